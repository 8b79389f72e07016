import type { Random } from "../random";
import { colour } from "../palette";
import { circle, ellipse, group, n, path, range, stroke } from "../svg";

/** A banana leaf that grows from (x, y) upwards, turned by `turn` degrees. */
export function bananaLeaf(x: number, y: number, length: number, turn: number, color: string, vein: string): string {
  const half = length * 0.21;
  const veins = range(11).map((index) => {
    const t = 0.1 + index * 0.07;
    const reach = half * 0.74 * Math.sin(Math.PI * Math.min(1, t * 0.94 + 0.06));
    return stroke(
      `M0 ${n(-length * t)}L${n(reach)} ${n(-length * (t + 0.1))}M0 ${n(-length * t)}L${n(-reach)} ${n(-length * (t + 0.1))}`,
      vein,
      2.5,
      { opacity: 0.5 },
    );
  });
  return group(
    [
      path(
        `M0 0C${n(-half * 1.3)} ${n(-length * 0.2)} ${n(-half * 1.25)} ${n(-length * 0.72)} 0 ${n(-length)}C${n(half * 1.25)} ${n(-length * 0.72)} ${n(half * 1.3)} ${n(-length * 0.2)} 0 0Z`,
        color,
      ),
      ...veins,
      stroke(`M0 ${n(length * 0.1)}V${n(-length * 0.97)}`, vein, 5),
    ],
    { transform: `translate(${n(x)} ${n(y)}) rotate(${n(turn)})` },
  );
}

/** A palm frond: leaflets on both sides of a bent rib. */
export function palmFrond(x: number, y: number, length: number, turn: number, color: string): string {
  const leaflets = range(15).flatMap((index) => {
    const t = 0.16 + index * 0.056;
    const size = length * 0.42 * Math.sin(Math.PI * (0.2 + t * 0.74));
    const rib = -length * t;
    return [-1, 1].map((side) =>
      path(
        `M0 ${n(rib)}Q${n(side * size * 0.45)} ${n(rib - size * 0.5)} ${n(side * size)} ${n(rib - size * 0.62)}Q${n(side * size * 0.5)} ${n(rib - size * 0.28)} 0 ${n(rib + length * 0.022)}Z`,
        color,
      ),
    );
  });
  return group([...leaflets, stroke(`M0 ${n(length * 0.1)}V${n(-length * 0.98)}`, color, length * 0.016)], {
    transform: `translate(${n(x)} ${n(y)}) rotate(${n(turn)})`,
  });
}

/** A fan leaf: long round-ended fingers from one point. */
export function fanLeaf(x: number, y: number, length: number, turn: number, color: string, rib: string): string {
  return group(
    range(9).map((index) => {
      const angle = -84 + index * 21;
      const size = length * (1 - Math.abs(index - 4) * 0.045);
      return group(
        [
          path(
            `M0 0C${n(-size * 0.15)} ${n(-size * 0.45)} ${n(-size * 0.12)} ${n(-size * 0.9)} 0 ${n(-size)}C${n(size * 0.12)} ${n(-size * 0.9)} ${n(size * 0.15)} ${n(-size * 0.45)} 0 0Z`,
            color,
          ),
          stroke(`M0 0V${n(-size * 0.86)}`, rib, 2.5, { opacity: 0.6 }),
        ],
        {
          transform: `rotate(${n(angle)})`,
        },
      );
    }),
    { transform: `translate(${n(x)} ${n(y)}) rotate(${n(turn)})` },
  );
}

/** A cherry flower of five notched petals. */
export function blossom(x: number, y: number, size: number, petal: string, heart: string, turn = 0): string {
  return group(
    [
      ...range(5).map((index) =>
        path(
          `M0 0C${n(-size * 0.62)} ${n(-size * 0.3)} ${n(-size * 0.52)} ${n(-size)} ${n(-size * 0.14)} ${n(-size)}L0 ${n(-size * 0.84)}L${n(size * 0.14)} ${n(-size)}C${n(size * 0.52)} ${n(-size)} ${n(size * 0.62)} ${n(-size * 0.3)} 0 0Z`,
          petal,
          {
            transform: `rotate(${n(index * 72)})`,
          },
        ),
      ),
      circle(0, 0, size * 0.16, heart),
      ...range(5).map((index) =>
        circle(0, -size * 0.36, size * 0.05, heart, { transform: `rotate(${n(index * 72)})` }),
      ),
    ],
    { transform: `translate(${n(x)} ${n(y)}) rotate(${n(turn)})` },
  );
}

