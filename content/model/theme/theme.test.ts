import { readFileSync } from "node:fs";
import { SiteSettings } from "../collections/site-settings";
import { faultOfMessage } from "../problems/fault";
import { faultWords } from "../problems/fault-words";
import { fc } from "../test-support/seeded-fast-check";
import { defaultPalette, defaultTheme, themeTokens, type Theme } from "./default-palette";
import { missedPairs, paletteOf } from "./palette";
import { themeFaults } from "./theme-faults";
import { themeOfPath, themeStyle, themeStylePath } from "./theme-style";

const colour = fc.integer({ min: 0, max: 0xffffff }).map((rgb) => `#${rgb.toString(16).padStart(6, "0")}`);
const anyTheme = fc.record({ structure: colour, action: colour, accent: colour });
const tokens = readFileSync("site/shell/tokens.css", "utf8");
const nearestOf = (theme: Theme): Partial<Theme> =>
  Object.fromEntries(
    themeFaults(theme).map(({ name, message }) => [name, faultOfMessage(message).params?.["nearest"]]),
  );

test("the default palette is that of the style sheet, and the default theme makes it", () => {
  const inSheet = Object.fromEntries(
    [...tokens.matchAll(/^ {2}--([a-z-]+): (#[0-9a-f]{6});/gm)].map(([, name = "", color]) => [
      name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      color,
    ]),
  );
  // White, and the colour of "happening now", are no chamber's own.
  expect({ ...defaultPalette, surface: "#ffffff", green: "#1d6b4f" }).toEqual(inSheet);
  expect(paletteOf(defaultTheme)).toEqual(defaultPalette);
  expect(themeFaults(defaultTheme)).toEqual([]);
  expect(themeStylePath(defaultTheme)).toBeUndefined();
});

test("of any colours all pairs are legible, or each that is not is named with a colour that is", () => {
  fc.assert(
    fc.property(anyTheme, (theme) => {
      const nearest = nearestOf(theme);
      if (Object.keys(nearest).length === 0) expect(missedPairs(paletteOf(theme))).toEqual([]);
      const corrected = { ...theme, ...nearest };
      expect([theme, missedPairs(paletteOf(corrected))]).toEqual([theme, []]);
    }),
  );
});

test("a colour that is legible stays as it was chosen, and nothing of the default theme is left", () => {
  const theme = { structure: "#123d2a", action: "#0a6b3d", accent: "#5b7a1f" };
  expect(themeFaults(theme)).toEqual([]);
  const palette = paletteOf(theme);
  for (const [name, token] of Object.entries(themeTokens)) expect(palette[token]).toBe(theme[name as keyof Theme]);
  const style = decodeURIComponent(themeStyle(theme));
  for (const color of Object.values(defaultPalette)) expect(style).not.toContain(color);
  for (const name of tokens.matchAll(/^ {2}(--[a-z-]+): (?:#|url|.*rgb)/gm))
    if (!/surface|green/.test(name[1] ?? "")) expect(style).toContain(`${name[1] ?? ""}:`);
});

test("the address of a style sheet is made of its colours, and of nothing else", () => {
  fc.assert(
    fc.property(anyTheme, (theme) => {
      expect(themeOfPath(themeStylePath(theme) ?? "")).toEqual(theme);
    }),
  );
  for (const other of [
    "/theme/",
    "/theme/1c2b3d.css",
    "/theme/1c2b3d-c8102e-zzzzzz.css",
    "/theme/1c2b3d-c8102e-8a6a34.css.gz",
  ])
    expect(themeOfPath(other)).toBeUndefined();
});

/** What a schema says of `theme`, in English. */
function wordsOf(theme: unknown): readonly string[] {
  const parsed = SiteSettings.shape.theme.safeParse(theme);
  return (parsed.error?.issues ?? []).map(
    ({ path, message }) => `${path.join(".")} ${faultWords(faultOfMessage(message), "en")}`,
  );
}

test("white on white is named with the pair and the nearest colour; a colour that is none is said to be none", () => {
  const white = { structure: "#FFFFFF", action: "#ffffff", accent: "#ffffff" };
  expect(wordsOf(white)).toEqual([
    "structure is hard to read: #ffffff on #ffffff has a contrast of 1, where 4.5 is needed (WCAG AA); the nearest colour that passes is #565656",
    "action is hard to read: #ffffff on #ffffff has a contrast of 1, where 4.5 is needed (WCAG AA); the nearest colour that passes is #727272",
  ]);
  // White on it is legible, the number of a list on the ground of pages is not.
  expect(wordsOf({ action: "#e8112d" })).toEqual([
    expect.stringContaining("#e8112d on #fbf8f4 has a contrast of 4.36,"),
  ]);
  const none = expect.stringMatching(/^accent must be a colour: .*"#0a6b3d"/);
  // In YAML, an unquoted # begins a comment: nothing is left.
  for (const accent of [null, "", "red", "#fff", "#12345g", 123456, "url(x)", "#123456;}"])
    expect(wordsOf({ accent })).toEqual([none]);
  expect(SiteSettings.shape.theme.parse({ action: " #0A6B3D " })).toEqual({ action: "#0a6b3d" });
  expect([wordsOf(undefined), wordsOf({})]).toEqual([[], []]);
});
