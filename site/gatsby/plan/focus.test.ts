import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { focusPathOf } from "../../../content/model/media/picture-focus";
import { sampleContent } from "../../../content/model/test-support/sample-content";
import { readContent, readContentFiles } from "../content/read-content";
import { siteContent } from "../content/site-content";
import { copyMedia } from "../output/write-planned-files";
import { realContent, testBuild } from "../test-support/test-build";
import { planFiles } from "./plan-files";
import { planPages } from "./plan-pages";
import { sharePicture } from "./share-picture";

const article = realContent.news.find(({ image }) => image !== undefined);
if (article?.image === undefined) throw new Error("The content has no article with a picture");
const { image, title, date } = article;
const style = "/theme/focus-1.css";

let folder: string;
beforeAll(() => sharp.unblock({ operation: ["VipsForeignLoad"] }));
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "focus-"));
  cpSync(sampleContent, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const set = (text: string): void => writeFileSync(join(folder, focusPathOf(image)), text);
const planned = () => {
  const build = testBuild({ content: siteContent(readContent(folder)), folder });
  const pages = planPages(build);
  return { build, pages, files: planFiles(build, pages) };
};
const articlePage = async ({ pages }: ReturnType<typeof planned>) => {
  const page = pages.find(({ path, template }) => template === "news/ArticlePage.tsx" && path.includes(article._id));
  return page?.make();
};

test("a page with a picture that has a focal point names the style sheet; the encoded pictures are the same", async () => {
  const before = planned();
  const data = await before.build.pictures.picture(image);
  set("focus: top-left\n");
  const after = planned();
  expect(await after.build.pictures.picture(image)).toEqual({ ...data, focus: "top-left" });
  const [plain, focused] = [await articlePage(before), await articlePage(after)];
  expect(plain?.context.head).not.toHaveProperty("focusStyle");
  expect(focused?.context.head).toEqual({ ...plain?.context.head, focusStyle: style });
  const [home] = after.pages.filter(({ path }) => path === "/sccj-terms" || path.endsWith("-terms"));
  expect((await home?.make())?.context.head).not.toHaveProperty("focusStyle");
  const paths = ({ files }: typeof after) => files.map(({ path }) => path);
  expect(paths(after).filter((path) => !paths(before).includes(path))).toEqual([style.slice(1)]);
  const sheet = await after.files.find(({ path }) => path === style.slice(1))?.make();
  expect(sheet).toContain("img.focus-top-left.focus-top-left{object-position:0% 0%}");
  expect(sheet).toMatch(/^(?:[^{}]+\{object-position:\d+% \d+%\}){9}$/);
});

test("a change of the focal point plans the pages with the picture again, and draws what is shared again", async () => {
  const { build } = planned();
  const half = (left: string) => ({
    create: { width: 1600, height: 400, channels: 3 as const, background: left },
  });
  const right = await sharp({ ...half("#0000ff"), create: { ...half("#0000ff").create, width: 800 } })
    .png()
    .toBuffer();
  mkdirSync(join(folder, "media"), { recursive: true });
  const bytes = await sharp(half("#ff0000"))
    .composite([{ input: right, left: 800, top: 0 }])
    .jpeg()
    .toBuffer();
  writeFileSync(join(folder, image), bytes);
  const colour = async (focus: string): Promise<number[]> => {
    set(`focus: ${focus}\n`);
    const version = build.pictures.version(image);
    build.pictures.forget(focusPathOf(image));
    expect(build.pictures.version(image)).not.toBe(version);
    const plan = sharePicture(build, "en", { title, startDate: date, image });
    const drawn = await sharp((await plan?.file.make()) as Uint8Array)
      .removeAlpha()
      .raw()
      .toBuffer();
    const at = (300 * 1200 + 960) * 3;
    return [...drawn.subarray(at, at + 3)].map((value) => Math.round(value / 255));
  };
  expect(await colour("left")).toEqual([1, 0, 0]);
  expect(await colour("bottom-right")).toEqual([0, 0, 1]);
});

test("what is none of the nine is named and the centre is used; visitors get no such file", async () => {
  set("focus: middle\n");
  const { problems, media } = readContent(folder);
  expect(problems.filter(({ code }) => code === "focusOutside")).toMatchObject([
    { path: focusPathOf(image).slice(1), severity: "warning" },
  ]);
  const { build } = planned();
  expect(await build.pictures.picture(image)).not.toHaveProperty("focus");
  const publicDir = join(folder, "public");
  await copyMedia(folder, publicDir, media, (what, reason) => {
    throw new Error(`${what}: ${reason}`);
  });
  const names = readdirSync(join(publicDir, "media"), { recursive: true, encoding: "utf8" });
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => name.endsWith(".yml"))).toEqual([]);
  expect(readContentFiles(folder).folder().problems).toEqual([]);
});
