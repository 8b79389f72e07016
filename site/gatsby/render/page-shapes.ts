import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { kindOf, type PagePlan } from "../plan/planned-page";
import { FullRenderRequired } from "./full-render-required";
import type { PageDataFile, PageMaker } from "./gatsby-renderer";
import { templateDataName } from "./template-data";

/** What is the same in the data of every page of one template in one language: words, static queries, the chunk's name. */
type PageShape = Omit<PageDataFile, "path">;

/** Shapes of pages, taken from one built page of each template and language. */
export class PageShapes {
  private constructor(
    private readonly shapes: Map<string, PageShape>,
    private readonly templatesDir: string,
  ) {}

  /** Reads them from the files of a release; those it has none of from what the build stored of each template. */
  static async read(
    gatsby: Pick<PageMaker, "files" | "templatesDir">,
    siteFolder: string,
    pages: Iterable<PagePlan>,
  ): Promise<PageShapes> {
    const shapes = new Map<string, PageShape>();
    for (const page of pages) {
      if (shapes.has(kindOf(page))) continue;
      const built = await builtData(join(siteFolder, gatsby.files(page.path).data));
      if (built === undefined) continue;
      shapes.set(kindOf(page), shapeOf(built));
    }
    return new PageShapes(shapes, gatsby.templatesDir);
  }

  /**
   * What Gatsby writes beside a page's HTML. Raises what making its props raises.
   * @throws FullRenderRequired when no such page was built: its template is then not in the compiled renderer either
   */
  async dataOf(page: PagePlan): Promise<PageDataFile> {
    const shape = this.shapes.get(kindOf(page)) ?? (await this.ofTemplate(page));
    if (!shape) throw new FullRenderRequired(`no page of ${kindOf(page)} was built before`);
    const { componentChunkName, result, ...rest } = shape;
    const { context: pageContext } = await page.make();
    return { componentChunkName, path: page.path, result: { ...result, pageContext }, ...rest };
  }

  private async ofTemplate(page: PagePlan): Promise<PageShape | undefined> {
    const built = await builtData(join(this.templatesDir, templateDataName(page)));
    if (built !== undefined) this.shapes.set(kindOf(page), shapeOf(built));
    return this.shapes.get(kindOf(page));
  }
}

/** A page's data; undefined where there is none, or only a part that a power cut left. */
async function builtData(file: string): Promise<PageDataFile | undefined> {
  try {
    return JSON.parse(await readFile(file, "utf8")) as PageDataFile;
  } catch (error) {
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

const shapeOf = ({ path: _, ...data }: PageDataFile): PageShape => ({
  ...data,
  result: { ...data.result, pageContext: null },
});
