import { colour } from "../palette";
import { circle, ellipse, group, n, onCircle, path, range, rect, stroke } from "../svg";

/** A cup on its saucer, seen from above. */
export function cup(x: number, y: number, size: number, saucer: string, rim: string, drink: string): string {
  return group([
    circle(x + size * 0.06, y + size * 0.1, size, colour.ink, { opacity: 0.12 }),
    circle(x, y, size, saucer),
    circle(x, y, size * 0.82, "none", {
      stroke: rim,
      "stroke-width": size * 0.045,
      "stroke-dasharray": `${n(size * 0.05)} ${n(size * 0.1)}`,
    }),
    rect(x + size * 0.45, y - size * 0.1, size * 0.36, size * 0.2, rim, {
      rx: size * 0.1,
      transform: `rotate(-32 ${n(x)} ${n(y)})`,
    }),
    circle(x, y, size * 0.56, rim),
    circle(x, y, size * 0.49, colour.paper),
    circle(x, y, size * 0.43, drink),
    path(
      `M${n(x - size * 0.25)} ${n(y - size * 0.2)}A${n(size * 0.32)} ${n(size * 0.32)} 0 0 1 ${n(x + size * 0.08)} ${n(y - size * 0.31)}`,
      "none",
      { stroke: "#ffffff", "stroke-width": size * 0.04, "stroke-linecap": "round", opacity: 0.5 },
    ),
  ]);
}

/** A plate with a wave border and something on it. */
export function plate(x: number, y: number, size: number, ground: string, border: string, food: string): string {
  return group([
    circle(x + size * 0.05, y + size * 0.08, size, colour.ink, { opacity: 0.12 }),
    circle(x, y, size, ground),
    ...range(18).map((index) => {
      const [px, py] = onCircle(x, y, size * 0.86, index / 18);
      return circle(px, py, size * 0.09, "none", { stroke: border, "stroke-width": size * 0.03 });
    }),
    circle(x, y, size * 0.72, "none", { stroke: border, "stroke-width": size * 0.02 }),
    food,
  ]);
}

/** Two slices of toast. */
export function toast(x: number, y: number, size: number): string {
  const slice = (dx: number, dy: number, turn: number): string =>
    group(
      [
        rect(-size * 0.36, -size * 0.34, size * 0.72, size * 0.68, "#a9683a", { rx: size * 0.12 }),
        rect(-size * 0.3, -size * 0.28, size * 0.6, size * 0.56, "#dca767", { rx: size * 0.08 }),
        path(
          `M${n(-size * 0.22)} ${n(-size * 0.06)}q${n(size * 0.12)} ${n(-size * 0.16)} ${n(size * 0.22)} 0t${n(size * 0.22)} 0`,
          "none",
          { stroke: colour.jade, "stroke-width": size * 0.09, "stroke-linecap": "round" },
        ),
      ],
      { transform: `translate(${n(x + dx)} ${n(y + dy)}) rotate(${n(turn)})` },
    );
  return slice(-size * 0.1, size * 0.1, -14) + slice(size * 0.12, -size * 0.08, 10);
}

/** A pair of chopsticks whose tips are at (x, y), coming in from the direction `turn` (0 is the top). */
export function chopsticks(x: number, y: number, length: number, turn: number, color: string): string {
  const stick = (spread: number): string => {
    const [fromX, fromY] = onCircle(x, y, length, turn + spread);
    const [tipX, tipY] = onCircle(x, y, 12, turn + spread * 3);
    const [bandX, bandY] = onCircle(x, y, length * 0.72, turn + spread);
    return (
      stroke(`M${n(tipX)} ${n(tipY)}L${n(fromX)} ${n(fromY)}`, color, 13) +
      stroke(`M${n(bandX)} ${n(bandY)}L${n(fromX)} ${n(fromY)}`, colour.gold, 13, { opacity: 0.9 })
    );
  };
  return group([stick(-0.012), stick(0.012)]);
}

