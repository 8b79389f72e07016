import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BrokenPage, OpenRenderer, RenderChange, Rendered } from "../../../content/model/api/render-messages";
import { newsIdOfPath } from "../../../content/model/pages/page-paths";
import { errorMessage } from "../../../content/model/error-message";
import { createRoutes } from "../../routes";
import type { BuildInput } from "../gatsby-api/build-input";
import type { ContentFiles } from "../content/content-files";
import { KeptPlans } from "../plan/kept-plans";
import { ArticleMemo } from "../plan/pages/article-memo";
import { PictureMaker } from "../output/pictures";
import { availablePages, planPages } from "../plan/plan-pages";
import type { PagePlan } from "../plan/planned-page";
import { readContentFiles } from "../content/read-content";
import { KeptLists, siteContent } from "../content/site-content";
import { sitemapFiles } from "../output/sitemap";
import { newsRedirectFile, writeNewsRedirect } from "../output/write-news-redirects";
import type { PageFiles, PageMaker } from "./gatsby-renderer";
import { NeedsFullBuild } from "./needs-full-build";
import { changesListing, differences, type Plans } from "./page-differences";
import { PageShapes } from "./page-shapes";

/** So many pages are made one by one at most: commits that come meanwhile would wait for more, a whole rendering waits for none. */
const mostPages = 200;

/** Makes the pages that a change touches, in memory of the content and of the pages as they were released. */
export class SiteRenderer {
  private readonly broken = new Map<string, BrokenPage>();
  private sitemap = new Map<string, string>();

  private constructor(
    private readonly gatsby: PageMaker,
    private readonly input: BuildInput,
    private readonly files: ContentFiles,
    private readonly pictures: PictureMaker,
    private readonly planner: SitePlanner,
    private readonly shapes: PageShapes,
    private released: Plans,
  ) {}

  /**
   * Reads the content of the live release, and makes a page of each kind as that has it: a renderer that works otherwise
   * than the build did is of no use, and one that has worked is warm. `pictureCache` keeps encoded pictures.
   */
  static async open(
    gatsby: PageMaker,
    input: BuildInput,
    { contentDir, siteFolder }: OpenRenderer,
    pictureCache: string,
  ): Promise<SiteRenderer> {
    const files = readContentFiles(contentDir);
    const pictures = new PictureMaker({
      contentDir: siteFolder,
      cacheDir: pictureCache,
      publicDir: gatsby.outputDir,
      releasedDir: siteFolder,
    });
    const planner = new SitePlanner(input, files, pictures);
    const released = planner.plan();
    const shapes = await PageShapes.read(gatsby, siteFolder, released.values());
    const renderer = new SiteRenderer(gatsby, input, files, pictures, planner, shapes, released);
    renderer.sitemap = sitemapFiles(input.publicUrl, [...released.values()]);
    for (const page of shapes.examples) await renderer.prove(page, siteFolder);
    return renderer;
  }

  get pageCount(): number {
    return this.released.size;
  }

  /**
   * Makes the pages that a change touches, in the output folder. A page that cannot be made keeps its last good HTML.
   * @throws NeedsFullBuild when the change is not one for single pages; nothing can be rendered any more after that
   */
  async render(change: RenderChange): Promise<Rendered> {
    this.take(change);
    const planned = this.planner.plan();
    const { touched, gone } = differences(this.released, planned);
    if (touched.length > mostPages) throw new NeedsFullBuild(`it touches ${String(touched.length)} pages`);
    const written: string[] = [];
    const made: PagePlan[] = [];
    for (const page of touched) {
      const files = await this.make(page, planned);
      if (files === undefined) continue;
      made.push(page);
      written.push(...files);
    }
    for (const { path } of gone) this.broken.delete(path);
    // Pictures first: no page may name one that is not there.
    const pictures = await this.pictures.encode();
    const redirects = await this.redirects(made.filter(({ path }) => !this.released.has(path)));
    const listed = changesListing(this.released, made, gone);
    this.released = planned;
    return {
      kind: "rendered",
      pages: made.map(({ path }) => path),
      written: [...pictures, ...written, ...redirects, ...(listed ? await this.writeSitemap() : [])],
      removed: this.leaving(gone),
      broken: [...this.broken.values()],
    };
  }

