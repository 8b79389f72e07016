import { articleTags } from "../items/page-tags";
import { ArticleState } from "../live/ArticleState";
import { usePageTags } from "../live/use-page-tags";
import { useNewerArticle } from "../live/use-live-article";
import { useFrame } from "../shell/frame";

const noPictures = {};

interface Props {
  /** As the address has it; without one the article is being loaded. */
  readonly id?: string;
  readonly backLabel: string;
}

/** An article that is newer than the build (R6.4). */
export function NewerArticle({ id, backLabel }: Props) {
  if (id === undefined) return <ArticleState state={{ kind: "loading" }} backLabel={backLabel} pictures={noPictures} />;
  return <LookedUpArticle id={id} backLabel={backLabel} />;
}

function LookedUpArticle({ id, backLabel }: Required<Props>) {
  const { language, routes } = useFrame();
  const state = useNewerArticle(id);
  const article = state.kind === "found" ? state.article : undefined;
  usePageTags(article, articleTags, article && routes.newsArticle(language, article._id, article.slug));
  return <ArticleState state={state} backLabel={backLabel} pictures={noPictures} />;
}
