import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type {
  BrokenPage,
  OpenRenderer,
  Previewed,
  RenderChange,
  Rendered,
  RenderPreview,
} from "../../../content/model/api/render-messages";
import { errorMessage } from "../../../content/model/error-message";
import type { BuildInput } from "../../../content/model/api/build-input";
import { headingFont, type HeadingFont } from "../fonts/heading-font";
import { HeadingFonts } from "../fonts/heading-fonts";
import { writePlannedFile } from "../output/write-planned-files";
import { updateSitemap, updateTimes } from "../output/write-sitemap";
import { guarded } from "../plan/guarded";
import type { FilePlan } from "../plan/planned-file";
import type { PagePlan } from "../plan/planned-page";
import { FullRenderRequired } from "./full-render-required";
import type { PageMaker } from "./gatsby-renderer";
import { PageShapes } from "./page-shapes";
import { previewPages } from "./preview-pages";
import { ReleasedPlans } from "./released-plans";
import { SitePlanner, type SitePlan } from "./site-planner";

/**
 * So many pages are rendered for one answer; the publisher compresses and moves them while the next ones are rendered. A change
 * of more pages becomes a new release.
 */
const pagesAtOnce = 200;

/** The release that a renderer begins with. */
interface ReleasedSite {
  readonly siteFolder: string;
  readonly unfinished: ReadonlySet<string>;
  readonly plan: SitePlan;
}

/** Renders the pages that a change touches; keeps the parsed content and the plan of the released pages in memory. */
export class SiteRenderer {
  private readonly broken = new Map<string, BrokenPage>();
  private siteFolder: string;
  /** Files of the release that an interrupted change may have left incomplete. */
  private readonly unfinished: Set<string>;
  private plan: SitePlan;
  private readonly released: ReleasedPlans<PagePlan>;
  /** Files beside the pages as the release has them. */
  private readonly files: ReleasedPlans<FilePlan>;
  /** Files that the answers to this change have named: they are in the release that is being made. */
  private readonly made = new Set<string>();
  /** Touched pages that are still to be rendered. */
  private pending: PagePlan[] = [];
  /** Paths of pages that are to leave the release. */
  private gone: string[] = [];
  /** Files that no page waits for, to be made when nothing else is to be done. */
  private waiting: FilePlan[] = [];
  private readonly fonts: HeadingFonts;
  private isWholeSite = false;
  private isListingChanged = false;
  /** Pages that were rendered with another time of their last change. */
  private readonly redated = new Set<string>();
  /** Paths of the pages in the order of the sitemap as it was written last. */
  private sitemapOrder: readonly string[];

  private constructor(
    private readonly gatsby: PageMaker,
    private readonly planner: SitePlanner,
    private readonly shapes: PageShapes,
    { siteFolder, unfinished, plan }: ReleasedSite,
    private readonly onProgress: () => void,
  ) {
    this.siteFolder = siteFolder;
    this.unfinished = new Set(unfinished);
    this.plan = plan;
    this.sitemapOrder = plan.pages.map(({ path }) => path);
    this.fonts = new HeadingFonts(gatsby.outputDir);
    // A page that the build could not make is not there; the next change tries it again.
    const isFinished = (path: string): boolean =>
      filesOf(gatsby, path).every((file) => !unfinished.has(file)) &&
      existsSync(join(siteFolder, gatsby.files(path).html));
    this.released = new ReleasedPlans(plan.pages.filter(({ path }) => isFinished(path)));
    const isThere = (file: FilePlan): boolean => file.isDeferred !== true || existsSync(join(siteFolder, file.path));
    this.files = new ReleasedPlans(plan.files.filter((file) => !unfinished.has(file.path) && isThere(file)));
    this.waiting = this.files.compare(plan.files).touched.filter(isDeferred);
  }

  /** How many deferred files are still to be made. */
  get deferred(): number {
    return this.waiting.length;
  }

  /**
   * Reads the content that the release shows, and renders one page, which loads the compiled code. `pictureCache` is the
   * folder of encoded pictures. `onProgress` is called after each page and picture that is made for an answer.
   * @throws FullRenderRequired when the release has no page to learn from
   */
  static async open(
    gatsby: PageMaker,
    settings: BuildInput,
    { contentDir, siteFolder, builtOn, histories, unfinished }: OpenRenderer,
    pictureCache: string,
    onProgress: () => void = () => undefined,
  ): Promise<SiteRenderer> {
    await rm(join(gatsby.outputDir, "pictures"), { recursive: true, force: true });
    const planner = SitePlanner.open({ ...settings, contentDir, histories }, pictureCache, gatsby.outputDir);
    const plan = planner.plan(builtOn);
    const shapes = await PageShapes.read(gatsby, siteFolder, plan.pages);
    for (const page of plan.pages.slice(0, 1)) await gatsby.render(await shapes.dataOf(page));
    return new SiteRenderer(gatsby, planner, shapes, { siteFolder, unfinished: new Set(unfinished), plan }, onProgress);
  }

