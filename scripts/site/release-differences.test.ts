import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Rendered } from "../../content/model/api/render-messages";
import { differences, filesToRender } from "./release-differences";

let folder: string;
let site: { readonly siteFolder: string; readonly builtOn: string };
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "release-differences-"));
  site = { siteFolder: join(folder, "site"), builtOn: "2026-11-20" };
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function write(below: string, files: Readonly<Record<string, string>>): Promise<string[]> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, below, path)), { recursive: true });
    await writeFile(join(folder, below, path), text);
  }
  return Object.keys(files);
}

const built = { "index.html": "home", "ja/index.html": "ホーム", "page-data/index/page-data.json": "{}" };

/** What a renderer that answers twice says to differ. */
async function compare(first: Record<string, string>, second: Record<string, string>): Promise<string[]> {
  const answer = { kind: "rendered", pages: [], removed: [], broken: [], isWholeSite: true, deferred: 0 } as const;
  const answers: Rendered[] = [
    { ...answer, written: await write("output", first), left: 1 },
    { ...answer, written: await write("output", second), left: 0, broken: [{ page: "/x", reason: "no title" }] },
  ];
  const next = (): Promise<Rendered> => Promise.resolve(answers.shift() as Rendered);
  const renderer = { outputDir: join(folder, "output"), render: next, more: next };
  return differences(renderer, await filesToRender(site.siteFolder), site);
}

test("what a renderer makes of content is compared; what Gatsby makes of code and media are not", async () => {
  await write("site", {
    ...built,
    "app-0123.js": "",
    "media/a.html": "",
    "_gatsby/slices/a.html": "",
    "a/index.html.br": "",
  });
  expect((await filesToRender(site.siteFolder)).sort()).toEqual(Object.keys(built).sort());
});

test("other bytes, files of either side only and broken pages are named", async () => {
  await write("site", built);
  const found = await compare({ "index.html": "home!" }, { "ja/index.html": "ホーム", "new.html": "new" });
  expect(found).toEqual(["index.html", "/x (no title)", "new.html", "page-data/index/page-data.json (not rendered)"]);
});
