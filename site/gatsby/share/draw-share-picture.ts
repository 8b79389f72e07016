import sharp from "sharp";
import type { Focus } from "../../../content/model/media/picture-focus";
import type { Palette } from "../../../content/model/theme/default-palette";
import { waves } from "../../../content/model/theme/waves";
import { fitText, type FittedText, type TextBox } from "./fit-text";
import { outlines, widthOf } from "./letters";
import { phrasesOf } from "./phrases";

/** Size of a picture for sharing, in px. */
export const shareSize = { width: 1200, height: 630 } as const;

/** What a picture for sharing shows; texts as `drawable` leaves them. */
export interface ShareDrawing {
  readonly title: string;
  /** Days, hours, categories; none of them has blanks that a line may break at. */
  readonly date: string;
  /** Name of the chamber. */
  readonly name: string;
  /** Bytes of the chamber's mark. */
  readonly mark: Uint8Array | undefined;
  /** Bytes of the item's own picture. */
  readonly picture: Uint8Array | undefined;
  /** What of it stays in sight; absent: the centre. */
  readonly focus?: Focus | undefined;
  readonly colors: Palette;
}

const margin = 64;
const markSide = 80;
/** Width of the item's picture at the right edge, and of the waves in its place. */
const pictureWidth = 480;
const wavesWidth = 192;
const leading = 1.32;
/** From the top of a line to its baseline, in font sizes, with half of the leading above it. */
const baseline = 1.04;

/** Waves and a rising sun, as on the cards of items without a picture (site/items/cover.css). */
function wavesIn({ navy, red }: Palette): string {
  const place = `x="${String(shareSize.width - wavesWidth)}" width="${String(wavesWidth)}" height="100%"`;
  return `<defs><pattern id="waves" width="48" height="24" patternTransform="translate(${String(shareSize.width - wavesWidth)} 6) scale(4)" patternUnits="userSpaceOnUse">
${waves({ ground: navy, line: "#fff", opacity: ".1" })}</pattern></defs>
<rect ${place} fill="${navy}"/>
<rect ${place} fill="url(#waves)"/>
<circle cx="${String(shareSize.width)}" cy="${String(shareSize.height)}" r="144" fill="${red}"/>`;
}

/** Draws a picture for sharing; answers the bytes of a JPEG. */
export async function drawSharePicture({
  title,
  date,
  name,
  mark,
  picture,
  focus = "center",
  colors,
}: ShareDrawing): Promise<Uint8Array> {
  const side = picture ? pictureWidth : wavesWidth;
  const width = shareSize.width - side - margin - 48;
  const fit = (text: string, box: Omit<TextBox, "leading">, phrases = phrasesOf): FittedText =>
    fitText(text, { leading, ...box }, { widthOf, phrasesOf: phrases });
  const atBlanks = (text: string): readonly string[] => [text];
  const days = fit(date, { width, height: 96, sizes: [36, 32, 28], phrasesDownTo: 28 }, atBlanks);
  const markLeft = mark ? markSide + 24 : 0;
  const owner = fit(name, {
    width: width - markLeft,
    height: markSide,
    sizes: [34, 30, 26, 22, 18, 16],
    phrasesDownTo: 22,
  });
  const titleTop = margin + heightOf(days) + 20;
  const foot = shareSize.height - margin - markSide;
  const sizes = [84, 78, 72, 66, 60, 56, 52, 48, 44];
  const heading = fit(title, { width, height: foot - 24 - titleTop, sizes, phrasesDownTo: 56 });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${String(shareSize.width)}" height="${String(shareSize.height)}">
<rect width="100%" height="100%" fill="${colors.paper}"/>
${picture ? "" : wavesIn(colors)}
<rect width="100%" height="12" fill="${colors.navy}"/>
${textOf(days, margin, margin - 8, colors.redDeep)}
${textOf(heading, margin, titleTop, colors.ink)}
${textOf(owner, margin + markLeft, foot + (markSide - heightOf(owner)) / 2, colors.inkSoft)}
</svg>`;
  const overlays = [
    picture && {
      input: await sharp(picture)
        .rotate()
        .resize(pictureWidth, shareSize.height, { fit: "cover", position: positionOf(focus) })
        .toBuffer(),
      left: shareSize.width - pictureWidth,
      top: 0,
    },
    mark && {
      input: await sharp(mark).resize(markSide, markSide, { fit: "contain", background: "#ffffff00" }).png().toBuffer(),
      left: margin,
      top: foot,
    },
  ];
  return sharp(Buffer.from(svg))
    .composite(overlays.filter((overlay) => overlay !== undefined))
    .flatten({ background: colors.paper })
    .jpeg({ quality: 80 })
    .toBuffer();
}

/** As sharp calls it: the side first. */
const positionOf = (focus: Focus): string => focus.split("-").reverse().join(" ");

const heightOf = ({ size, lines }: FittedText): number => lines.length * size * leading;

function textOf({ size, lines }: FittedText, x: number, top: number, color: string): string {
  const drawn = lines.map((line, at) => outlines(line, { x, y: top + size * (baseline + at * leading), size }));
  return `<g fill="${color}">${drawn.join("")}</g>`;
}