  /** Makes the texts of all events for the calendars beside other work, so that the first save of an event does not wait for them. */
  prepare(): void {
    const calendars = this.plan.files.filter(({ path }) => /^(?:ja\/)?events\.ics$/.test(path));
    // What cannot be made is named when it is to be written.
    const make = (file: FilePlan): Promise<unknown> =>
      Promise.resolve()
        .then(() => file.make())
        .catch(() => undefined);
    for (const calendar of calendars) setImmediate(() => void make(calendar));
  }

  /**
   * Takes in a change and renders the pages that it touches, or the first of them, into the output folder. A page that
   * cannot be made keeps its last good HTML.
   * @throws FullRenderRequired when there is a page of a kind that the release has none of
   */
  async render(change: RenderChange): Promise<Rendered> {
    this.planner.take(change);
    this.siteFolder = change.siteFolder;
    this.plan = this.planner.plan(change.builtOn);
    const { touched, gone } = this.released.compare(this.plan.pages);
    this.pending = [...touched];
    this.gone = [...gone];
    // What could not be made differs from what is released: it is tried again.
    this.broken.clear();
    for (const broken of this.plan.broken) this.broken.set(broken.page, broken);
    this.isWholeSite = this.pending.length === this.plan.pages.length;
    this.fonts.forget();
    this.made.clear();
    return this.more();
  }

  /** Renders the next touched pages; the last answer includes the files beside the pages. */
  async more(): Promise<Rendered> {
    const pages: string[] = [];
    const written: string[] = [];
    const fonts: HeadingFont[] = [];
    for (const page of this.pending.splice(0, pagesAtOnce)) {
      const html = await this.make(page);
      this.onProgress();
      if (html === undefined) continue;
      pages.push(page.path);
      written.push(...filesOf(this.gatsby, page.path));
      const font = page.language === "ja" ? headingFont(html) : undefined;
      if (font !== undefined) fonts.push(font);
    }
    // Pictures and fonts first: no page may name one that is missing.
    written.unshift(...(await this.planner.pictures.encode((file) => this.isReleased(file), this.onProgress)));
    written.unshift(...(await this.makeFonts(fonts)));
    for (const fault of this.planner.pictureFaults.splice(0)) this.broken.set(fault.page, fault);
    const left = this.pending.length;
    const rest = left > 0 ? { written: [], removed: [] } : await this.finish();
    written.push(...rest.written);
    for (const file of written) {
      this.unfinished.delete(file);
      this.made.add(file);
    }
    const removed = [...rest.removed, ...(left > 0 ? [] : this.unfinishedRest())];
    const broken = [...this.broken.values()];
    return {
      kind: "rendered",
      pages,
      written,
      removed,
      broken,
      isWholeSite: this.isWholeSite,
      left,
      deferred: this.deferred,
    };
  }

  /** Makes one of the deferred files; one that cannot be made is tried again after the next change. */
  async makeDeferred(): Promise<Rendered> {
    const [file] = this.waiting.splice(0, 1);
    const { written, broken } = await this.makeFiles(file ? [file] : []);
    const { deferred } = this;
    return { kind: "rendered", pages: [], written, removed: [], broken, isWholeSite: false, left: 0, deferred };
  }

  /** Renders a page as it would be with one file replaced; never rejects, and has no effect on later renders. */
  preview(asked: RenderPreview): Promise<Previewed> {
    const { planner, shapes, plan, siteFolder } = this;
    // Not among those of the pages: what was only previewed leaves the release with its next whole rendering.
    const makeFont = (font: HeadingFont): Promise<unknown> =>
      guarded(
        "/fonts",
        () => undefined,
        () => new HeadingFonts(siteFolder).make([font], (file) => this.isReleased(file)),
      );
    return previewPages(this.gatsby, { planner, shapes, plan, makeFont }, asked);
  }

