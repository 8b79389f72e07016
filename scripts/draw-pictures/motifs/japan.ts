import { group, n, path, range, rect, stroke } from "../svg";

/** A broad mountain with a snow cap; `peak` is its top, `spread` half of its width at the foot. */
export function mountain(x: number, peak: number, base: number, spread: number, color: string, snow: string): string {
  const height = base - peak;
  const crater = spread * 0.05;
  const at = (across: number, down: number): string => `${n(x + spread * across)} ${n(peak + height * down)}`;
  const outline =
    `M${n(x - crater)} ${n(peak)}Q${n(x)} ${n(peak + crater * 0.5)} ${n(x + crater)} ${n(peak)}` +
    `C${at(0.2, 0.34)} ${at(0.52, 0.84)} ${at(1, 1)}H${n(x - spread)}C${at(-0.52, 0.84)} ${at(-0.2, 0.34)} ${n(x - crater)} ${n(peak)}Z`;
  const edge = [
    [0.4, 0.3],
    [0.26, 0.36],
    [0.2, 0.29],
    [0.12, 0.42],
    [0.05, 0.31],
    [-0.04, 0.46],
    [-0.12, 0.3],
    [-0.2, 0.4],
    [-0.27, 0.31],
    [-0.4, 0.36],
  ].map(([across = 0, down = 0]) => at(across, down));
  const id = `mountain-${n(x)}`;
  return group([
    `<clipPath id="${id}"><path d="${outline}"/></clipPath>`,
    path(outline, color),
    path(`M${at(-0.4, -0.05)}H${n(x + spread * 0.4)}L${edge.join("L")}Z`, snow, { "clip-path": `url(#${id})` }),
    // Against a light sky the snow would have no edge.
    path(outline, "none", { stroke: color, "stroke-width": 4, opacity: 0.55 }),
  ]);
}

/** A pagoda of `storeys` roofs, `width` pixels at its lowest eaves. */
export function pagoda(x: number, base: number, width: number, storeys: number, color: string, wall: string): string {
  const step = width * 0.34;
  const floors = range(storeys).map((storey) => {
    const eaves = width * (1 - storey * 0.11);
    const half = eaves * 0.24;
    const y = base - step * (storey + 1);
    return group([
      rect(x - half, y + step * 0.3, half * 2, step * 0.76, wall),
      ...[-0.6, 0, 0.6].map((place) =>
        rect(x + half * place - half * 0.14, y + step * 0.58, half * 0.28, step * 0.34, color, { opacity: 0.7 }),
      ),
      path(
        `M${n(x - eaves / 2)} ${n(y + step * 0.44)}Q${n(x - eaves * 0.28)} ${n(y + step * 0.36)} ${n(x - eaves * 0.17)} ${n(y)}H${n(x + eaves * 0.17)}Q${n(x + eaves * 0.28)} ${n(y + step * 0.36)} ${n(x + eaves / 2)} ${n(y + step * 0.44)}Q${n(x)} ${n(y + step * 0.34)} ${n(x - eaves / 2)} ${n(y + step * 0.44)}Z`,
        color,
      ),
    ]);
  });
  const top = base - step * storeys;
  const rings = range(5).map((ring) =>
    rect(x - width * 0.045 + ring, top - width * (0.08 + ring * 0.05), width * 0.09 - ring * 2, width * 0.016, color),
  );
  return group([...floors, rect(x - width * 0.012, top - width * 0.36, width * 0.024, width * 0.38, color), ...rings]);
}

/** Houses with tiled roofs side by side, seen from the street, with paper windows lit from inside. */
export function townHouses(
  base: number,
  roof: string,
  walls: readonly string[],
  pane: string,
  heights: readonly number[],
  width: number,
): string {
  return group(
    heights.map((height, index) => {
      const x = index * width - width * 0.3;
      const y = base - height;
      const eaves = y + width * 0.26;
      return group([
        rect(x, eaves - 6, width + 1, base - eaves + 6, walls[index % walls.length] ?? roof),
        ...[0.14, 0.56].map((place) =>
          paperWindow(
            x + width * place,
            eaves + width * 0.14,
            width * 0.3,
            pane,
            roof,
            (index + Math.round(place * 10)) % 4 !== 0,
          ),
        ),
        path(
          `M${n(x - width * 0.09)} ${n(eaves + 8)}L${n(x + width * 0.2)} ${n(y)}H${n(x + width * 0.8)}L${n(x + width * 1.09)} ${n(eaves + 8)}Q${n(x + width / 2)} ${n(eaves - 4)} ${n(x - width * 0.09)} ${n(eaves + 8)}Z`,
          roof,
        ),
        rect(x + width * 0.16, y - 8, width * 0.68, 12, roof, { rx: 6 }),
        ...range(7).map((rib) =>
          stroke(
            `M${n(x + width * (0.25 + rib * 0.083))} ${n(y + 8)}L${n(x + width * (0.06 + rib * 0.146))} ${n(eaves)}`,
            "#ffffff",
            2,
            { opacity: 0.1 },
          ),
        ),
      ]);
    }),
  );
}

function paperWindow(x: number, y: number, size: number, pane: string, frame: string, lit: boolean): string {
  return group([
    rect(x, y, size, size * 1.1, lit ? pane : frame, { opacity: lit ? 0.95 : 0.5 }),
    stroke(
      `M${n(x + size / 2)} ${n(y)}v${n(size * 1.1)}M${n(x)} ${n(y + size * 0.37)}h${n(size)}M${n(x)} ${n(y + size * 0.73)}h${n(size)}`,
      frame,
      3,
      { opacity: 0.7 },
    ),
  ]);
}
