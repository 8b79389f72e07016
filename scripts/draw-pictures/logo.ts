import { emblem } from "./motifs/emblem";
import { n, rect, svgDocument } from "./svg";

/** A mark drawn in a square of 120 around (0, 0), and a name beside it. */
export interface Logo {
  readonly name: string;
  readonly second?: string;
  readonly font: "sans" | "serif" | "mono" | "japanese";
  readonly size: number;
  readonly color: string;
  readonly mark: string;
  readonly spacing?: number;
}

const fonts: Readonly<Record<Logo["font"], string>> = {
  sans: "Liberation Sans, DejaVu Sans, sans-serif",
  serif: "Liberation Serif, DejaVu Serif, serif",
  mono: "DejaVu Sans Mono, monospace",
  japanese: "Noto Sans CJK JP, sans-serif",
};

/** A logo of 480 x 240 on a transparent ground. */
export function logo({ name, second, font, size, color, mark, spacing = 0 }: Logo): string {
  const words = (text: string, y: number, points: number, weight: string): string =>
    `<text x="176" y="${n(y)}" font-family="${fonts[font]}" font-size="${n(points)}" font-weight="${weight}" letter-spacing="${n(spacing)}" fill="${color}">${text}</text>`;
  const text =
    second === undefined
      ? words(name, 120 + size * 0.35, size, "bold")
      : words(name, 112, size, "bold") + words(second, 116 + size * 0.86, size * 0.72, "normal");
  return svgDocument(480, 240, `<g transform="translate(92 120)">${mark}</g>`, text);
}

/** A banner of 960 x 320: an office's mark and its name in both languages. */
export function banner(english: string, japanese: string, color: string, mark: string): string {
  const text = (words: string, y: number, font: string, points: number, weight: string): string =>
    `<text x="330" y="${n(y)}" font-family="${font}" font-size="${n(points)}" font-weight="${weight}" fill="${color}">${words}</text>`;
  return svgDocument(
    960,
    320,
    rect(0, 0, 960, 320, "#ffffff"),
    rect(0, 308, 960, 12, color),
    `<g transform="translate(170 156) scale(1.5)">${mark}</g>`,
    text(english, 144, fonts.serif, 48, "bold"),
    text(japanese, 206, fonts.japanese, 36, "normal"),
  );
}

/** The chamber's own mark. */
export const chamberMark = (): string => svgDocument(256, 256, emblem(128, 128, 122));
