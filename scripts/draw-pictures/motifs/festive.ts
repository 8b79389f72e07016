import type { Random } from "../random";
import { colour } from "../palette";
import { circle, group, n, onCircle, path, range, rect, stroke } from "../svg";

/** A round firework: rays that end in dots, in two or three rings. */
export function firework(x: number, y: number, radius: number, outer: string, inner: string): string {
  const ring = (count: number, from: number, to: number, color: string, width: number): string =>
    range(count)
      .map((index) => {
        const turn = (index + (from > 0.3 ? 0.5 : 0)) / count;
        const [x1, y1] = onCircle(x, y, radius * from, turn);
        const [x2, y2] = onCircle(x, y, radius * to, turn);
        return stroke(`M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`, color, width) + circle(x2, y2, width * 1.7, color);
      })
      .join("");
  return group([
    ring(28, 0.5, 0.97, outer, 3.4),
    ring(20, 0.3, 0.66, inner, 3),
    ring(12, 0.1, 0.36, colour.paper, 2.6),
    circle(x, y, radius * 0.04, colour.paper),
  ]);
}

/** A hand-held sparkler: a drooping stem and forked sparks around its ember. */
export function sparkler(random: Random, x: number, y: number, radius: number): string {
  return group([
    stroke(
      `M${n(x)} ${n(y)}C${n(x - 10)} ${n(y - 190)} ${n(x + 34)} ${n(y - 420)} ${n(x + 16)} ${n(y - 900)}`,
      colour.coral,
      7,
    ),
    ...range(34).map((index) => {
      const turn = index / 34 + random.between(-0.012, 0.012);
      const reach = radius * random.between(0.5, 1);
      const [x1, y1] = onCircle(x, y, radius * 0.2, turn);
      const [x2, y2] = onCircle(x, y, reach, turn);
      const twigs = range(4).map((fork) => {
        const [x3, y3] = onCircle(x2, y2, radius * random.between(0.08, 0.2), turn + (fork - 1.5) * 0.11);
        return stroke(`M${n(x2)} ${n(y2)}L${n(x3)} ${n(y3)}`, colour.honey, 2.2) + circle(x3, y3, 2.6, colour.paper);
      });
      return (
        stroke(`M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`, random.of([colour.gold, colour.honey, colour.coral]), 2.6) +
        twigs.join("")
      );
    }),
    circle(x, y, radius * 0.1, colour.coral),
    circle(x, y, radius * 0.055, colour.honey),
  ]);
}

/** Stars of a clear night. */
export function stars(random: Random, count: number, bottom: number): string {
  return group(
    range(count).map(() =>
      circle(random.between(0, 1600), random.between(0, bottom), random.between(1, 2.8), colour.honey, {
        opacity: random.between(0.35, 0.9),
      }),
    ),
  );
}

/** A row of shophouses with shutters, arches and tiled roofs; `lit` turns the windows gold. */
export function shophouses(base: number, height: number, fronts: readonly string[], lit: boolean): string {
  const width = 1600 / fronts.length;
  const pane = lit ? colour.honey : colour.slate;
  return group(
    fronts.map((front, index) =>
      shophouse(index * width, base, width, height * (index % 2 === 0 ? 1 : 0.94), front, pane),
    ),
  );
}

function shophouse(x: number, base: number, width: number, height: number, front: string, pane: string): string {
  const top = base - height;
  const bay = width / 3;
  const floors = [0.2, 0.5].flatMap((share) =>
    range(3).map((column) => {
      const left = x + column * bay + bay * 0.24;
      const y = top + height * share;
      const w = bay * 0.52;
      return group([
        path(
          `M${n(left)} ${n(y + height * 0.19)}V${n(y + w / 2)}A${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(left + w)} ${n(y + w / 2)}V${n(y + height * 0.19)}Z`,
          pane,
        ),
        stroke(
          `M${n(left + w / 2)} ${n(y + 4)}V${n(y + height * 0.19)}M${n(left)} ${n(y + height * 0.1)}H${n(left + w)}`,
          front,
          4,
        ),
        rect(left - w * 0.3, y + w * 0.44, w * 0.24, height * 0.19 - w * 0.44, colour.paper, { opacity: 0.75 }),
        rect(left + w * 1.06, y + w * 0.44, w * 0.24, height * 0.19 - w * 0.44, colour.paper, { opacity: 0.75 }),
      ]);
    }),
  );
  return group([
    rect(x, top, width + 1, height, front),
    path(
      `M${n(x - 6)} ${n(top + 6)}L${n(x + width * 0.1)} ${n(top - height * 0.13)}H${n(x + width * 0.9)}L${n(x + width + 6)} ${n(top + 6)}Z`,
      "#7d3a2c",
    ),
    ...range(11).map((rib) =>
      stroke(
        `M${n(x + width * (0.04 + rib * 0.092))} ${n(top + 4)}L${n(x + width * (0.12 + rib * 0.076))} ${n(top - height * 0.125)}`,
        "#9a4a37",
        3,
      ),
    ),
    rect(x, top + 4, width + 1, 12, colour.paper, { opacity: 0.8 }),
    rect(x, top + height * 0.44, width + 1, 8, colour.paper, { opacity: 0.8 }),
    ...floors,
    rect(x, base - height * 0.25, width + 1, 8, colour.paper, { opacity: 0.8 }),
    path(
      `M${n(x + bay * 0.3)} ${n(base)}V${n(base - height * 0.1)}A${n(bay * 1.2)} ${n(height * 0.12)} 0 0 1 ${n(x + bay * 2.7)} ${n(base - height * 0.1)}V${n(base)}Z`,
      colour.ink,
      { opacity: 0.82 },
    ),
    rect(x - 5, top, 10, height, colour.paper, { opacity: 0.85 }),
  ]);
}
