import { colour } from "../palette";
import { circle, group, n } from "../svg";
import { scale } from "./seigaiha";

/** The chamber's mark: a red sun that rises from a patterned sea. */
export function emblem(x: number, y: number, radius: number): string {
  const id = `emblem-${n(x)}-${n(y)}`;
  const wave = radius * 0.4;
  const rings = [colour.paper, colour.red, colour.paper, colour.red, colour.paper];
  const row = (top: number, shift: number): string[] =>
    [-2, -1, 0, 1, 2].map((index) => scale(x + (index * 2 + shift) * wave, top + wave, wave, rings));
  return group([
    `<clipPath id="${id}"><circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}"/></clipPath>`,
    circle(x, y, radius, colour.red),
    group(
      [
        ...row(y + radius * 0.16, 0),
        ...row(y + radius * 0.36, 1),
        ...row(y + radius * 0.56, 0),
        ...row(y + radius * 0.76, 1),
      ],
      {
        "clip-path": `url(#${id})`,
      },
    ),
    circle(x, y, radius * 0.97, "none", { stroke: colour.red, "stroke-width": radius * 0.06 }),
  ]);
}
