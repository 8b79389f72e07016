import { cp, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import type { RenderChange } from "../../../content/model/api/render-messages";
import { sampleContent } from "../../../content/model/test-support/sample-content";
import { availablePages, planPages } from "../plan/plan-pages";
import { templatePages } from "../plan/template-pages";
import { findTemplates } from "../plan/templates";
import { realContent, testBuild } from "../test-support/test-build";
import type { PageDataFile, RenderedPage } from "./gatsby-renderer";
import { SiteRenderer } from "./site-renderer";
import { storeTemplateData } from "./template-data";
import { FakePageMaker, writeBuiltPages } from "./test-support/fake-page-maker";

const heading = "群青の茶話会";

/** Japanese pages have one heading. */
class HeadedPageMaker extends FakePageMaker {
  override async render(data: PageDataFile): Promise<RenderedPage> {
    return { ...(await super.render(data)), html: `<h1>${heading}</h1>` };
  }
}

let folder: string;
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), "several-answers-"))));
afterEach(() => rm(folder, { recursive: true, force: true }));

test("events of one commit that share a heading and a picture: no file is written for two answers", async () => {
  const [contentDir, siteFolder] = [join(folder, "content"), join(folder, "site")];
  // Without the pictures of the samples, which would be encoded for half a minute.
  await cp(sampleContent, contentDir, { recursive: true, filter: (path) => path !== join(sampleContent, "media") });
  const { input } = testBuild({});
  const built = testBuild({
    product: realContent.site.product,
    fixedPages: availablePages(realContent),
    folder: siteFolder,
  });
  await writeBuiltPages(siteFolder, built);
  const templates = join(folder, "templates");
  const pages = planPages(built);
  const standIns = templatePages(findTemplates("site"), pages, await Promise.all(pages.map((page) => page.make())));
  const maker = new FakePageMaker(siteFolder);
  for (const { path, template } of standIns)
    await maker.render({ componentChunkName: template, path, result: { pageContext: {} }, staticQueryHashes: [] });
  await storeTemplateData(siteFolder, templates, [...pages, ...standIns]);
  const onProgress = jest.fn();
  const renderer = await SiteRenderer.open(
    new HeadedPageMaker(join(folder, "output"), new Set(), templates),
    { ...input, contentDir, pictureEncoding: "quick" },
    { kind: "open", contentDir, siteFolder, builtOn: input.builtOn, unfinished: [] },
    join(folder, "pictures"),
    onProgress,
  );
  const image = "media/2011/evening.png";
  const picture = sharp({ create: { width: 500, height: 300, channels: 3, background: "#446688" } }).png();
  await mkdir(join(contentDir, "media", "2011"), { recursive: true });
  await picture.toFile(join(contentDir, image));
  const days = Array.from({ length: 140 }, (_, at) => `2011-${pad(1 + Math.floor(at / 28))}-${pad(1 + (at % 28))}`);
  const text = (day: string): string =>
    `---\ntitle: Club evening\ntitle_jp: ${heading}\ndate: ${day}\nimage: /${image}\n---\nTalk.\n`;
  const change: RenderChange = {
    kind: "render",
    siteFolder,
    builtOn: input.builtOn,
    files: days.map((day) => ({ path: `events/2011/${day}-club-evening.md`, bytes: Buffer.from(text(day)) })),
    media: [image],
    removedMedia: [],
  };
  const answers = [await renderer.render(change)];
  while ((answers.at(-1)?.left ?? 0) > 0) answers.push(await renderer.more());
  expect(answers.length).toBeGreaterThan(1);
  const written = answers.flatMap((answer) => answer.written);
  expect(written.filter((file, at) => written.indexOf(file) !== at)).toEqual([]);
  expect(written.filter((file) => file.startsWith("fonts/")).map((file) => file.split(".").at(-1))).toEqual([
    "woff",
    "css",
  ]);
  expect(written.filter((file) => file.startsWith("pictures/")).length).toBeGreaterThan(0);
  expect(answers.at(-1)?.broken).toEqual([]);
  // Each page and picture is told: the time of a request is measured from the last one.
  const made = answers.flatMap((answer) => answer.pages);
  const pictures = written.filter((file) => file.startsWith("pictures/"));
  expect(onProgress).toHaveBeenCalledTimes(made.length + pictures.length);
});

const pad = (number: number): string => String(number).padStart(2, "0");
