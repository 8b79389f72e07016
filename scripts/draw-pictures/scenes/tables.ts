import { bubble } from "../motifs/ideas";
import { chopsticks, cup, plate, platter, tiles, toast } from "../motifs/table";
import { seigaiha } from "../motifs/seigaiha";
import { colour } from "../palette";
import { backdrop, circle, ellipse, group, n, onCircle, path, range, rect, stroke, svgDocument, wide } from "../svg";

const picture = (...parts: readonly string[]): string => svgDocument(wide.width, wide.height, ...parts);

/** The new year's platter with chopsticks from all sides. */
export function tossing(): string {
  const segments = [
    colour.coral,
    "#f0b35a",
    colour.jade,
    "#f3e2b8",
    colour.red,
    "#a9c78f",
    "#f2a6a0",
    colour.leaf,
    "#f5cf7a",
    colour.wine,
  ];
  return picture(
    seigaiha(-60, 900, 80, () => ["#f4e3cc", colour.cream, "#f4e3cc", colour.cream]),
    platter(800, 450, 370, segments, colour.coral),
    ...[0.06, 0.19, 0.33, 0.44, 0.57, 0.69, 0.82, 0.94].map((turn, index) => {
      const [x, y] = onCircle(800, 450, 165 + (index % 2) * 60, turn + 0.02);
      return chopsticks(x, y, 760, turn, index % 2 === 0 ? colour.ink : colour.wine);
    }),
  );
}

/** Cups and plates of an early breakfast. */
export function kopiTable(): string {
  return picture(
    rect(0, 0, 1600, 900, "#b9805a"),
    ...range(9).map((index) => rect(0, index * 104, 1600, 3, "#9c6745", { opacity: 0.5 })),
    circle(800, 460, 640, "#f7efe3"),
    circle(800, 460, 606, "none", { stroke: colour.red, "stroke-width": 8 }),
    circle(800, 460, 588, "none", { stroke: colour.red, "stroke-width": 3 }),
    cup(470, 330, 150, colour.paper, colour.leaf, "#5a3422"),
    cup(1120, 300, 140, colour.paper, colour.red, "#6e4430"),
    cup(1180, 660, 150, colour.paper, colour.navy, "#4c2b1d"),
    cup(380, 690, 130, colour.paper, colour.red, "#7c5138"),
    plate(800, 480, 210, colour.paper, colour.navy, toast(800, 480, 260)),
    plate(
      770,
      130,
      120,
      colour.paper,
      colour.red,
      circle(745, 130, 36, "#fdf3da") +
        circle(745, 130, 16, "#f0a93c") +
        circle(805, 140, 34, "#fdf3da") +
        circle(805, 140, 15, "#f0a93c"),
    ),
    plate(
      770,
      800,
      110,
      colour.paper,
      colour.leaf,
      range(7)
        .map((index) =>
          circle(770 + 44 * Math.cos(index), 800 + 44 * Math.sin(index), 20, index % 2 === 0 ? colour.jade : "#c8dcb0"),
        )
        .join(""),
    ),
  );
}

/** Bowls and cups on patterned tiles. */
export function foodAndDesign(): string {
  const noodles = (x: number, y: number): string =>
    group([
      circle(x, y, 128, "#e9a045"),
      ...range(9).map((index) =>
        stroke(
          `M${n(x - 90 + index * 6)} ${n(y - 50 + index * 12)}q40 ${index % 2 === 0 ? "-26" : "26"} 80 0t80 0`,
          "#fbe3a8",
          9,
        ),
      ),
      circle(x - 36, y - 50, 34, "#fdf3da"),
      circle(x - 36, y - 50, 16, "#ee8f3c"),
      ...range(4).map((index) =>
        ellipse(x + 46, y - 20 + index * 22, 30, 9, colour.leaf, {
          transform: `rotate(${n(-30 + index * 12)} ${n(x + 46)} ${n(y)})`,
        }),
      ),
    ]);
  const bowl = (x: number, y: number, rim: string, inside: string): string =>
    group([
      circle(x + 14, y + 18, 176, colour.ink, { opacity: 0.18 }),
      circle(x, y, 176, rim),
      circle(x, y, 160, colour.paper),
      circle(x, y, 150, "none", { stroke: rim, "stroke-width": 5, "stroke-dasharray": "14 12" }),
      inside,
    ]);
  return picture(
    tiles(200, [colour.cream, "#dfe9e2", "#f6dfc9"], [colour.red, colour.leaf, colour.gold, colour.navy]),
    bowl(480, 400, colour.red, noodles(480, 400)),
    bowl(
      1090,
      560,
      colour.navy,
      circle(1090, 560, 128, "#f4efe4") +
        range(16)
          .map((index) => {
            const [x, y] = onCircle(1090, 560, 40 + (index % 3) * 30, index * 0.38);
            return circle(x, y, 17, [colour.red, colour.jade, colour.gold, colour.coral][index % 4] ?? colour.red);
          })
          .join(""),
    ),
    cup(860, 200, 128, colour.paper, colour.leaf, "#5a3422"),
    cup(1360, 250, 116, colour.paper, colour.red, "#6e4430"),
    cup(190, 720, 120, colour.paper, colour.navy, "#4c2b1d"),
    chopsticks(700, 790, 430, 0.2, colour.ink),
  );
}

/** Steam over a hotpot, and talk above it. */
export function hotpotTalk(): string {
  return picture(
    backdrop("#2a2f55", "#4a3f63", "#a3545a"),
    bubble(200, 90, 400, 220, colour.paper, colour.mist, "right"),
    bubble(960, 70, 440, 250, colour.gold, colour.paper, "left"),
    bubble(560, 190, 360, 210, colour.coral, colour.blush, "right"),
    ...range(5).map((index) =>
      stroke(`M${n(600 + index * 100)} 560q-50 -60 0 -120t0 -110`, colour.paper, 18, { opacity: 0.4 }),
    ),
    ellipse(800, 860, 560, 70, colour.ink, { opacity: 0.5 }),
    path("M380 610H1220Q1220 850 1020 850H580Q380 850 380 610Z", colour.ink),
    ellipse(800, 610, 420, 74, "#3a3f5e"),
    ellipse(800, 610, 384, 58, "#e0a25a"),
    ...range(16).map((index) =>
      ellipse(
        800 + 320 * Math.cos(index * 2.4) * Math.sqrt((index + 1) / 17),
        610 + 42 * Math.sin(index * 2.4) * Math.sqrt((index + 1) / 17),
        34,
        15,
        [colour.leaf, "#f4efe4", colour.coral, "#c8dcb0"][index % 4] ?? colour.leaf,
      ),
    ),
    rect(300, 640, 90, 34, colour.ink, { rx: 17 }),
    rect(1210, 640, 90, 34, colour.ink, { rx: 17 }),
  );
}
