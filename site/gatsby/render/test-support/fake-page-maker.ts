import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { planPages } from "../../plan/plan-pages";
import type { Build } from "../../plan/build";
import type { PageDataFile, PageFiles, PageMaker, RenderedPage } from "../gatsby-renderer";

/** In Gatsby's place: the HTML of a page is its data. */
export class FakePageMaker implements PageMaker {
  /** @param failing paths of pages that the templates cannot show; may change */
  constructor(
    readonly outputDir: string,
    private readonly failing: ReadonlySet<string> = new Set(),
    readonly templatesDir = join(outputDir, "none"),
  ) {}

  files(path: string): PageFiles {
    return {
      html: path.endsWith(".html") ? path.slice(1) : join(path, "index.html").slice(1),
      data: join("page-data", path === "/" ? "index" : path, "page-data.json"),
    };
  }

  async render(data: PageDataFile): Promise<RenderedPage> {
    if (this.failing.has(data.path)) throw new Error("cannot be shown");
    const files = this.files(data.path);
    const html = JSON.stringify(data);
    for (const file of [files.html, files.data]) {
      await mkdir(dirname(join(this.outputDir, file)), { recursive: true });
      await writeFile(join(this.outputDir, file), html);
    }
    return { files, html };
  }
}

/** Writes every page of a site as a Gatsby build leaves it. */
export async function writeBuiltPages(siteFolder: string, build: Build): Promise<void> {
  const gatsby = new FakePageMaker(siteFolder);
  for (const plan of planPages(build)) {
    const { context: pageContext } = await plan.make();
    await gatsby.render({
      componentChunkName: plan.template,
      path: plan.path,
      result: { pageContext },
      staticQueryHashes: [],
    });
  }
}
