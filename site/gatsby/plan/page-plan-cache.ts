import type { NewsAnswer } from "../../../content/model/api/answers";
import type { NewsPage } from "../../../content/model/pages/news-page";
import type { Language } from "../../../content/model/text/language";
import type { ArticlePageData } from "../../news/news-page-data";
import type { Build } from "./build";
import { picturesOfArticle } from "./pages/pictures-of-items";
import type { PagePlan } from "./planned-page";

type ArticlePlan = PagePlan<ArticlePageData>;
type Planner = (build: Build, language: Language, news: NewsAnswer, file: NewsPage) => ArticlePlan;

interface CachedPlan {
  readonly images: readonly (string | undefined)[];
  readonly pictures: string;
  readonly plan: ArticlePlan;
}

/**
 * Caches the plans of articles for a process that plans the site after every save: one save changes one of ten thousand
 * articles. A cache belongs to one picture maker and one content folder.
 */
export class PagePlanCache {
  private dependencies: readonly unknown[] = [];
  private lean: Build | undefined;
  private plans = emptyPlans();

  /** The plans of articles in their order; an article is planned again when it or anything its page shows is another object. */
  plansOf(
    build: Build,
    language: Language,
    news: readonly NewsAnswer[],
    file: NewsPage,
    planner: Planner,
  ): ArticlePlan[] {
    const lean = this.leanBuild(build, file);
    const cached = this.plans[language];
    return news.map((article) => {
      const known = cached.get(article);
      const images = known?.images ?? picturesOfArticle(article);
      const pictures = images.map((image) => build.pictures.version(image)).join();
      if (known !== undefined && known.pictures === pictures) return known.plan;
      const plan = planner(lean, language, article, file);
      cached.set(article, { images, pictures, plan });
      return plan;
    });
  }

  // A plan holds the build that it was made from: with its lists, every cached plan would keep the lists of its time.
  private leanBuild(build: Build, file: NewsPage): Build {
    const { content, input, fixedPages } = build;
    const dependencies = [content.site, file, input.builtOn, fixedPages.join()];
    if (this.lean && dependencies.every((each, at) => each === this.dependencies[at])) return this.lean;
    [this.dependencies, this.plans] = [dependencies, emptyPlans()];
    this.lean = { ...build, content: { ...content, events: [], news: [], files: [], page: () => undefined } };
    return this.lean;
  }
}

const emptyPlans = (): Record<Language, WeakMap<NewsAnswer, CachedPlan>> => ({ en: new WeakMap(), ja: new WeakMap() });
