/** Width and height of a wide picture (hero, event, news). */
export const wide = { width: 1600, height: 900 } as const;

/** A whole SVG document. */
export function svgDocument(width: number, height: number, ...children: readonly string[]): string {
  const size = `width="${n(width)}" height="${n(height)}" viewBox="0 0 ${n(width)} ${n(height)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${children.join("")}</svg>`;
}

/** A number short enough for a path. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export type Attributes = Readonly<Record<string, string | number>>;

const written = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${typeof value === "number" ? String(Math.round(value * 1000) / 1000) : value}"`)
    .join("");

/** A filled circle. */
export const circle = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}): string =>
  `<circle${written({ cx, cy, r, fill, ...more })}/>`;

/** A filled ellipse. */
export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, more: Attributes = {}): string =>
  `<ellipse${written({ cx, cy, rx, ry, fill, ...more })}/>`;

/** A filled rectangle; `rx` in `more` rounds it. */
export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
): string => `<rect${written({ x, y, width, height, fill, ...more })}/>`;

/** A filled path. */
export const path = (d: string, fill: string, more: Attributes = {}): string =>
  `<path${written({ d, fill, ...more })}/>`;

/** A drawn line along a path, with round ends. */
export const stroke = (d: string, color: string, width: number, more: Attributes = {}): string =>
  `<path${written({ d, fill: "none", stroke: color, "stroke-width": width, "stroke-linecap": "round", "stroke-linejoin": "round", ...more })}/>`;

/** Several things moved, turned or made transparent together. */
export const group = (children: readonly string[], more: Attributes = {}): string =>
  `<g${written(more)}>${children.join("")}</g>`;

/** A gradient from top to bottom, used by `fill="url(#id)"`. */
export const vertical = (id: string, ...colours: readonly string[]): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops(colours)}</linearGradient>`;

/** A glow: the colour in the middle, nothing at the edge. */
export const glow = (id: string, color: string, strength: number): string =>
  `<radialGradient id="${id}"><stop offset="0" stop-color="${color}" stop-opacity="${n(strength)}"/>` +
  `<stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`;

const stops = (colours: readonly string[]): string =>
  colours
    .map((color, index) => `<stop offset="${String(index / Math.max(1, colours.length - 1))}" stop-color="${color}"/>`)
    .join("");

/** A sky or ground over the whole wide picture. */
export const backdrop = (...colours: readonly string[]): string =>
  vertical("backdrop", ...colours) + rect(0, 0, wide.width, wide.height, "url(#backdrop)");

/** `count` numbers 0, 1, 2 ... as something to map over. */
export const range = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

/** A point on a circle; `turn` counts from the top, 1 is all the way round. */
export function onCircle(cx: number, cy: number, r: number, turn: number): readonly [number, number] {
  const angle = (turn - 0.25) * 2 * Math.PI;
  return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
}
