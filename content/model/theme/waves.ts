const centres = [
  [0, 0],
  [48, 0],
  [24, 12],
  [0, 24],
  [48, 24],
  [24, 36],
];

/** One tile of seigaiha waves, 48 x 24, as SVG. */
export function waves({ ground, line, opacity }: { ground: string; line: string; opacity: string }): string {
  const circles = centres
    .map(([x, y]) => [23, 16, 9].map((r) => `<circle cx="${String(x)}" cy="${String(y)}" r="${String(r)}"/>`).join(""))
    .join("");
  return `<g fill="${ground}" stroke="${line}" stroke-opacity="${opacity}" stroke-width="1.5">${circles}</g>`;
}
