import { bars } from "../motifs/ideas";
import { sea, sun } from "../motifs/sea";
import { colour } from "../palette";
import { backdrop, circle, group, n, range, rect, stroke, svgDocument, wide } from "../svg";

const picture = (...parts: readonly string[]): string => svgDocument(wide.width, wide.height, ...parts);

/** Bars that grow, and a sun above a patterned sea. */
export function outlook(): string {
  return picture(
    backdrop(colour.paper, "#fdeedd", "#f8d9c0"),
    sun(1160, 330, 150, colour.red, colour.coral),
    ...range(5).map((index) => stroke(`M100 ${n(200 + index * 110)}H1500`, colour.sand, 3)),
    bars(
      170,
      720,
      84,
      46,
      [130, 180, 150, 240, 290, 260, 350, 430, 410, 520],
      [colour.navy, colour.slate, colour.navy, colour.jade],
    ),
    stroke("M212 560C420 500 560 520 760 400S1180 280 1430 150", colour.gold, 10),
    ...(
      [
        [212, 560],
        [760, 400],
        [1120, 292],
        [1430, 150],
      ] as const
    ).map(([x, y]) => circle(x, y, 20, colour.gold) + circle(x, y, 9, colour.paper)),
    sea(706, "day", 54),
  );
}

/** Answers of a survey: bars and a dotted line on a light ground. */
export function survey(): string {
  const columns = [
    [3, 6],
    [4, 8],
    [6, 5],
    [7, 9],
    [9, 7],
    [10, 12],
  ] as const;
  return picture(
    backdrop("#e8eeee", colour.paper),
    rect(140, 110, 1320, 680, "#ffffff", { rx: 28, opacity: 0.85 }),
    ...columns.flatMap(([first, second], index) => [
      ...range(first).map((row) => rect(240 + index * 196, 690 - row * 42, 62, 32, colour.navy, { rx: 7 })),
      ...range(second).map((row) =>
        rect(312 + index * 196, 690 - row * 42, 62, 32, row === second - 1 ? colour.gold : colour.red, { rx: 7 }),
      ),
    ]),
    stroke("M271 470C480 420 560 380 660 400S980 280 1060 260S1240 190 1360 170", colour.slate, 7, {
      "stroke-dasharray": "2 20",
    }),
    stroke("M210 736H1400", colour.ink, 6),
  );
}

/** Sheets of paper that become rows of dots. */
export function paperToDots(): string {
  const sheet = (x: number, y: number, turn: number, color: string): string =>
    group(
      [
        rect(x, y, 330, 450, color, { rx: 10 }),
        ...range(8).map((row) =>
          rect(x + 40, y + 60 + row * 44, row % 3 === 2 ? 150 : 250, 14, colour.mist, { rx: 7 }),
        ),
        circle(x + 262, y + 388, 34, "none", { stroke: colour.red, "stroke-width": 8 }),
      ],
      {
        transform: `rotate(${n(turn)} ${n(x + 165)} ${n(y + 225)})`,
      },
    );
  return picture(
    backdrop("#20325a", colour.navy, "#2f4f75"),
    sheet(130, 250, -13, "#d9dfe2"),
    sheet(220, 220, -4, "#ebe6dc"),
    sheet(320, 230, 6, colour.paper),
    ...range(10).flatMap((row) =>
      range(15).map((column) => {
        const fade = column / 15;
        const spread = Math.max(0, 1 - fade * 1.5);
        const wobble = 70 * spread * Math.sin(row * 3.1 + column * 1.7);
        return circle(
          760 + column * 54,
          180 + row * 58 + wobble,
          9 + fade * 9,
          (row * 7 + column * 3) % 11 === 0 ? colour.red : (row + column) % 5 === 0 ? colour.gold : colour.mist,
          { opacity: 0.5 + fade * 0.5 },
        );
      }),
    ),
  );
}
