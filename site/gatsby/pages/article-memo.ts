import type { NewsAnswer } from "../../../content/model/answers";
import type { Language } from "../../../content/model/language";
import type { NewsPage } from "../../../content/model/pages/news-page";
import type { ArticlePageData } from "../../news/news-page-data";
import type { Build } from "../build";
import type { PagePlan } from "../planned-page";

type ArticlePlan = PagePlan<ArticlePageData>;
type Planner = (build: Build, language: Language, news: NewsAnswer, file: NewsPage) => ArticlePlan;

/**
 * Plans of articles that did not change, for whoever plans the same site again and again: of ten thousand articles one
 * save changes one. It belongs to one input, one set of routes and one maker of pictures.
 */
export class ArticleMemo {
  private site: object | undefined;
  private file: NewsPage | undefined;
  private fixedPages = "";
  private lean: Build | undefined;
  private plans = new WeakMap<NewsAnswer, Map<string, ArticlePlan>>();

  /** The plan of an article, the one of before where nothing that it shows is another. */
  plan(build: Build, language: Language, news: NewsAnswer, file: NewsPage, planner: Planner): ArticlePlan {
    const lean = this.leanBuild(build, file);
    const key = `${language} ${build.pictures.version(news.image) ?? ""}`;
    const known = this.plans.get(news) ?? new Map<string, ArticlePlan>();
    const plan = known.get(key) ?? planner(lean, language, news, file);
    this.plans.set(news, known.set(key, plan));
    return plan;
  }

  // A kept plan keeps what it was made from: it must not hold the lists of content that is long gone.
  private leanBuild(build: Build, file: NewsPage): Build {
    const { content } = build;
    const fixedPages = build.fixedPages.join();
    if (this.lean && this.site === content.site && this.file === file && this.fixedPages === fixedPages)
      return this.lean;
    [this.site, this.file, this.fixedPages, this.plans] = [content.site, file, fixedPages, new WeakMap()];
    this.lean = { ...build, content: { ...content, events: [], news: [], files: [], page: () => undefined } };
    return this.lean;
  }
}
