import { garland } from "../motifs/lanterns";
import { paperPlane, ringOfSixty } from "../motifs/ideas";
import { emblem } from "../motifs/emblem";
import { scale, seigaiha } from "../motifs/seigaiha";
import { accents, colour } from "../palette";
import { backdrop, circle, group, n, path, range, rect, stroke, svgDocument, wide } from "../svg";

const picture = (...parts: readonly string[]): string => svgDocument(wide.width, wide.height, ...parts);

/** Sixty dots around a red disc. */
export function foundingSixty(ground: "light" | "deep"): string {
  const deep = ground === "deep";
  return picture(
    deep
      ? seigaiha(-60, 900, 70, () => ["#16233f", "#1b2a4a", "#16233f", "#1b2a4a"])
      : seigaiha(-60, 900, 70, () => ["#f7eee0", colour.paper, "#f7eee0", colour.paper]),
    ringOfSixty(
      deep ? 1130 : 800,
      450,
      380,
      colour.red,
      deep ? [colour.honey, colour.paper, colour.coral] : [colour.red, colour.ink, colour.gold],
    ),
    emblem(deep ? 1130 : 800, 450, 200),
  );
}

/** A paper plane that draws its line upwards through circles. */
export function takeOff(): string {
  return picture(
    backdrop("#fdf1e4", colour.paper, "#e6eef0"),
    circle(330, 650, 210, colour.blush),
    circle(690, 500, 150, colour.honey, { opacity: 0.75 }),
    circle(1000, 330, 190, colour.mist),
    circle(1390, 560, 130, colour.jade, { opacity: 0.55 }),
    circle(170, 220, 84, colour.jade, { opacity: 0.4 }),
    stroke("M60 800C330 820 420 480 660 520S880 700 1010 520S1160 260 1290 226", colour.red, 10, {
      "stroke-dasharray": "2 24",
    }),
    stroke("M60 800C330 820 420 480 660 520S880 700 1010 520", colour.red, 10),
    paperPlane(1420, 176, 300),
    ...range(7).map((index) =>
      circle(1180 + index * 58, 760 - (index % 3) * 46, 9, accents[index % accents.length] ?? colour.red),
    ),
  );
}

/** A red envelope with gold waves under small lanterns. */
export function invitation(): string {
  return picture(
    backdrop("#fbf1e2", "#f6e2cc"),
    group(
      [
        rect(470, 262, 700, 470, colour.ink, { rx: 20, opacity: 0.16 }),
        rect(450, 240, 700, 470, colour.red, { rx: 20 }),
        `<clipPath id="envelope"><rect x="450" y="240" width="700" height="470" rx="20"/></clipPath>`,
        group(
          [
            ...range(6).flatMap((row) =>
              range(10).map((column) =>
                scale(450 + column * 88 - (row % 2) * 44, 590 + row * 22 + 44, 44, [
                  "#a80d26",
                  colour.gold,
                  "#a80d26",
                  colour.gold,
                  "#a80d26",
                ]),
              ),
            ),
          ],
          { "clip-path": "url(#envelope)" },
        ),
        path("M450 260Q450 240 470 240H1130Q1150 240 1150 260L842 476Q800 506 758 476Z", "#a80d26"),
        circle(800, 474, 62, colour.gold),
        emblem(800, 474, 48),
      ],
      { transform: "rotate(-5 800 470)" },
    ),
    garland({
      from: [-40, 30],
      to: [1640, 10],
      sag: 80,
      count: 11,
      size: 34,
      colours: [
        [colour.red, colour.wine],
        [colour.gold, colour.red],
        [colour.navy, colour.ink],
      ],
    }),
  );
}

/** Small keepsakes in a grid: tin, seal, book, leaf, cup, key. */
export function keepsakes(): string {
  const things: readonly ((x: number, y: number) => string)[] = [
    (x, y) =>
      rect(x - 46, y - 52, 92, 104, colour.red, { rx: 12 }) +
      rect(x - 52, y - 60, 104, 26, colour.gold, { rx: 10 }) +
      rect(x - 46, y - 4, 92, 26, colour.paper),
    (x, y) =>
      circle(x, y, 52, "none", { stroke: colour.red, "stroke-width": 12 }) +
      rect(x - 24, y - 24, 48, 48, colour.red, { rx: 6, transform: `rotate(45 ${n(x)} ${n(y)})` }),
    (x, y) =>
      path(
        `M${n(x)} ${n(y - 40)}Q${n(x - 36)} ${n(y - 62)} ${n(x - 66)} ${n(y - 48)}V${n(y + 44)}Q${n(x - 36)} ${n(y + 32)} ${n(x)} ${n(y + 52)}Q${n(x + 36)} ${n(y + 32)} ${n(x + 66)} ${n(y + 44)}V${n(y - 48)}Q${n(x + 36)} ${n(y - 62)} ${n(x)} ${n(y - 40)}Z`,
        colour.navy,
      ) + stroke(`M${n(x)} ${n(y - 40)}V${n(y + 50)}`, colour.paper, 5),
    (x, y) =>
      path(
        `M${n(x - 50)} ${n(y + 54)}C${n(x - 70)} ${n(y - 30)} ${n(x - 10)} ${n(y - 64)} ${n(x + 56)} ${n(y - 58)}C${n(x + 62)} ${n(y + 10)} ${n(x + 22)} ${n(y + 66)} ${n(x - 50)} ${n(y + 54)}Z`,
        colour.leaf,
      ) + stroke(`M${n(x - 56)} ${n(y + 62)}Q${n(x - 10)} ${n(y)} ${n(x + 40)} ${n(y - 44)}`, colour.jade, 6),
    (x, y) =>
      path(`M${n(x - 52)} ${n(y - 40)}H${n(x + 40)}V${n(y + 14)}A46 46 0 0 1 ${n(x - 52)} ${n(y + 14)}Z`, colour.gold) +
      circle(x + 44, y - 10, 22, "none", { stroke: colour.gold, "stroke-width": 10 }) +
      rect(x - 62, y + 58, 112, 10, colour.gold, { rx: 5 }),
    (x, y) =>
      rect(x - 58, y - 40, 116, 84, colour.slate, { rx: 14 }) +
      rect(x - 58, y - 8, 116, 10, colour.paper) +
      rect(x - 22, y - 58, 44, 20, "none", { stroke: colour.slate, "stroke-width": 10, rx: 10 }),
  ];
  return picture(
    backdrop(colour.cream, colour.paper),
    ...range(32).map((index) => {
      const x = 130 + (index % 8) * 191;
      const y = 120 + Math.floor(index / 8) * 220;
      const ground =
        [colour.paper, "#f7e4d6", "#e9efee", "#fbf0d8"][(index + Math.floor(index / 8)) % 4] ?? colour.paper;
      return (
        rect(x - 86, y - 98, 172, 196, ground, { rx: 16 }) +
        (things[(index * 5 + Math.floor(index / 8)) % things.length]?.(x, y) ?? "")
      );
    }),
  );
}
