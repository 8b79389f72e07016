import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { PagePlan } from "../plan/planned-page";
import type { PageDataFile, PageMaker } from "./gatsby-renderer";
import { NeedsFullBuild } from "./needs-full-build";

/** What is the same in the data of every page of one template in one language: words, static queries, the chunk's name. */
export type PageShape = Omit<PageDataFile, "path">;

/** Shapes of pages, taken from one built page of each template and language. */
export class PageShapes {
  private constructor(
    private readonly shapes: ReadonlyMap<string, PageShape>,
    /** The built pages that they were taken from. */
    readonly examples: readonly PagePlan[],
  ) {}

  /** Reads them from the files of a release, which has some of the pages at least. */
  static async read(
    gatsby: Pick<PageMaker, "files">,
    siteFolder: string,
    pages: Iterable<PagePlan>,
  ): Promise<PageShapes> {
    const shapes = new Map<string, PageShape>();
    const examples: PagePlan[] = [];
    for (const page of pages) {
      if (shapes.has(kindOf(page))) continue;
      const built = await readFile(join(siteFolder, gatsby.files(page.path).data), "utf8").catch(ifThere);
      if (built === undefined) continue;
      const { path: _, ...data } = JSON.parse(built) as PageDataFile;
      shapes.set(kindOf(page), { ...data, result: { ...data.result, pageContext: null } });
      examples.push(page);
    }
    return new PageShapes(shapes, examples);
  }

  /** What Gatsby writes beside a page's HTML. Raises what making its props raises, and what `of` does. */
  async dataOf(page: PagePlan): Promise<PageDataFile> {
    const { componentChunkName, result, ...rest } = this.of(page);
    const { context: pageContext } = await page.make();
    return { componentChunkName, path: page.path, result: { ...result, pageContext }, ...rest };
  }

  /** @throws NeedsFullBuild when no such page was built: its template is then not in the compiled renderer either */
  of(page: PagePlan): PageShape {
    const shape = this.shapes.get(kindOf(page));
    if (!shape) throw new NeedsFullBuild(`no page of ${kindOf(page)} was built before`);
    return shape;
  }
}

function ifThere(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}

const kindOf = ({ template, language }: PagePlan): string => `${template} in ${language}`;
