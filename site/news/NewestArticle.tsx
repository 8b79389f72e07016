import { articleTags } from "../items/page-tags";
import { ArticleState } from "../live/ArticleState";
import { usePageTags } from "../live/use-page-tags";
import { useNewestArticle } from "../live/use-live-article";
import type { ArticlePageData } from "./news-page-data";

/** The article as built, or as the API has it now. */
export function NewestArticle({ article, backLabel, pictures }: ArticlePageData) {
  const state = useNewestArticle(article);
  usePageTags(state.kind === "found" && state.article !== article ? state.article : undefined, articleTags);
  return <ArticleState state={state} backLabel={backLabel} pictures={pictures} />;
}