  /** The page's HTML, or undefined when it cannot be made: its released plan then stays the old one. */
  private async make(page: PagePlan): Promise<string | undefined> {
    const { released } = this;
    const { path, listing } = page;
    let html: string;
    try {
      ({ html } = await this.gatsby.render(await this.shapes.dataOf(page)));
    } catch (error) {
      if (error instanceof FullRenderRequired) throw error;
      this.broken.set(path, { page: path, reason: errorMessage(error) });
      return undefined;
    }
    const before = released.get(path);
    if (JSON.stringify(before?.listing) !== JSON.stringify(listing)) this.isListingChanged = true;
    if (before?.changed !== page.changed) this.redated.add(path);
    released.set(page);
    return html;
  }

  /** Writes the files beside the pages where they changed, and names what leaves the release. */
  private async finish(): Promise<{ readonly written: readonly string[]; readonly removed: readonly string[] }> {
    const { gatsby, plan, planner, siteFolder } = this;
    const gone = this.gone.splice(0);
    for (const path of gone) this.released.delete(path);
    const { redated, sitemapOrder } = this;
    const inOrder = plan.pages.flatMap(({ path }) => this.released.get(path) ?? []);
    // An event that takes place on another day has another place in the sitemap.
    const isMoved = redated.size > 0 && inOrder.some(({ path }, at) => path !== sitemapOrder[at]);
    const listed = this.isListingChanged || gone.length > 0 || isMoved;
    const onFault = (page: string, reason: string): void => void this.broken.set(page, { page, reason });
    const updated = await guarded("/sitemap-index.xml", onFault, async () =>
      listed
        ? updateSitemap(siteFolder, gatsby.outputDir, planner.settings.publicUrl, inOrder)
        : updateTimes(redated, siteFolder, gatsby.outputDir, planner.settings.publicUrl, inOrder),
    );
    // Tried again with the next change.
    this.isListingChanged = updated === undefined;
    this.redated.clear();
    if (listed) this.sitemapOrder = inOrder.map(({ path }) => path);
    const sitemap = updated ?? { written: [], removed: [] };
    const isAllMade = this.isWholeSite && this.broken.size === 0;
    const unused = isAllMade
      ? await Promise.all([planner.pictures.unused(siteFolder), this.fonts.unused(siteFolder)])
      : [];
    const { files } = this;
    const { touched, gone: left } = files.compare(plan.files);
    for (const path of left) files.delete(path);
    const beside = await this.makeFiles(touched.filter((file) => !isDeferred(file)));
    for (const broken of beside.broken) this.broken.set(broken.page, broken);
    this.waiting = touched.filter(isDeferred);
    return {
      written: [...sitemap.written, ...beside.written],
      removed: [...gone.flatMap((path) => filesOf(gatsby, path)), ...sitemap.removed, ...left, ...unused.flat()],
    };
  }

  /** Without its font a page shows its headings in the system's. */
  private async makeFonts(fonts: readonly HeadingFont[]): Promise<readonly string[]> {
    const onFault = (page: string, reason: string): void => void this.broken.set(page, { page, reason });
    return (await guarded("/fonts", onFault, () => this.fonts.make(fonts, (file) => this.isReleased(file)))) ?? [];
  }

  private async makeFiles(
    plans: readonly FilePlan[],
  ): Promise<{ readonly written: readonly string[]; readonly broken: readonly BrokenPage[] }> {
    const written: string[] = [];
    const broken: BrokenPage[] = [];
    for (const file of plans) {
      try {
        await writePlannedFile(this.gatsby.outputDir, file);
      } catch (error) {
        broken.push({ page: `/${file.path}`, reason: errorMessage(error) });
        continue;
      }
      this.files.set(file);
      written.push(file.path);
    }
    return { written, broken };
  }

  /** What an interrupted change left and nothing has replaced; a page that cannot be made keeps its files. */
  private unfinishedRest(): string[] {
    const broken = new Set([...this.broken.keys()].flatMap((path) => [path.slice(1), ...filesOf(this.gatsby, path)]));
    const rest = [...this.unfinished].filter((file) => !file.startsWith("media/") && !broken.has(file));
    this.unfinished.clear();
    return rest;
  }

  private isReleased(file: string): boolean {
    return this.made.has(file) || (!this.unfinished.has(file) && existsSync(join(this.siteFolder, file)));
  }
}

/** A page's files in the order in which they are brought into a release: the data before the HTML that loads it. */
function filesOf(gatsby: Pick<PageMaker, "files">, path: string): [data: string, html: string] {
  const { data, html } = gatsby.files(path);
  return [data, html];
}

const isDeferred = (file: FilePlan): boolean => file.isDeferred === true;
