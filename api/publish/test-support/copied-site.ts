import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { RenderChange } from "../../../content/model/api/render-messages";
import type { Renderer } from "../render/renderer-process";
import type { SiteGenerator } from "../site-generator";
import { testGenerator } from "./test-generator";
import { nothing, testRenderer } from "./test-renderer";

/** Generates the site in the small: a page for each content file, which is the file itself. */
export class CopiedSite {
  builds = 0;
  asked: RenderChange[] = [];

  /** @param folder where builds leave the site, in `public` */
  constructor(private readonly folder: string) {}

  generator(code = "code"): SiteGenerator {
    return testGenerator({
      code: () => code,
      build: async ({ contentDir }, { folder: gatsby }) => {
        this.builds += 1;
        const site = join(this.folder, "public");
        await mkdir(join(gatsby, ".build", "renderer", "public"), { recursive: true });
        await rm(site, { recursive: true, force: true });
        await writePages(site, await pagesOf(contentDir));
        return site;
      },
      openRenderer: async (renderer, content) => {
        const { contentDir, siteFolder } = await content();
        // The renderer keeps in memory what the release shows.
        expect(await pagesOf(contentDir)).toEqual(await pagesOf(siteFolder));
        return this.renderer(join(renderer, "public"));
      },
    });
  }

  private renderer(outputDir: string): Renderer {
    return testRenderer({
      outputDir,
      render: async (change) => {
        this.asked.push(change);
        const there = change.files.flatMap(({ path, bytes }) => (bytes === null ? [] : [[path, bytes] as const]));
        const removed = change.files.filter(({ bytes }) => bytes === null).map(({ path }) => path);
        await writePages(outputDir, new Map(there.map(([path, bytes]) => [path, Buffer.from(bytes).toString()])));
        const written = there.map(([path]) => path);
        return { ...nothing, written, removed };
      },
    });
  }
}

/** Path -> text of every file below a folder. */
export async function pagesOf(folder: string): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile()) pages.set(path.slice(folder.length + 1), await readFile(path, "utf8"));
  }
  return pages;
}

async function writePages(into: string, pages: ReadonlyMap<string, string>): Promise<void> {
  await mkdir(into, { recursive: true });
  for (const [path, text] of pages) {
    await mkdir(dirname(join(into, path)), { recursive: true });
    await writeFile(join(into, path), text);
  }
}
