import type { BrokenPage, RenderChange, RenderedFile } from "../../../content/model/api/render-messages";
import { createRoutes } from "../../routes";
import type { ContentFiles } from "../content/content-files";
import { readContentFiles } from "../content/read-content";
import { siteContent } from "../content/site-content";
import type { BuildInput } from "../../../content/model/api/build-input";
import { PictureMaker } from "../output/pictures";
import type { PagePictures } from "../plan/build";
import { availablePages, planPages } from "../plan/plan-pages";
import { PagePlanCache } from "../plan/page-plan-cache";
import { planFiles } from "../plan/plan-files";
import type { FilePlan } from "../plan/planned-file";
import type { PagePlan } from "../plan/planned-page";

/** A plan of the site as its content files are. */
export interface SitePlan {
  /** In the order of the sitemap. */
  readonly pages: readonly PagePlan[];
  /** Files beside the pages. */
  readonly files: readonly FilePlan[];
  /** The day for which the pages are planned, `YYYY-MM-DD`. */
  readonly builtOn: string;
  /** Parts of the site that could not be planned and stay as they were. */
  readonly broken: readonly BrokenPage[];
}

/** Plans the site again and again while its content files change. */
export class SitePlanner {
  private readonly cache = new PagePlanCache();

  private constructor(
    readonly settings: BuildInput,
    readonly pictures: PictureMaker,
    private readonly files: ContentFiles,
    private readonly shown: PagePictures = pictures,
    /** Pictures that could not be encoded since they were last taken from this list. */
    readonly pictureFaults: BrokenPage[] = [],
  ) {}

  /** Reads the content folder of the settings. `cacheDir` holds encoded pictures, `publicDir` gets those that pages show. */
  static open(settings: BuildInput, cacheDir: string, publicDir: string): SitePlanner {
    const { contentDir, histories, pictureEncoding: encoding } = settings;
    const faults: BrokenPage[] = [];
    const onFault = (page: string, reason: string): void => void faults.push({ page, reason });
    const pictures = new PictureMaker({ contentDir, cacheDir, publicDir, encoding, onFault });
    return new SitePlanner(settings, pictures, readContentFiles(contentDir, histories), pictures, faults);
  }

  /** Takes in what changed in the content. */
  take({ files, histories = [], media, removedMedia }: Omit<RenderChange, "kind" | "siteFolder" | "builtOn">): void {
    this.files.remember(histories);
    for (const { path, bytes } of files) this.files.replace(path, bytes);
    for (const path of media) this.files.mention(path, true);
    for (const path of removedMedia) this.files.mention(path, false);
    for (const path of [...media, ...removedMedia]) this.pictures.forget(`/${encodeURI(path)}`);
  }

  /** A planner of the site as it would be with one file replaced; this one stays as it is. */
  preview({ path, bytes }: RenderedFile): SitePlanner {
    const files = this.files.copy();
    files.replace(path, bytes);
    return new SitePlanner(this.settings, this.pictures, files, this.pictures.ofPublished());
  }

  /** Raises an Error that names the problems when the content has no site. */
  plan(builtOn: string): SitePlan {
    const broken: BrokenPage[] = [];
    const content = siteContent(this.files.folder());
    const routes = createRoutes(content.site.product);
    const build = {
      input: { ...this.settings, builtOn },
      content,
      routes,
      pictures: this.shown,
      fixedPages: availablePages(content),
      onFault: (page: string, reason: string) => void broken.push({ page, reason }),
    };
    const pages = planPages(build, this.cache);
    return { pages, files: planFiles(build, pages, this.cache.files), builtOn, broken };
  }
}
