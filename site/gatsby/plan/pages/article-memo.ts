import type { NewsAnswer } from "../../../../content/model/api/answers";
import type { Language } from "../../../../content/model/text/language";
import type { NewsPage } from "../../../../content/model/pages/news-page";
import type { ArticlePageData } from "../../../news/news-page-data";
import type { Build } from "../build";
import type { PagePlan } from "../planned-page";

type ArticlePlan = PagePlan<ArticlePageData>;
type Planner = (build: Build, language: Language, news: NewsAnswer, file: NewsPage) => ArticlePlan;

interface Kept {
  readonly picture: string | undefined;
  readonly plan: ArticlePlan;
}

/**
 * Plans of articles that did not change, for whoever plans the same site again and again: of ten thousand articles one
 * save changes one. It belongs to one input, one set of routes and one maker of pictures.
 */
export class ArticleMemo {
  private site: object | undefined;
  private file: NewsPage | undefined;
  private fixedPages = "";
  private lean: Build | undefined;
  private plans = forgetful();

  /** The plans of articles in their order, each the one of before where nothing that it shows is another. */
  plansOf(
    build: Build,
    language: Language,
    news: readonly NewsAnswer[],
    file: NewsPage,
    planner: Planner,
  ): ArticlePlan[] {
    const lean = this.leanBuild(build, file);
    const kept = this.plans[language];
    return news.map((article) => {
      const picture = build.pictures.version(article.image);
      const known = kept.get(article);
      if (known !== undefined && known.picture === picture) return known.plan;
      const plan = planner(lean, language, article, file);
      kept.set(article, { picture, plan });
      return plan;
    });
  }

  // A kept plan keeps what it was made from: it must not hold the lists of content that is long gone.
  private leanBuild(build: Build, file: NewsPage): Build {
    const { content } = build;
    const fixedPages = build.fixedPages.join();
    if (this.lean && this.site === content.site && this.file === file && this.fixedPages === fixedPages)
      return this.lean;
    [this.site, this.file, this.fixedPages, this.plans] = [content.site, file, fixedPages, forgetful()];
    this.lean = { ...build, content: { ...content, events: [], news: [], files: [], page: () => undefined } };
    return this.lean;
  }
}

const forgetful = (): Record<Language, WeakMap<NewsAnswer, Kept>> => ({ en: new WeakMap(), ja: new WeakMap() });
