import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/**
 * Gatsby's own renderer, used after a build has ended. All of it is private to Gatsby: what follows was read in this very
 * version, another one is refused, and e2e/staff/chain.test.ts checks it against a real build (decision 008).
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

/** What makes the files of one page. */
export interface PageMaker {
  /** Absolute folder in which it leaves them. */
  readonly outputDir: string;
  /** Where a page's files lie in a built site. */
  files(pagePath: string): PageFiles;
  /** Writes a page's two files into the output folder. Raises what its components raise. */
  render(data: PageDataFile): Promise<PageFiles>;
}

interface RenderHtml {
  renderHTMLProd(options: {
    readonly htmlComponentRendererPath: string;
    readonly paths: readonly string[];
    readonly envVars: readonly (readonly [string, string])[];
    readonly sessionId: number;
    readonly webpackCompilationHash: string;
  }): Promise<unknown>;
}
interface CoreUtils {
  generateHtmlPath(folder: string, pagePath: string): string;
  generatePageDataPath(folder: string, pagePath: string): string;
}

/**
 * Renders pages by what `copyRenderer` kept in a folder. They come into `public` below the folder that the process was
 * started in, where what a page needs of the built site (style sheets, webpack's statistics) must lie as well.
 */
export class GatsbyRenderer implements PageMaker {
  readonly outputDir = join(process.cwd(), "public");
  private readonly sessionId = Date.now();

  private constructor(
    private readonly folder: string,
    private readonly html: RenderHtml,
    private readonly utils: CoreUtils,
  ) {}

  /** @throws Error when Gatsby has another version than this file was written for */
  static async open(folder: string): Promise<GatsbyRenderer> {
    const load = createRequire(join(folder, "node_modules", "gatsby", "package.json"));
    const { version } = load("./package.json") as { version: string };
    if (version !== gatsbyVersion)
      throw new Error(`Gatsby is ${version}; single pages can be rendered with ${gatsbyVersion} only`);
    await ownTrackers(folder);
    return new GatsbyRenderer(
      folder,
      load("./dist/utils/worker/child/render-html.js") as RenderHtml,
      load("gatsby-core-utils") as CoreUtils,
    );
  }

  files(pagePath: string): PageFiles {
    return {
      html: this.utils.generateHtmlPath("", pagePath),
      data: this.utils.generatePageDataPath("", pagePath),
    };
  }

  async render(data: PageDataFile): Promise<PageFiles> {
    const files = this.files(data.path);
    await mkdir(dirname(join(this.outputDir, files.data)), { recursive: true });
    await writeFile(join(this.outputDir, files.data), JSON.stringify(data));
    await this.html.renderHTMLProd({
      htmlComponentRendererPath: join(this.folder, ".cache", "page-ssr", "routes", "render-page.js"),
      paths: [data.path],
      // Set before the compiled renderer is loaded, as Gatsby does for its own workers.
      envVars: [
        ["NODE_ENV", "production"],
        ["GATSBY_SLICES", "true"],
        ["gatsby_executing_command", "build"],
      ],
      sessionId: this.sessionId,
      webpackCompilationHash: "",
    });
    return files;
  }
}

const trackers = /"[^"\n]*\/\.cache\/ssr-builtin-trackers\//g;

// The compiled renderer names these files by the build's own folder, which the next build empties, or by the folder that
// it was kept in before.
async function ownTrackers(folder: string): Promise<void> {
  const file = join(folder, ".cache", "page-ssr", "routes", "render-page.js");
  const text = await readFile(file, "utf8");
  const own = JSON.stringify(join(folder, ".cache", "ssr-builtin-trackers/")).slice(0, -1);
  const owned = text.replace(trackers, () => own);
  if (owned !== text) await writeFile(file, owned);
}
