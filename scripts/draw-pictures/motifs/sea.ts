import { colour } from "../palette";
import { circle, group, n, path, range, rect, stroke } from "../svg";
import { seigaiha } from "./seigaiha";

const seas = {
  day: [
    [colour.paper, colour.mist, colour.paper, colour.mist],
    [colour.paper, colour.slate, colour.paper, colour.slate],
    [colour.haze, colour.navy, colour.haze, colour.navy],
  ],
  dusk: [
    [colour.cream, colour.coral, colour.cream, colour.coral],
    [colour.cream, colour.red, colour.cream, colour.red],
    [colour.blush, colour.wine, colour.blush, colour.wine],
  ],
  night: [
    [colour.slate, colour.navy, colour.slate, colour.navy],
    [colour.slate, colour.ink, colour.slate, colour.ink],
    [colour.navy, colour.ink, colour.navy, colour.ink],
  ],
  jade: [
    [colour.paper, colour.jade, colour.paper, colour.jade],
    [colour.haze, colour.leaf, colour.haze, colour.leaf],
    [colour.haze, colour.forest, colour.haze, colour.forest],
  ],
} as const;

/** A sea of patterned waves from `top` to the lower edge, deeper in colour towards the viewer. */
export function sea(top: number, light: keyof typeof seas, radius = 56): string {
  const bands = seas[light];
  return seigaiha(top, 900, radius, (depth) => bands[Math.min(2, Math.floor(depth * 3))] ?? bands[0]);
}

/** A suspension bridge from edge to edge with its deck at `deck`. */
export function bridge(
  deck: number,
  color: string,
  cable: string,
  towers: readonly [number, number] = [430, 1170],
  height = 380,
): string {
  const [left, right] = towers;
  const top = deck - height;
  const span = right - left;
  const hanger = (x: number, y: number): string => stroke(`M${n(x)} ${n(y)}V${n(deck)}`, cable, 2.5, { opacity: 0.8 });
  const main = range(23).map((index) => {
    const t = (index + 1) / 24;
    return hanger(left + span * t, top + 16 + (height - 60) * 4 * t * (1 - t));
  });
  const side = (towerX: number, direction: number): string[] =>
    range(9).map((index) => {
      const t = (index + 1) / 10;
      return hanger(towerX + direction * t * 470, top + 16 + (height - 30) * (t * (2 - t)));
    });
  const tower = (x: number): string =>
    group([
      rect(x - 26, top - 14, 14, height + 130, color, { rx: 3 }),
      rect(x + 12, top - 14, 14, height + 130, color, { rx: 3 }),
      ...[0.04, 0.3, 0.58].map((share) => rect(x - 26, top + height * share, 52, 13, color)),
    ]);
  const control = top + 16 + (height - 60) * 2;
  return group([
    stroke(
      `M${n(left - 470)} ${n(deck - 14)}Q${n(left - 190)} ${n(deck - 44)} ${n(left)} ${n(top + 6)}Q${n((left + right) / 2)} ${n(control)} ${n(right)} ${n(top + 6)}Q${n(right + 190)} ${n(deck - 44)} ${n(right + 470)} ${n(deck - 14)}`,
      cable,
      7,
    ),
    ...main,
    ...side(left, -1),
    ...side(right, 1),
    tower(left),
    tower(right),
    rect(-10, deck - 8, 1620, 22, color),
    rect(-10, deck + 20, 1620, 5, color, { opacity: 0.6 }),
  ]);
}