/** A branch along points, with flowers and buds scattered around it. */
export function blossomBranch(
  random: Random,
  points: readonly (readonly [number, number])[],
  thickness: number,
  density: number,
): string {
  const wood = points.slice(1).map((point, index) => {
    const from = points[index] ?? point;
    const width = thickness * (1 - index / points.length);
    return stroke(
      `M${n(from[0])} ${n(from[1])}Q${n((from[0] + point[0]) / 2)} ${n((from[1] + point[1]) / 2 - 22)} ${n(point[0])} ${n(point[1])}`,
      "#4a2c33",
      width,
    );
  });
  const flowers = points.slice(1).flatMap((point, index) => {
    const from = points[index] ?? point;
    return range(density).map(() => {
      const t = random.between(0, 1);
      const x = from[0] + (point[0] - from[0]) * t + random.between(-62, 62);
      const y = from[1] + (point[1] - from[1]) * t + random.between(-58, 52);
      return random.chance(0.2)
        ? circle(x, y, random.between(6, 11), colour.coral)
        : blossom(
            x,
            y,
            random.between(18, 40),
            random.of(["#fbe3de", colour.blush, "#f7d5cf", "#eeb3ab"]),
            colour.red,
            random.between(0, 72),
          );
    });
  });
  return group([...wood, ...flowers]);
}

/** Rolling hills from edge to edge; each one stands before the one above. */
export function hills(tops: readonly (readonly [y: number, color: string, shift: number])[]): string {
  return group(
    tops.map(([y, color, shift]) =>
      path(
        `M-20 ${n(y + 40)}C${n(200 + shift)} ${n(y - 90)} ${n(420 + shift)} ${n(y - 70)} ${n(640 + shift)} ${n(y + 20)}S${n(1080 + shift)} ${n(y - 60)} ${n(1240 + shift)} ${n(y - 10)}S1560 ${n(y + 30)} 1620 ${n(y - 20)}V900H-20Z`,
        color,
      ),
    ),
  );
}

/** A mandarin orange with its leaf. */
export function mandarin(x: number, y: number, size: number): string {
  return group([
    circle(x, y, size, "#e8872c"),
    circle(x - size * 0.26, y - size * 0.24, size * 0.62, "#f09a3e"),
    ellipse(x - size * 0.4, y - size * 0.42, size * 0.14, size * 0.09, "#ffffff", { opacity: 0.4 }),
    stroke(`M${n(x)} ${n(y - size * 0.9)}v${n(-size * 0.2)}`, "#4a2c33", size * 0.08),
    path(
      `M${n(x)} ${n(y - size * 0.98)}Q${n(x + size * 0.5)} ${n(y - size * 1.6)} ${n(x + size * 1.12)} ${n(y - size * 1.18)}Q${n(x + size * 0.62)} ${n(y - size * 0.8)} ${n(x)} ${n(y - size * 0.98)}Z`,
      colour.leaf,
    ),
    stroke(
      `M${n(x + size * 0.08)} ${n(y - size)}Q${n(x + size * 0.5)} ${n(y - size * 1.24)} ${n(x + size * 0.92)} ${n(y - size * 1.2)}`,
      colour.jade,
      size * 0.035,
    ),
    path(
      `M${n(x)} ${n(y - size * 0.98)}Q${n(x - size * 0.4)} ${n(y - size * 1.42)} ${n(x - size * 0.8)} ${n(y - size * 1.14)}Q${n(x - size * 0.46)} ${n(y - size * 0.8)} ${n(x)} ${n(y - size * 0.98)}Z`,
      colour.forest,
    ),
  ]);
}
