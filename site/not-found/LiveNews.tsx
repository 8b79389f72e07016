import { useEffect } from "react";
import { ArticleState } from "../live/ArticleState";
import { useLiveArticle } from "../live/use-live-article";
import { useFrame } from "../shell/frame";

const noPictures = {};

/** An article that is newer than the build (ruling 5). */
export function LiveNews({ id, backLabel }: { readonly id: string; readonly backLabel: string }) {
  const { site } = useFrame();
  const state = useLiveArticle(id);
  const title = state.kind === "found" ? state.article.title.text : undefined;
  useEffect(() => {
    // The head was built for an unknown address.
    if (title !== undefined) document.title = `${title} | ${site.titleSuffix}`;
  }, [title, site.titleSuffix]);
  return <ArticleState state={state} backLabel={backLabel} pictures={noPictures} />;
}
