import { circle, ellipse, glow, group, n, range, rect, stroke } from "../svg";
import { colour } from "../palette";

/** A round paper lantern that hangs at (x, y); `size` is half of its width. */
export function lantern(x: number, y: number, size: number, body: string, rib: string): string {
  const height = size * 0.86;
  return group([
    rect(x - size * 0.34, y - height - size * 0.16, size * 0.68, size * 0.2, colour.ink, { rx: size * 0.06 }),
    ellipse(x, y, size, height, body),
    ...[0.34, 0.72].map((share) =>
      ellipse(x, y, size * share, height, "none", { stroke: rib, "stroke-width": size * 0.035, opacity: 0.55 }),
    ),
    ellipse(x - size * 0.36, y - height * 0.3, size * 0.2, height * 0.34, "#ffffff", { opacity: 0.14 }),
    rect(x - size * 0.3, y + height - size * 0.04, size * 0.6, size * 0.16, colour.ink, { rx: size * 0.05 }),
    stroke(`M${n(x)} ${n(y + height + size * 0.1)}v${n(size * 0.62)}`, colour.gold, size * 0.07),
    circle(x, y + height + size * 0.28, size * 0.09, colour.gold),
  ]);
}

export interface Garland {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  /** How deep the string hangs. */
  readonly sag: number;
  readonly count: number;
  readonly size: number;
  readonly colours: readonly (readonly [body: string, rib: string])[];
  readonly glow?: boolean;
}

/** Lanterns on a string between two points. */
export function garland({ from, to, sag, count, size, colours, glow: shines = false }: Garland): string {
  const [x1, y1] = from;
  const [x2, y2] = to;
  const at = (t: number): readonly [number, number] => [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + sag * 4 * t * (1 - t)];
  const control = `${n((x1 + x2) / 2)} ${n((y1 + y2) / 2 + sag * 2)}`;
  return group([
    glow("lantern-glow", colour.honey, 0.55),
    stroke(`M${n(x1)} ${n(y1)}Q${control} ${n(x2)} ${n(y2)}`, colour.ink, 3),
    ...range(count).map((index) => {
      const [x, y] = at((index + 0.5) / count);
      const [body, rib] = colours[index % colours.length] ?? [colour.red, colour.wine];
      const hang = y + size * 1.15;
      return (shines ? circle(x, hang, size * 2.3, "url(#lantern-glow)") : "") + lantern(x, hang, size, body, rib);
    }),
  ]);
}
