import { garland, lantern } from "../motifs/lanterns";
import { shophouses, stars } from "../motifs/festive";
import { palmFrond } from "../motifs/garden";
import { bars, bubble, deskLamp, door } from "../motifs/ideas";
import { cup } from "../motifs/table";
import { colour } from "../palette";
import { seeded } from "../random";
import { backdrop, circle, n, onCircle, range, rect, stroke, svgDocument, wide } from "../svg";

const picture = (...parts: readonly string[]): string => svgDocument(wide.width, wide.height, ...parts);
const fronts = [colour.coral, "#7fa8a0", "#e3b565", "#6f88a8", "#d98b7a"] as const;

/** Lanterns above a row of shophouses at dusk. */
export function shophouseDusk(order: 0 | 1): string {
  const row = order === 0 ? fronts : ([fronts[3], fronts[2], fronts[0], fronts[1]] as const);
  return picture(
    backdrop("#27345f", "#76567a", "#e58b6f", colour.honey),
    stars(seeded(9 + order), 40, 260),
    shophouses(900, 500, row, true),
    garland({
      from: [-40, 40],
      to: [840, 70],
      sag: 110,
      count: 5,
      size: 52,
      colours: [
        [colour.red, colour.wine],
        [colour.gold, colour.red],
      ],
      glow: true,
    }),
    garland({
      from: [840, 70],
      to: [1640, 20],
      sag: 120,
      count: 5,
      size: 48,
      colours: [
        [colour.gold, colour.red],
        [colour.red, colour.wine],
      ],
      glow: true,
    }),
    order === 1
      ? garland({
          from: [-40, 260],
          to: [1640, 240],
          sag: 90,
          count: 9,
          size: 30,
          colours: [
            [colour.red, colour.wine],
            [colour.cream, colour.sand],
          ],
          glow: true,
        })
      : "",
  );
}

/** Speech bubbles that overlap. */
export function conversation(kind: "many" | "three"): string {
  return kind === "many"
    ? picture(
        backdrop(colour.cream, colour.paper),
        circle(1320, 240, 300, colour.blush, { opacity: 0.6 }),
        circle(220, 720, 260, colour.mist, { opacity: 0.5 }),
        bubble(170, 130, 520, 300, colour.navy, colour.mist, "left"),
        bubble(900, 90, 520, 290, colour.red, colour.blush, "right"),
        bubble(560, 330, 470, 270, colour.gold, colour.paper, "right"),
        bubble(200, 540, 360, 200, colour.jade, colour.paper, "left", 2),
        bubble(1090, 500, 380, 220, colour.slate, colour.haze, "right", 2),
      )
    : picture(
        backdrop("#1b2a4d", colour.navy, "#34527c"),
        ...range(8).map((index) =>
          circle(800, 470, 780 - index * 92, "none", { stroke: colour.slate, "stroke-width": 3, opacity: 0.35 }),
        ),
        bubble(210, 170, 560, 330, colour.paper, colour.mist, "left", 4),
        bubble(830, 130, 560, 320, colour.red, colour.blush, "right", 4),
        bubble(560, 430, 480, 240, colour.gold, colour.paper, "left", 2),
      );
}

/** A round table from above, with chairs and bubbles around it. */
export function assembly(): string {
  return picture(
    backdrop("#f1e6d5", colour.cream),
    ...range(16).map((index) => {
      const [x, y] = onCircle(800, 470, 320, index / 16);
      return (
        circle(x, y, 52, [colour.navy, colour.red, colour.jade, colour.gold][index % 4] ?? colour.navy) +
        circle(x, y, 26, "#ffffff", { opacity: 0.25 })
      );
    }),
    circle(812, 488, 240, colour.ink, { opacity: 0.14 }),
    circle(800, 470, 240, colour.paper),
    circle(800, 470, 222, "none", { stroke: colour.red, "stroke-width": 6 }),
    ...range(8).map((index) => {
      const [x, y] = onCircle(800, 470, 160, (index + 0.5) / 8);
      return rect(x - 24, y - 32, 48, 64, index % 2 === 0 ? colour.mist : colour.blush, {
        rx: 5,
        transform: `rotate(${n((index + 0.5) * 45)} ${n(x)} ${n(y)})`,
      });
    }),
    bubble(90, 80, 330, 190, colour.navy, colour.mist, "right"),
    bubble(1180, 90, 330, 190, colour.red, colour.blush, "left"),
    bubble(1250, 580, 270, 150, colour.gold, colour.paper, "left", 2),
    bubble(70, 590, 270, 150, colour.jade, colour.paper, "right", 2),
  );
}

