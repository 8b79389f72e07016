import { colord, extend } from "colord";
import a11y from "colord/plugins/a11y";
import oklch from "colord/plugins/oklch";
import { defaultPalette, defaultTheme, type Palette, type Theme } from "./default-palette";
import { legiblePairs, type Pair, type Shade } from "./legible-pairs";

extend([a11y, oklch]);

/** Times the strength that a colour has in the default palette; texts and grounds with more of it look garish. */
const mostStrength = 2;
/** How much darker than a button it is under the pointer, in the lightness of OKLCH. */
const deeper = 0.08;
const precision = 0.002;

/**
 * The palette of a theme. A derived colour keeps the lightness that it has in the default palette, which is what makes texts
 * legible (OKLCH), and takes hue and strength from the chosen one. One that is too light on a ground becomes darker.
 */
export function paletteOf(theme: Theme): Palette {
  const from = (name: keyof Theme, token: keyof Palette): string =>
    recoloured(defaultPalette[token], defaultTheme[name], theme[name]);
  const grounds = {
    paper: from("accent", "paper"),
    paperDeep: from("accent", "paperDeep"),
    redTint: from("action", "redTint"),
  };
  const legible = (token: keyof Palette, color: string): string =>
    nearestLegible({ ...defaultPalette, ...grounds, [token]: color }, token);
  return {
    ...grounds,
    red: theme.action,
    redDeep: legible("redDeep", noLighter(from("action", "redDeep"), lightnessOf(theme.action) - deeper)),
    ink: legible("ink", from("structure", "ink")),
    inkSoft: legible("inkSoft", from("structure", "inkSoft")),
    navy: theme.structure,
    gold: theme.accent,
    line: from("accent", "line"),
    lineStrong: legible("lineStrong", from("accent", "lineStrong")),
  };
}

export const shadeIn = (palette: Palette, shade: Shade): string =>
  shade in palette ? palette[shade as keyof Palette] : shade;

/** Rounded down to two digits. */
export const contrastOf = (one: string, other: string): number => colord(one).contrast(other);

/** The pairs that miss their contrast; with a name only those with this colour. */
export const missedPairs = (palette: Palette, token?: keyof Palette): readonly Pair[] =>
  legiblePairs.filter(
    ({ seen, ground, least }) =>
      (token === undefined || seen === token || ground === token) &&
      contrastOf(shadeIn(palette, seen), shadeIn(palette, ground)) < least,
  );

/** The colour as it is where it is legible, else made darker by as little as it takes: black is legible in every place. */
export function nearestLegible(palette: Palette, token: keyof Palette): string {
  const isLegible = (color: string): boolean => missedPairs({ ...palette, [token]: color }, token).length === 0;
  const color = palette[token];
  if (isLegible(color)) return color;
  let [legible, tooLight] = [0, lightnessOf(color)];
  while (tooLight - legible > precision) {
    const between = (legible + tooLight) / 2;
    if (isLegible(noLighter(color, between))) legible = between;
    else tooLight = between;
  }
  return noLighter(color, legible);
}

const lightnessOf = (color: string): number => colord(color).toOklch().l;

function noLighter(color: string, l: number): string {
  const own = colord(color).toOklch();
  return own.l <= l ? color : colord({ ...own, l: Math.max(0, l) }).toHex();
}

/** The colour with the hue and the strength that `to` has beside `from`. */
function recoloured(color: string, from: string, to: string): string {
  if (from === to) return color;
  const [own, was, is] = [colord(color).toOklch(), colord(from).toOklch(), colord(to).toOklch()];
  const c = own.c * Math.min(mostStrength, is.c / was.c);
  return colord({ ...own, c, h: own.h + is.h - was.h }).toHex();
}
