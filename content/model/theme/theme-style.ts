import { defaultTheme, themeTokens, type Theme } from "./default-palette";
import { paletteOf } from "./palette";
import { waves } from "./waves";

const names = Object.keys(themeTokens) as (keyof Theme)[];
const path = /^\/theme\/([0-9a-f]{6})-([0-9a-f]{6})-([0-9a-f]{6})\.css$/;

/** The colours that the settings say. */
type ChosenTheme = { readonly [Name in keyof Theme]?: string | undefined } | undefined;

/** The theme with the default's colours where none is chosen. */
export function wholeTheme(chosen: ChosenTheme): Theme {
  const { structure, action, accent } = { ...chosen };
  return {
    structure: structure ?? defaultTheme.structure,
    action: action ?? defaultTheme.action,
    accent: accent ?? defaultTheme.accent,
  };
}

/**
 * Address of the style sheet with a theme's colours, which holds all that the sheet is made of; undefined for the default
 * theme, whose colours are in every page's own styles.
 */
export function themeStylePath(chosen: ChosenTheme): string | undefined {
  const theme = wholeTheme(chosen);
  if (names.every((name) => theme[name] === defaultTheme[name])) return undefined;
  return `/theme/${names.map((name) => theme[name].slice(1)).join("-")}.css`;
}

/** The theme of such an address; undefined for another one. */
export function themeOfPath(address: string): Theme | undefined {
  const [, structure, action, accent] = path.exec(address) ?? [];
  if (structure === undefined) return undefined;
  return { structure: `#${structure}`, action: `#${action}`, accent: `#${accent}` };
}

/** The style sheet: a more specific selector than that of site/shell/tokens.css, which may come later in the page. */
export function themeStyle(theme: Theme): string {
  const palette = paletteOf(theme);
  const colors = Object.entries(palette).map(
    ([name, color]) => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${color}`,
  );
  const grounds = [
    `--waves-paper:${tile({ ground: palette.paperDeep, line: palette.red, opacity: ".11" })}`,
    `--waves-navy:${tile({ ground: palette.navy, line: "#fff", opacity: ".06" })}`,
  ];
  const shadow = `--shadow:0 1px 2px ${palette.ink}0f,0 8px 24px ${palette.ink}14`;
  return `:root:root{${[...colors, ...grounds, shadow].join(";")}}@media (forced-colors:active){:root:root{--paper-deep:Canvas;--waves-paper:none;--waves-navy:none}}`;
}

const tile = (drawn: Parameters<typeof waves>[0]): string =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="24">${waves(drawn)}</svg>`,
  )}")`;
