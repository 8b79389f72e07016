import { navigate } from "gatsby";
import { useEffect, useState } from "react";
import type { NewsAnswer } from "../../content/model/answers";
import { normaliseId } from "../../content/model/ids";
import type { Language } from "../../content/model/language";
import { newsArticle, type NewsArticleData } from "../items/news-article";
import { useFrame } from "../shell/frame";
import { isDevelopmentPort } from "./is-development";
import { askForNewer } from "./latest-answers";
import { staticArticleAddress } from "./static-article-address";

/** An article that is looked up (specification 4, News detail). */
export type LiveArticle =
  | { readonly kind: "loading" }
  | { readonly kind: "found"; readonly article: NewsArticleData }
  | { readonly kind: "not-found" };

/** An article as its page was built, and the ETag of the list that it comes from. */
export interface BuiltArticle {
  readonly article: NewsArticleData;
  readonly etag: string;
}

/**
 * The news item of an id, or of a serial number, as the API has it now, or as it was built. Where the address has
 * another slug than the title, it is replaced by the right one (specification 4).
 */
export function useLiveArticle(id: string, built?: BuiltArticle): LiveArticle {
  const { language, routes } = useFrame();
  const [state, setState] = useState<LiveArticle>(
    built ? { kind: "found", article: built.article } : { kind: "loading" },
  );
  const isBuilt = built !== undefined;
  const etag = built?.etag ?? "";

  useEffect(() => {
    const leaving = new AbortController();
    const show = (next: LiveArticle): void => {
      if (!leaving.signal.aborted) setState(next);
    };
    const lookUp = async (): Promise<void> => {
      const newer = isDevelopmentPort() ? await sampleNews(isBuilt) : await askForNewer("news", etag, leaving.signal);
      if (newer) show(found(newer, id, language));
      else if (!isBuilt) show({ kind: "not-found" });
    };
    lookUp().catch(async (error: unknown) => {
      if (leaving.signal.aborted) return;
      console.error("The newest news could not be loaded; the page keeps what it shows.", error);
      if (isBuilt) return;
      const address = await staticArticleAddress(language, id);
      if (address !== undefined && address !== window.location.pathname) navigate(address, { replace: true });
      else show({ kind: "not-found" });
    });
    return () => leaving.abort();
  }, [id, isBuilt, etag, language]);

  useRightAddress(
    state.kind === "found" ? routes.newsArticle(language, state.article._id, state.article.slug) : undefined,
  );
  return state;
}

function found(answers: readonly NewsAnswer[], id: string, language: Language): LiveArticle {
  const wanted = normaliseId(id);
  const news = answers.find(({ _id, serial_no }) => normaliseId(_id) === wanted || String(serial_no) === wanted);
  return news ? { kind: "found", article: newsArticle(news, language) } : { kind: "not-found" };
}

async function sampleNews(isBuilt: boolean): Promise<readonly NewsAnswer[] | undefined> {
  if (isBuilt) return undefined;
  const { sampleItems } = await import("../sample-data/sample-items");
  return sampleItems("news", new Date());
}

function useRightAddress(address: string | undefined): void {
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    if (address === undefined || pathname.replace(/\/$/, "") === address) return;
    navigate(address + search + hash, { replace: true });
  }, [address]);
}
