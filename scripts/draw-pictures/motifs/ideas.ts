import { colour } from "../palette";
import { circle, group, n, onCircle, path, range, rect, stroke } from "../svg";

/** A speech bubble with its tail at the lower left or right, and lines of "text". */
export function bubble(
  x: number,
  y: number,
  width: number,
  height: number,
  color: string,
  line: string,
  tail: "left" | "right",
  lines = 3,
): string {
  const r = Math.min(width, height) * 0.3;
  const foot = tail === "left" ? x + width * 0.24 : x + width * 0.76;
  const lean = tail === "left" ? -1 : 1;
  return group([
    rect(x, y, width, height, color, { rx: r }),
    path(
      `M${n(foot - 34)} ${n(y + height - 6)}Q${n(foot)} ${n(y + height + 30)} ${n(foot + lean * 62)} ${n(y + height + 78)}Q${n(foot + 44)} ${n(y + height + 34)} ${n(foot + 40)} ${n(y + height - 6)}Z`,
      color,
    ),
    ...range(lines).map((index) =>
      rect(
        x + width * 0.16,
        y + height * (0.5 - (lines - 1) * 0.1 + index * 0.2) - 8,
        width * (index === lines - 1 ? 0.4 : 0.68),
        16,
        line,
        { rx: 8, opacity: 0.85 },
      ),
    ),
  ]);
}

/** Bars that grow from left to right on a base line. */
export function bars(
  x: number,
  base: number,
  width: number,
  gap: number,
  heights: readonly number[],
  colours: readonly string[],
): string {
  return group(
    heights.map((height, index) =>
      rect(x + index * (width + gap), base - height, width, height, colours[index % colours.length] ?? colour.red, {
        rx: 6,
      }),
    ),
  );
}

/** A folded paper plane with its nose at (x, y). */
export function paperPlane(x: number, y: number, size: number): string {
  return group(
    [
      path(`M0 0L${n(-size)} ${n(size * 0.2)}L${n(-size * 0.66)} ${n(size * 0.4)}Z`, colour.navy),
      path(`M0 0L${n(-size * 0.66)} ${n(size * 0.4)}L${n(-size * 0.56)} ${n(size * 0.72)}Z`, colour.ink),
      path(`M0 0L${n(-size * 0.56)} ${n(size * 0.72)}L${n(-size * 0.42)} ${n(size * 0.5)}Z`, colour.slate),
      path(`M0 0L${n(-size * 0.49)} ${n(size * 0.46)}L${n(-size * 0.16)} ${n(size * 0.74)}Z`, colour.navy),
    ],
    { transform: `translate(${n(x)} ${n(y)}) rotate(-8)` },
  );
}

/** A panelled door; an open one shows light and its leaf from the side. */
export function door(x: number, base: number, width: number, height: number, color: string, open: boolean): string {
  const top = base - height;
  const frame =
    rect(x - 12, top - 12, width + 24, height + 12, colour.paper) + rect(x - 12, top - 12, width + 24, 8, colour.sand);
  if (open) {
    return group([
      frame,
      rect(x, top, width, height, colour.honey),
      circle(x + width * 0.5, top + height * 0.42, width * 0.3, colour.paper, { opacity: 0.7 }),
      path(
        `M${n(x)} ${n(base)}L${n(x - width * 0.9)} ${n(base + 120)}H${n(x + width * 1.9)}L${n(x + width)} ${n(base)}Z`,
        colour.honey,
        { opacity: 0.45 },
      ),
      path(`M${n(x)} ${n(top)}L${n(x - width * 0.52)} ${n(top + 26)}V${n(base + 34)}L${n(x)} ${n(base)}Z`, color),
      circle(x - width * 0.42, top + height * 0.55, 6, colour.gold),
    ]);
  }
  return group([
    frame,
    rect(x, top, width, height, color),
    ...[0.08, 0.55].map((share) =>
      rect(x + width * 0.18, top + height * share, width * 0.64, height * 0.36, "#ffffff", { opacity: 0.12, rx: 4 }),
    ),
    circle(x + width * 0.85, top + height * 0.52, 6, colour.gold),
  ]);
}

