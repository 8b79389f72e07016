import { mkdirSync, writeFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/**
 * Gatsby's own renderer, used after a build has ended. All of it is private to Gatsby: written against exactly
 * this version, any other is refused; e2e/staff/chain.test.ts checks it against a real build (decision 015).
 */
const gatsbyVersion = "5.16.1";

/** What Gatsby writes beside a page's HTML, with the pieces that are the same for every page of a template. */
export interface PageDataFile {
  readonly componentChunkName: string;
  readonly path: string;
  readonly result: { readonly data?: unknown; readonly pageContext: unknown };
  readonly staticQueryHashes: readonly string[];
}

/** Paths of a page's two files, relative to a built site. */
export interface PageFiles {
  readonly html: string;
  readonly data: string;
}

/** A page that was just written. */
export interface RenderedPage {
  readonly files: PageFiles;
  readonly html: string;
}

/** What makes the files of one page. */
export interface PageMaker {
  /** Absolute folder in which it leaves them. */
  readonly outputDir: string;
  /** Absolute folder of the data of one page of each template (template-data.ts). */
  readonly templatesDir: string;
  /** Where a page's files lie in a built site. */
  files(pagePath: string): PageFiles;
  /** Writes a page's two files into the output folder. Raises what its components raise. */
  render(data: PageDataFile): Promise<RenderedPage>;
}

/** Scripts and style sheets of a template, answers of the static queries. */
type Resources = Readonly<Record<string, unknown>>;

/** The compiled code of all pages. */
interface CompiledPages {
  default(
    page: Resources & { readonly pagePath: string; readonly pageData: unknown },
  ): Promise<{ readonly html: string }>;
}
interface ClientAssets {
  readWebpackStats(publicDir: string): Promise<unknown>;
  getScriptsAndStylesForTemplate(componentChunkName: string, webpackStats: unknown): Promise<Resources>;
}
interface StaticQueries {
  getStaticQueryContext(hashes: readonly string[]): Promise<Resources>;
}
interface CoreUtils {
  generateHtmlPath(folder: string, pagePath: string): string;
  generatePageDataPath(folder: string, pagePath: string): string;
}

/**
 * Renders pages by what `copyRenderer` copied into a folder. They come into `public` below the folder that the process
 * was started in, where what a page needs of the built site (style sheets, webpack's statistics) must lie as well.
 */
export class GatsbyRenderer implements PageMaker {
  readonly outputDir = join(process.cwd(), "public");
  readonly templatesDir = join(process.cwd(), "templates");
  /** By the template's chunk. */
  private readonly resources = new Map<string, Promise<Resources>>();

  private constructor(
    private readonly pages: CompiledPages,
    private readonly utils: CoreUtils,
    private readonly readResources: (data: PageDataFile) => Promise<Resources>,
  ) {}

  /** @throws Error when Gatsby has another version than this file was written for */
  static async open(folder: string): Promise<GatsbyRenderer> {
    const load = createRequire(join(folder, "node_modules", "gatsby", "package.json"));
    const { version } = load("./package.json") as { version: string };
    if (version !== gatsbyVersion)
      throw new Error(`Gatsby is ${version}; single pages can be rendered with ${gatsbyVersion} only`);
    await ownTrackers(folder);
    const assets = load("./dist/utils/client-assets-for-template.js") as ClientAssets;
    const queries = load("./dist/utils/static-query-utils.js") as StaticQueries;
    const stats = await assets.readWebpackStats(join(folder, "public"));
    return new GatsbyRenderer(
      load(join(folder, compiledPages)) as CompiledPages,
      load("gatsby-core-utils") as CoreUtils,
      async ({ componentChunkName, staticQueryHashes }) => ({
        ...(await queries.getStaticQueryContext(staticQueryHashes)),
        ...(await assets.getScriptsAndStylesForTemplate(componentChunkName, stats)),
      }),
    );
  }

  files(pagePath: string): PageFiles {
    return {
      html: this.utils.generateHtmlPath("", pagePath),
      data: this.utils.generatePageDataPath("", pagePath),
    };
  }

  async render(data: PageDataFile): Promise<RenderedPage> {
    const files = this.files(data.path);
    const text = JSON.stringify(data);
    const { html } = await this.pages.default({
      pagePath: data.path,
      // As Gatsby reads it from the file.
      pageData: JSON.parse(text) as unknown,
      webpackCompilationHash: "",
      context: { isDuringBuild: true },
      ...(await this.resourcesOf(data)),
    });
    this.write(files.data, text);
    this.write(files.html, html);
    return { files, html };
  }

  private resourcesOf(data: PageDataFile): Promise<Resources> {
    const known = this.resources.get(data.componentChunkName) ?? this.readResources(data);
    this.resources.set(data.componentChunkName, known);
    return known;
  }

  // Nothing else is done in this process: handing small files to a thread takes several times as long as writing them.
  private write(file: string, text: string): void {
    const path = join(this.outputDir, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

const compiledPages = join(".cache", "page-ssr", "routes", "render-page.js");
const trackers = /"[^"\n]*\/\.cache\/ssr-builtin-trackers\//g;

// The compiled renderer names these files by the build's own folder, which the next build empties, or by the renderer's
// earlier one.
async function ownTrackers(folder: string): Promise<void> {
  const file = join(folder, compiledPages);
  const text = await readFile(file, "utf8");
  const own = JSON.stringify(join(folder, ".cache", "ssr-builtin-trackers/")).slice(0, -1);
  const owned = text.replace(trackers, () => own);
  if (owned !== text) await writeFile(file, owned);
}
