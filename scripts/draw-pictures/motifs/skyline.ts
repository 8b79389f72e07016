import type { Random } from "../random";
import { group, path, rect, range, n } from "../svg";

export interface SkylineLook {
  /** y of the ground. */
  readonly base: number;
  readonly low: number;
  readonly high: number;
  readonly color: string;
  /** Colour and share of lit windows; none without it. */
  readonly windows?: { readonly color: string; readonly share: number };
  readonly from?: number;
  readonly to?: number;
}

/** A row of buildings from left to right, tallest where `low` and `high` allow. */
export function skyline(random: Random, look: SkylineLook): string {
  const { base, low, high, from = -20, to = 1620 } = look;
  const buildings: string[] = [];
  let x = from;
  while (x < to) {
    const width = random.between(46, 108);
    const height = random.between(low, high);
    buildings.push(building(random, x, base - height, width, height, look));
    x += width + random.of([0, 0, 4, 12]);
  }
  return group(buildings);
}

function building(random: Random, x: number, y: number, width: number, height: number, look: SkylineLook): string {
  const { color, windows } = look;
  return [
    rect(x, y, width, height, color),
    roof(random, x, y, width, color),
    windows ? lights(random, x, y, width, height, windows) : "",
  ].join("");
}

function roof(random: Random, x: number, y: number, width: number, color: string): string {
  const middle = x + width / 2;
  switch (random.of(["flat", "flat", "slant", "step", "dome", "mast"])) {
    case "slant":
      return path(`M${n(x)} ${n(y + 1)}L${n(x + width)} ${n(y - width * 0.45)}V${n(y + 1)}Z`, color);
    case "step":
      return (
        rect(x + width * 0.2, y - 22, width * 0.6, 24, color) + rect(x + width * 0.36, y - 40, width * 0.28, 20, color)
      );
    case "dome":
      return path(`M${n(x)} ${n(y + 1)}A${n(width / 2)} ${n(width * 0.42)} 0 0 1 ${n(x + width)} ${n(y + 1)}Z`, color);
    case "mast":
      return rect(middle - 2.5, y - 64, 5, 66, color) + rect(middle - 12, y - 16, 24, 18, color);
    default:
      return "";
  }
}

function lights(
  random: Random,
  x: number,
  y: number,
  width: number,
  height: number,
  windows: { color: string; share: number },
): string {
  const columns = Math.max(2, Math.floor((width - 16) / 16));
  const gap = (width - columns * 7) / (columns + 1);
  const rows = Math.floor((height - 24) / 22);
  return range(rows)
    .flatMap((row) =>
      range(columns).map((column) =>
        random.chance(windows.share)
          ? rect(x + gap + column * (7 + gap), y + 16 + row * 22, 7, 11, windows.color, {
              opacity: random.of([0.55, 0.8, 1]),
            })
          : "",
      ),
    )
    .join("");
}

/** Three slender towers that share one long roof garden. */
export function linkedTowers(x: number, base: number, height: number, color: string, deck: string): string {
  const tower = (left: number): string =>
    path(
      `M${n(left)} ${n(base)}C${n(left + 14)} ${n(base - height * 0.4)} ${n(left + 26)} ${n(base - height * 0.7)} ${n(left + 26)} ${n(base - height)}` +
        `H${n(left + 76)}C${n(left + 78)} ${n(base - height * 0.6)} ${n(left + 84)} ${n(base - height * 0.3)} ${n(left + 92)} ${n(base)}Z`,
      color,
    );
  const top = base - height;
  return group([
    tower(x),
    tower(x + 128),
    tower(x + 256),
    path(
      `M${n(x - 18)} ${n(top + 4)}Q${n(x + 190)} ${n(top - 34)} ${n(x + 424)} ${n(top - 14)}Q${n(x + 436)} ${n(top + 2)} ${n(x + 388)} ${n(top + 12)}H${n(x + 6)}Q${n(x - 14)} ${n(top + 12)} ${n(x - 18)} ${n(top + 4)}Z`,
      deck,
    ),
  ]);
}
