/** The colours of pages, named as in site/shell/tokens.css, in camel case. */
export const defaultPalette = {
  red: "#c8102e",
  redDeep: "#a00c24",
  redTint: "#fbeaec",
  ink: "#16222f",
  inkSoft: "#4b5866",
  navy: "#1c2b3d",
  gold: "#8a6a34",
  paper: "#fbf8f4",
  paperDeep: "#f3ede4",
  line: "#e2d9cd",
  lineStrong: "#8d857a",
};
export type Palette = Readonly<typeof defaultPalette>;

/** The colours that a chamber chooses, as `#rrggbb`, and what each of them is in the palette. */
export const themeTokens = { structure: "navy", action: "red", accent: "gold" } as const;
export type Theme = Readonly<Record<keyof typeof themeTokens, string>>;

export const defaultTheme: Theme = {
  structure: defaultPalette.navy,
  action: defaultPalette.red,
  accent: defaultPalette.gold,
};
