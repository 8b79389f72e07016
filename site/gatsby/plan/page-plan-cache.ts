import type { EventAnswer, NewsAnswer } from "../../../content/model/api/answers";
import type { Language } from "../../../content/model/text/language";
import type { EventPageData } from "../../events/events-page-data";
import type { ArticlePageData } from "../../news/news-page-data";
import type { Build } from "./build";
import { LastPlans } from "./last-plans";
import type { FilePlan } from "./planned-file";
import type { PagePlan } from "./planned-page";

/** One kind of item and how each is planned. */
interface ItemPages<Item, Page> {
  readonly items: readonly Item[];
  /** The texts that every page of the kind shows. */
  readonly file: unknown;
  readonly images: (item: Item) => readonly (string | undefined)[];
  /** What else the page of an item shows of other items, as a text that differs when it does. */
  readonly others?: (item: Item) => string;
  readonly plan: (build: Build, item: Item) => PagePlan<Page>;
}

interface CachedPlan<Page> {
  readonly images: readonly (string | undefined)[];
  /** Versions of the pictures, and `others`. */
  readonly shown: string;
  readonly plan: PagePlan<Page>;
}

/**
 * Caches the plans of items for a process that plans the site after every save: one save changes one of ten thousand
 * items. A cache belongs to one picture maker and one content folder.
 */
export class PagePlanCache {
  readonly pages = new LastPlans<PagePlan>();
  readonly files = new LastPlans<FilePlan>();
  readonly events = new ItemPlans<EventAnswer, EventPageData>();
  readonly news = new ItemPlans<NewsAnswer, ArticlePageData>();
}

class ItemPlans<Item extends object, Page> {
  private dependencies: readonly unknown[] = [];
  private lean: Build | undefined;
  private plans = emptyPlans<Item, Page>();

  /** The plans of items in their order; an item is planned again when it or anything its page shows is another object. */
  plansOf(build: Build, language: Language, pages: ItemPages<Item, Page>): PagePlan<Page>[] {
    const { items, file, images: imagesOf, others = () => "", plan: planner } = pages;
    const lean = this.leanBuild(build, file);
    const cached = this.plans[language];
    return items.map((item) => {
      const known = cached.get(item);
      const images = known?.images ?? imagesOf(item);
      let shown = `${others(item)}\n${build.content.changedAt(item) ?? ""}`;
      for (const image of images) if (image !== undefined) shown += `\n${build.pictures.version(image) ?? ""}`;
      if (known !== undefined && known.shown === shown) return known.plan;
      const plan = planner(lean, item);
      cached.set(item, { images, shown, plan });
      return plan;
    });
  }

  // A plan holds the build that it was made from: with its lists, every cached plan would keep the lists of its time.
  private leanBuild(build: Build, file: unknown): Build {
    const { content, input, fixedPages, pictures } = build;
    const logo = pictures.version(content.site.logo);
    const menuPages = [...content.menuPages].join();
    const dependencies = [content.site, file, input.builtOn, fixedPages.join(), menuPages, logo];
    if (this.lean && dependencies.every((each, at) => each === this.dependencies[at])) return this.lean;
    [this.dependencies, this.plans] = [dependencies, emptyPlans()];
    this.lean = { ...build, content: { ...content, events: [], news: [], files: [], page: () => undefined } };
    return this.lean;
  }
}

const emptyPlans = <Item extends object, Page>(): Record<Language, WeakMap<Item, CachedPlan<Page>>> => ({
  en: new WeakMap(),
  ja: new WeakMap(),
});
