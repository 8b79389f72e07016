import { circle, group, range } from "../svg";

/** Colours of one scale of the wave pattern, from the outer ring to the heart. */
export type Rings = readonly string[];

/** Seigaiha, "blue sea waves": rows of overlapping scales from `top` down to `bottom`, `radius` pixels each. */
export function seigaiha(
  top: number,
  bottom: number,
  radius: number,
  ringsOfRow: (depth: number) => Rings,
  width = 1600,
): string {
  const rows = Math.ceil((bottom - top) / (radius / 2)) + 2;
  const columns = Math.ceil(width / (2 * radius)) + 2;
  return group(
    range(rows).flatMap((row) => {
      const rings = ringsOfRow(row / rows);
      const offset = row % 2 === 0 ? 0 : radius;
      return range(columns).map((column) =>
        scale(column * 2 * radius - offset, top + radius + (row * radius) / 2, radius, rings),
      );
    }),
  );
}

/** One scale: rings of equal breadth. */
export function scale(cx: number, cy: number, radius: number, rings: Rings): string {
  return rings.map((color, index) => circle(cx, cy, (radius * (rings.length - index)) / rings.length, color)).join("");
}
