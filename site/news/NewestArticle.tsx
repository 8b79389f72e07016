import { ArticleState } from "../live/ArticleState";
import { useArticleTags } from "../live/use-article-tags";
import { useLiveArticle } from "../live/use-live-article";
import type { ArticlePageData } from "./news-page-data";

/** The article as built, or as the API has it now. */
export function NewestArticle({ article, etag, backLabel, pictures }: ArticlePageData) {
  const state = useLiveArticle(article._id, { article, etag });
  useArticleTags(state.kind === "found" && state.article !== article ? state.article : undefined);
  return <ArticleState state={state} backLabel={backLabel} pictures={pictures} />;
}
