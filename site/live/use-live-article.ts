import { useEffect, useState } from "react";
import type { NewsAnswer } from "../../content/model/api/answers";
import { normaliseId } from "../../content/model/collections/ids";
import type { Language } from "../../content/model/text/language";
import { newsArticle, type NewsArticleData } from "../items/news-article";
import { useFrame } from "../shell/frame";
import { navigate } from "../shell/navigate";
import { useAnswer } from "./answer";
import { isDevelopmentPort } from "./is-development";
import { articleCallPath, fetchItem, fetchList } from "./list-calls";
import { staticArticleAddress } from "./static-article-address";

/** An article that is looked up (R6.4). */
export type LiveArticle =
  | { readonly kind: "loading" }
  | { readonly kind: "found"; readonly article: NewsArticleData }
  | { readonly kind: "not-found" };

/** An article as its page was built, and its own ETag. */
export interface BuiltArticle {
  readonly article: NewsArticleData;
  readonly etag: string;
}

/**
 * The news item of an id, or of a serial number, as the API has it now, or as it was built. A built article asks only
 * about itself, so that its page depends on no other item. Where the address has another slug than the title, it is
 * replaced by the right one (R2.2).
 */
export function useLiveArticle(id: string, built?: BuiltArticle): LiveArticle {
  const { language, routes } = useFrame();
  const answer = useAnswer();
  const [state, setState] = useState<LiveArticle>(() => {
    if (answer?.status === 404) return { kind: "not-found" };
    if (answer) return { kind: "found", article: newsArticle(answer.body as NewsAnswer, language) };
    return built ? { kind: "found", article: built.article } : { kind: "loading" };
  });
  const isBuilt = built !== undefined;
  const etag = built?.etag ?? "";

  useEffect(() => {
    if (answer) return;
    const leaving = new AbortController();
    const show = (next: LiveArticle): void => {
      if (!leaving.signal.aborted) setState(next);
    };
    const lookUp = async (): Promise<void> => {
      const list = isDevelopmentPort() ? await sampleNews() : await fetchList("news", "", leaving.signal);
      show(list ? found(list, id, language) : { kind: "not-found" });
    };
    const checkBuilt = async (): Promise<void> => {
      if (isDevelopmentPort()) return;
      const reply = await fetchItem<NewsAnswer>(articleCallPath(id), etag, leaving.signal);
      if (reply.kind === "changed") show({ kind: "found", article: newsArticle(reply.item, language) });
      else if (reply.kind === "gone") show({ kind: "not-found" });
    };
    (isBuilt ? checkBuilt() : lookUp()).catch(async (error: unknown) => {
      if (leaving.signal.aborted) return;
      console.error("The newest news could not be loaded; the page keeps what it shows.", error);
      if (isBuilt) return;
      const address = await staticArticleAddress(language, id);
      if (address !== undefined && address !== window.location.pathname) navigate(address, { replace: true });
      else show({ kind: "not-found" });
    });
    return () => leaving.abort();
  }, [id, isBuilt, etag, language, answer]);

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

async function sampleNews(): Promise<readonly NewsAnswer[]> {
  const { sampleItems } = await import("../sample-data/sample-items");
  return sampleItems("news", new Date());
}

function useRightAddress(address: string | undefined): void {
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    if (address === undefined || pathname.replace(/\/$/, "") === address) return;
    window.history.replaceState(window.history.state, "", address + search + hash);
  }, [address]);
}