/** A platter of coloured segments around a heart, as for the new year's toss. */
export function platter(x: number, y: number, size: number, colours: readonly string[], heart: string): string {
  const step = 1 / colours.length;
  return group([
    circle(x + 14, y + 22, size, colour.ink, { opacity: 0.16 }),
    circle(x, y, size, colour.paper),
    circle(x, y, size * 0.95, "none", { stroke: colour.navy, "stroke-width": 5 }),
    ...range(40).map((index) => {
      const [px, py] = onCircle(x, y, size * 0.9, index / 40);
      return circle(px, py, size * 0.026, index % 2 === 0 ? colour.red : colour.navy);
    }),
    ...colours.map((color, index) =>
      segment(x, y, size * 0.82, index * step + 0.006, (index + 1) * step - 0.006, color),
    ),
    circle(x, y, size * 0.32, colour.paper),
    circle(x, y, size * 0.28, heart),
    ...range(26).map((index) => {
      const [px, py] = onCircle(x, y, size * 0.24 * Math.sqrt((index + 0.5) / 26), index * 0.381966);
      return ellipse(px, py, size * 0.04, size * 0.02, index % 3 === 0 ? colour.honey : colour.blush, {
        transform: `rotate(${n(index * 57)} ${n(px)} ${n(py)})`,
      });
    }),
  ]);
}

function segment(x: number, y: number, radius: number, from: number, to: number, color: string): string {
  const [x1, y1] = onCircle(x, y, radius, from);
  const [x2, y2] = onCircle(x, y, radius, to);
  const shreds = range(26).map((index) => {
    const turn = from + (to - from) * (0.1 + 0.8 * ((index * 0.618) % 1));
    const reach = radius * (0.5 + 0.46 * ((index * 0.383) % 1));
    const [sx, sy] = onCircle(x, y, reach, turn);
    const [ex, ey] = onCircle(x, y, reach - radius * 0.13, turn + 0.006 * ((index % 5) - 2));
    return stroke(`M${n(sx)} ${n(sy)}L${n(ex)} ${n(ey)}`, "#ffffff", 5, { opacity: 0.28 });
  });
  return group([
    path(`M${n(x)} ${n(y)}L${n(x1)} ${n(y1)}A${n(radius)} ${n(radius)} 0 0 1 ${n(x2)} ${n(y2)}Z`, color),
    ...shreds,
  ]);
}

/** Patterned floor tiles: a star of petals in a square, in turning colours. */
export function tiles(
  size: number,
  grounds: readonly string[],
  petals: readonly string[],
  to: { width: number; height: number } = { width: 1600, height: 900 },
): string {
  const columns = Math.ceil(to.width / size);
  const rows = Math.ceil(to.height / size);
  return group(
    range(rows).flatMap((row) =>
      range(columns).map((column) => {
        const x = column * size;
        const y = row * size;
        const kind = column + row * 3;
        const petal = petals[kind % petals.length] ?? colour.red;
        return group([
          rect(x, y, size, size, grounds[kind % grounds.length] ?? colour.cream, {
            stroke: colour.paper,
            "stroke-width": 3,
          }),
          ...range(4).map((quarter) =>
            path(
              `M${n(x + size / 2)} ${n(y + size / 2)}Q${n(x + size * 0.5)} ${n(y + size * 0.12)} ${n(x + size * 0.94)} ${n(y + size * 0.06)}Q${n(x + size * 0.88)} ${n(y + size * 0.5)} ${n(x + size / 2)} ${n(y + size / 2)}Z`,
              petal,
              { transform: `rotate(${n(quarter * 90)} ${n(x + size / 2)} ${n(y + size / 2)})` },
            ),
          ),
          circle(x + size / 2, y + size / 2, size * 0.1, colour.paper),
          circle(x + size / 2, y + size / 2, size * 0.055, petal),
        ]);
      }),
    ),
  );
}