/** A desk lamp; a lit one has its cone of light. */
export function deskLamp(x: number, base: number, size: number, color: string, lit: boolean): string {
  return group([
    lit
      ? path(
          `M${n(x + size * 0.3)} ${n(base - size * 0.86)}L${n(x - size * 0.16)} ${n(base)}H${n(x + size * 0.86)}L${n(x + size * 0.72)} ${n(base - size * 0.74)}Z`,
          colour.honey,
          { opacity: 0.75 },
        )
      : "",
    rect(x - size * 0.42, base - size * 0.07, size * 0.5, size * 0.07, color, { rx: size * 0.03 }),
    stroke(
      `M${n(x - size * 0.17)} ${n(base - size * 0.06)}L${n(x - size * 0.36)} ${n(base - size * 0.68)}L${n(x + size * 0.3)} ${n(base - size * 1.06)}`,
      color,
      size * 0.055,
    ),
    circle(x - size * 0.36, base - size * 0.68, size * 0.055, colour.gold),
    path(
      `M${n(x + size * 0.2)} ${n(base - size * 1.12)}L${n(x + size * 0.42)} ${n(base - size * 1.02)}Q${n(x + size * 0.76)} ${n(base - size * 0.98)} ${n(x + size * 0.78)} ${n(base - size * 0.7)}L${n(x + size * 0.22)} ${n(base - size * 0.9)}Q${n(x + size * 0.12)} ${n(base - size)} ${n(x + size * 0.2)} ${n(base - size * 1.12)}Z`,
      color,
    ),
  ]);
}

/** Sixty dots in two rings around a disc. */
export function ringOfSixty(x: number, y: number, radius: number, disc: string, dots: readonly string[]): string {
  return group([
    circle(x, y, radius * 0.5, disc),
    ...range(60).map((index) => {
      const [px, py] = onCircle(x, y, radius * (index % 2 === 0 ? 0.76 : 0.98), index / 60);
      return circle(px, py, radius * (index % 2 === 0 ? 0.036 : 0.044), dots[index % dots.length] ?? colour.red);
    }),
  ]);
}

/** A train of three cars on rails at `rail`, nose to the right. */
export function train(x: number, rail: number, car: number, body: string, band: string): string {
  const height = car * 0.28;
  const top = rail - height;
  const windows = (left: number, count: number): string =>
    range(count)
      .map((index) =>
        rect(left + index * car * 0.135, top + height * 0.24, car * 0.1, height * 0.28, colour.ink, { rx: 5 }),
      )
      .join("");
  return group([
    ...[0, 1].map(
      (index) =>
        rect(x + index * (car + 6), top, car, height, body, { rx: 10 }) +
        windows(x + index * (car + 6) + car * 0.07, 7),
    ),
    path(
      `M${n(x + 2 * (car + 6))} ${n(top)}h${n(car * 0.72)}q${n(car * 0.3)} ${n(height * 0.16)} ${n(car * 0.46)} ${n(height * 0.78)}q0 ${n(height * 0.22)} ${n(-car * 0.1)} ${n(height * 0.22)}H${n(x + 2 * (car + 6))}Z`,
      body,
    ),
    windows(x + 2 * (car + 6) + car * 0.07, 4),
    path(
      `M${n(x + 2 * (car + 6) + car * 0.68)} ${n(top + height * 0.2)}h${n(car * 0.14)}q${n(car * 0.12)} ${n(height * 0.1)} ${n(car * 0.2)} ${n(height * 0.36)}h${n(-car * 0.34)}Z`,
      colour.ink,
    ),
    rect(x, top + height * 0.66, car * 3.04, height * 0.09, band),
  ]);
}

/** Two arcs from the lower corners that meet in the middle. */
export function arcs(
  left: number,
  right: number,
  base: number,
  height: number,
  colours: readonly [string, string],
  rings: number,
  width: number,
): string {
  return group(
    range(rings).flatMap((ring) => {
      const inset = ring * width * 1.9;
      const middle = (left + right) / 2;
      const arc = (from: number, side: number, color: string): string =>
        stroke(
          `M${n(from)} ${n(base)}C${n(from)} ${n(base - (height - inset) * 0.72)} ${n(middle - side * (middle - left - inset) * 0.42)} ${n(base - height + inset)} ${n(middle)} ${n(base - height + inset)}`,
          color,
          width,
        );
      return [arc(left + inset, 1, colours[0]), arc(right - inset, -1, colours[1])];
    }),
  );
}