/** Ten doors, one of them open. */
export function tenDoors(): string {
  return picture(
    backdrop("#24365c", "#3d5379"),
    rect(0, 740, 1600, 160, colour.ink),
    ...range(10).map((index) =>
      index === 6
        ? ""
        : door(
            74 + index * 150,
            740,
            104,
            440,
            [colour.slate, colour.jade, colour.navy, "#8a6a5c"][index % 4] ?? colour.slate,
            false,
          ),
    ),
    door(74 + 6 * 150, 740, 104, 440, colour.red, true),
    ...range(10).map((index) =>
      circle(126 + index * 150, 230, 12, index === 6 ? colour.honey : colour.mist, { opacity: index === 6 ? 1 : 0.35 }),
    ),
  );
}

/** Desks in a row, one lamp lit. */
export function quietDesks(): string {
  return picture(
    backdrop("#22335a", "#2f466f", "#48637f"),
    ...range(4).map(
      (index) =>
        rect(90 + index * 390, 110, 250, 300, index === 1 ? "#5b7897" : "#3c567e", { rx: 8 }) +
        stroke(`M${n(215 + index * 390)} 110V410M${n(90 + index * 390)} 260H${n(340 + index * 390)}`, "#2b4068", 8),
    ),
    ...range(4).map((index) =>
      deskLamp(170 + index * 390, 684, 250, index === 1 ? colour.red : colour.ink, index === 1),
    ),
    ...range(4).map(
      (index) =>
        rect(54 + index * 390, 684, 330, 26, "#c99a6b", { rx: 6 }) +
        rect(80 + index * 390, 710, 16, 190, "#8d6544") +
        rect(342 + index * 390, 710, 16, 190, "#8d6544"),
    ),
    ...range(4).map((index) =>
      rect(
        260 + index * 390,
        640,
        70,
        44,
        [colour.gold, colour.paper, colour.jade, colour.coral][index] ?? colour.gold,
        { rx: 5 },
      ),
    ),
  );
}

/** The front of an office house: behind each window somebody works on something else, and the door is open. */
export function openOffices(): string {
  const views: readonly ((x: number, y: number) => string)[] = [
    (x, y) => deskLamp(x + 62, y + 196, 150, colour.red, true),
    (x, y) => palmFrond(x + 90, y + 200, 150, -16, colour.leaf) + palmFrond(x + 110, y + 205, 140, 22, colour.jade),
    (x, y) => bubble(x + 34, y + 44, 130, 84, colour.navy, colour.mist, "left", 2),
    (x, y) => bars(x + 34, y + 200, 24, 12, [50, 84, 70, 126], [colour.red, colour.gold, colour.jade, colour.navy]),
    (x, y) => cup(x + 100, y + 116, 68, colour.paper, colour.red, "#5a3422"),
    (x, y) => lantern(x + 100, y + 110, 52, colour.red, colour.wine),
  ];
  return picture(
    backdrop("#cfdbe2", colour.haze),
    rect(90, 50, 1420, 850, "#d9826d"),
    rect(90, 50, 1420, 26, colour.wine),
    ...range(3).flatMap((row) =>
      range(6).map((column) => {
        const x = 140 + column * 228;
        const y = 116 + row * 262;
        if (row === 2 && column === 3) return "";
        const ground = [colour.paper, colour.honey, "#dfe9ee", "#f6e2d2"][(row + column * 3) % 4] ?? colour.paper;
        return (
          rect(x - 10, y - 10, 220, 226, colour.paper) +
          rect(x, y, 200, 206, ground) +
          (views[(column + row * 4) % views.length]?.(x, y) ?? "") +
          rect(x - 18, y + 206, 236, 14, colour.wine, { rx: 4 })
        );
      }),
    ),
    door(850, 900, 150, 250, colour.red, true),
  );
}
