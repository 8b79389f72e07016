import { says } from "../problems/fault";
import { themeTokens, type Theme } from "./default-palette";
import { contrastOf, missedPairs, nearestLegible, paletteOf, shadeIn } from "./palette";

/** What is wrong with a colour of a theme; `message` as a schema says it. */
interface ThemeFault {
  readonly name: keyof Theme;
  readonly message: string;
}

/** For each colour that is not legible in one of its places: the pair that shows it, and the nearest colour that is legible in all. */
export function themeFaults(theme: Theme): readonly ThemeFault[] {
  const palette = paletteOf(theme);
  return (Object.keys(themeTokens) as (keyof Theme)[]).flatMap((name) => {
    const token = themeTokens[name];
    const [missed] = missedPairs(palette, token);
    if (missed === undefined) return [];
    const { least } = missed;
    const [seen, ground] = [shadeIn(palette, missed.seen), shadeIn(palette, missed.ground)];
    const nearest = nearestLegible(palette, token);
    return [
      { name, message: says("themeContrast", { seen, ground, contrast: contrastOf(seen, ground), least, nearest }) },
    ];
  });
}