/** A container ship with its bow to the right. */
export function containerShip(
  x: number,
  waterline: number,
  length: number,
  hull: string,
  boxes: readonly string[],
): string {
  const unit = length / 16;
  const height = unit * 1.9;
  const stacks = [3, 4, 4, 3, 4, 4, 3, 4, 3, 2];
  return group([
    ...stacks.flatMap((stack, column) =>
      range(stack).map((row) =>
        rect(
          x + unit * (3.4 + column * 1.14),
          waterline - height - unit * 0.62 * (row + 1),
          unit * 1.08,
          unit * 0.56,
          boxes[(column * 3 + row * 2) % boxes.length] ?? hull,
        ),
      ),
    ),
    rect(x + unit * 0.9, waterline - height - unit * 3.6, unit * 1.9, unit * 3.7, colour.paper),
    ...range(3).map((row) =>
      rect(x + unit * 1.1, waterline - height - unit * (3.2 - row * 0.8), unit * 1.5, unit * 0.3, colour.slate),
    ),
    rect(x + unit * 1.5, waterline - height - unit * 4.5, unit * 0.6, unit, colour.red),
    path(
      `M${n(x)} ${n(waterline - height)}H${n(x + length)}L${n(x + length - unit * 1.5)} ${n(waterline + 20)}H${n(x + unit * 0.7)}Z`,
      hull,
    ),
    path(
      `M${n(x + unit * 0.45)} ${n(waterline - height * 0.36)}H${n(x + length - unit * 0.75)}L${n(x + length - unit * 0.95)} ${n(waterline - height * 0.2)}H${n(x + unit * 0.52)}Z`,
      colour.red,
    ),
  ]);
}

/** A quay crane with its arm to the left. */
export function crane(x: number, base: number, height: number, color: string): string {
  const top = base - height;
  return group([
    stroke(
      `M${n(x)} ${n(base)}L${n(x + 26)} ${n(top + height * 0.3)}M${n(x + 124)} ${n(base)}L${n(x + 98)} ${n(top + height * 0.3)}`,
      color,
      12,
    ),
    stroke(`M${n(x + 12)} ${n(base - height * 0.34)}H${n(x + 112)}`, color, 9),
    rect(x - height * 0.52, top + height * 0.28, height * 0.98 + 10, 14, color),
    stroke(
      `M${n(x + 62)} ${n(top + height * 0.3)}V${n(top)}L${n(x - height * 0.46)} ${n(top + height * 0.28)}M${n(x + 62)} ${n(top)}L${n(x + height * 0.4)} ${n(top + height * 0.28)}`,
      color,
      6,
    ),
    stroke(`M${n(x - height * 0.3)} ${n(top + height * 0.32)}v${n(height * 0.2)}`, color, 4),
    rect(x - height * 0.3 - 24, top + height * 0.51, 48, 20, colour.red),
  ]);
}

/** A small boat with one sail, or none. */
export function boat(x: number, waterline: number, size: number, hull: string, sail?: string): string {
  return group([
    sail
      ? path(
          `M${n(x)} ${n(waterline - size * 0.3)}V${n(waterline - size * 1.7)}Q${n(x + size * 1.1)} ${n(waterline - size * 1.1)} ${n(x + size * 0.95)} ${n(waterline - size * 0.3)}Z`,
          sail,
        )
      : "",
    path(
      `M${n(x - size)} ${n(waterline - size * 0.24)}H${n(x + size * 1.2)}Q${n(x + size)} ${n(waterline + size * 0.26)} ${n(x + size * 0.5)} ${n(waterline + size * 0.26)}H${n(x - size * 0.5)}Q${n(x - size * 0.9)} ${n(waterline + size * 0.2)} ${n(x - size)} ${n(waterline - size * 0.24)}Z`,
      hull,
    ),
  ]);
}

/** A sun with soft rings around it. */
export function sun(x: number, y: number, radius: number, color: string, halo: string): string {
  return group([
    circle(x, y, radius * 1.5, halo, { opacity: 0.25 }),
    circle(x, y, radius * 1.24, halo, { opacity: 0.35 }),
    circle(x, y, radius, color),
  ]);
}

/** Long thin clouds, as in old prints. */
export function clouds(
  places: readonly (readonly [x: number, y: number, width: number])[],
  color: string,
  opacity = 0.8,
): string {
  return group(
    places.map(([x, y, width]) =>
      group(
        [
          rect(x, y, width, 18, color, { rx: 9 }),
          rect(x + width * 0.24, y - 20, width * 0.52, 18, color, { rx: 9 }),
          rect(x + width * 0.44, y + 20, width * 0.7, 14, color, { rx: 7 }),
        ],
        { opacity },
      ),
    ),
  );
}