  private take({ files, media, removedMedia }: RenderChange): void {
    if (files.some(({ path }) => path === "site.yml")) throw new NeedsFullBuild("the settings of every page changed");
    for (const { path, bytes } of files) this.files.replace(path, bytes);
    for (const path of media) this.files.mention(path, true);
    for (const path of removedMedia) this.files.mention(path, false);
    for (const path of [...media, ...removedMedia]) this.pictures.forget(`/${path}`);
  }

  private async prove(page: PagePlan, siteFolder: string): Promise<void> {
    const { html, data } = await this.rendered(page);
    for (const file of [html, data]) {
      const [made, released] = await Promise.all([
        readFile(join(this.gatsby.outputDir, file)),
        readFile(join(siteFolder, file)),
      ]);
      if (!made.equals(released)) throw new Error(`The renderer makes ${file} otherwise than the build did`);
    }
  }

  private async rendered(page: PagePlan): Promise<PageFiles> {
    return this.gatsby.render(await this.shapes.dataOf(page));
  }

  /** The page's files, or undefined when it cannot be made: it then counts as released as it was. */
  private async make(page: PagePlan, planned: Map<string, PagePlan>): Promise<string[] | undefined> {
    try {
      const { html, data } = await this.rendered(page);
      this.broken.delete(page.path);
      return [data, html];
    } catch (error) {
      if (error instanceof NeedsFullBuild) throw error;
      this.broken.set(page.path, { page: page.path, reason: errorMessage(error) });
      const before = this.released.get(page.path);
      if (before) planned.set(page.path, before);
      else planned.delete(page.path);
      return undefined;
    }
  }

  private async redirects(added: readonly PagePlan[]): Promise<string[]> {
    const files: string[] = [];
    for (const { path } of added)
      if (newsIdOfPath(path) !== undefined)
        files.push(await writeNewsRedirect(this.gatsby.outputDir, this.input.publicUrl, path));
    return files;
  }

  private leaving(gone: readonly PagePlan[]): string[] {
    const pages = gone.flatMap(({ path }) => {
      const { html, data } = this.gatsby.files(path);
      return [html, data];
    });
    const isArticle = ({ path }: PagePlan): boolean => newsIdOfPath(path) !== undefined;
    const kept = new Set([...this.released.values()].filter(isArticle).map(({ path }) => newsRedirectFile(path)));
    const redirects = gone.filter(isArticle).map(({ path }) => newsRedirectFile(path));
    return [...pages, ...redirects.filter((file) => !kept.has(file))];
  }

  private async writeSitemap(): Promise<string[]> {
    const next = sitemapFiles(this.input.publicUrl, [...this.released.values()]);
    const changed = [...next].filter(([name, text]) => this.sitemap.get(name) !== text);
    for (const [name, text] of changed) await writeFile(join(this.gatsby.outputDir, name), text);
    this.sitemap = next;
    return changed.map(([name]) => name);
  }
}

/** Plans the site as the files are now; what did not change since the last time is not planned again. */
class SitePlanner {
  private readonly articles = new ArticleMemo();
  private readonly lists = new KeptLists();
  private readonly kept = new KeptPlans();

  constructor(
    private readonly input: BuildInput,
    private readonly files: ContentFiles,
    private readonly pictures: PictureMaker,
  ) {}

  plan(): Map<string, PagePlan> {
    const { input, pictures, articles } = this;
    const content = siteContent(this.files.folder(), this.lists);
    const routes = createRoutes(content.site.product);
    const fixedPages = availablePages(content);
    const plans = planPages({ input, content, routes, pictures, articles, fixedPages }, this.kept);
    return new Map(plans.map((page) => [page.path, page]));
  }
}
