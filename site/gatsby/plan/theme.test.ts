import { defaultPalette } from "../../../content/model/theme/default-palette";
import { paletteOf } from "../../../content/model/theme/palette";
import { themeStyle } from "../../../content/model/theme/theme-style";
import type { SiteContent } from "../content/site-content";
import { testBuild } from "../test-support/test-build";
import { planFiles } from "./plan-files";
import { planPages } from "./plan-pages";

const green = { structure: "#123d2a", action: "#0a6b3d", accent: "#5b7a1f" };
const style = "/theme/123d2a-0a6b3d-5b7a1f.css";

function planned(theme: SiteContent["site"]["theme"]) {
  const { content, ...build } = testBuild({});
  const themed = { ...build, content: { ...content, site: { ...content.site, ...(theme ? { theme } : {}) } } };
  const pages = planPages(themed);
  return { themed, pages, files: planFiles(themed, pages).map(({ path }) => path) };
}

test("a chamber's own colours are a style sheet that every page names, and other pictures for sharing", async () => {
  const plain = planned(undefined);
  const own = planned(green);
  const heads = await Promise.all(own.pages.map(async (page) => (await page.make()).context.head.theme));
  expect(heads.length).toBeGreaterThan(80);
  expect(new Set(heads.map((theme) => JSON.stringify(theme)))).toEqual(
    new Set([JSON.stringify({ style, ground: paletteOf(green).paper })]),
  );
  const [file] = planFiles(own.themed, []).filter(({ path }) => path === style.slice(1));
  expect(file?.make()).toBe(themeStyle(green));
  const pictures = ({ files }: typeof own) => files.filter((path) => path.startsWith("share/"));
  expect(pictures(own)).toHaveLength(pictures(plain).length);
  expect(pictures(own).filter((path) => pictures(plain).includes(path))).toEqual([]);
});

test.each([
  ["no theme", undefined],
  ["an empty one", {}],
  ["today's colours", { structure: defaultPalette.navy, accent: defaultPalette.gold }],
])("with %s pages and files are as they were", async (_, theme) => {
  const { pages, files } = planned(theme);
  const [home] = pages;
  expect((await home?.make())?.context.head).not.toHaveProperty("theme");
  expect(files.filter((path) => path.startsWith("theme/"))).toEqual([]);
  expect(files).toEqual(planned(undefined).files);
});
