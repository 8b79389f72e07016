import { ArticleState } from "../live/ArticleState";
import { useArticleTags } from "../live/use-article-tags";
import { useLiveArticle } from "../live/use-live-article";
import { useFrame } from "../shell/frame";

const noPictures = {};

/** An article that is newer than the build (R6.4). */
export function LiveNews({ id, backLabel }: { readonly id: string; readonly backLabel: string }) {
  const { language, routes } = useFrame();
  const state = useLiveArticle(id);
  const article = state.kind === "found" ? state.article : undefined;
  useArticleTags(article, article && routes.newsArticle(language, article._id, article.slug));
  return <ArticleState state={state} backLabel={backLabel} pictures={noPictures} />;
}
