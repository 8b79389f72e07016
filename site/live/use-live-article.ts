import { useEffect, useState } from "react";
import type { NewsAnswer } from "../../content/model/api/answers";
import { normaliseId } from "../../content/model/collections/ids";
import type { Language } from "../../content/model/text/language";
import { newsArticle, type NewsArticleData } from "../items/news-article";
import { useFrame } from "../shell/frame";
import { navigate } from "../shell/navigate";
import { useAnswer } from "./answer";
import { isDevelopmentPort } from "./is-development";
import { fetchList } from "./list-calls";
import { localisedPath } from "../../content/model/pages/page-paths";

/** An article that is looked up (R6.4). */
export type LiveArticle =
  | { readonly kind: "loading" }
  | { readonly kind: "found"; readonly article: NewsArticleData }
  | { readonly kind: "not-found" };

/** The article of a page as the API has answered already, or as it was built. */
export function useNewestArticle(built: NewsArticleData): LiveArticle {
  const { language } = useFrame();
  const answer = useAnswer();
  const [state] = useState<LiveArticle>(() => {
    if (answer?.status === 404) return { kind: "not-found" };
    return { kind: "found", article: answer ? newsArticle(answer.body as NewsAnswer, language) : built };
  });
  useRightAddress(state);
  return state;
}

/** The news item of an id, or of a serial number, that is newer than the build (R6.4). */
export function useNewerArticle(id: string): LiveArticle {
  const { language } = useFrame();
  const [state, setState] = useState<LiveArticle>({ kind: "loading" });

  useEffect(() => {
    const leaving = new AbortController();
    const show = (next: LiveArticle): void => {
      if (!leaving.signal.aborted) setState(next);
    };
    const lookUp = async (): Promise<void> => {
      const list = isDevelopmentPort() ? await sampleNews() : await fetchList("news", "", leaving.signal);
      show(list ? found(list, id, language) : { kind: "not-found" });
    };
    lookUp().catch(async (error: unknown) => {
      if (leaving.signal.aborted) return;
      console.error("The article could not be loaded.", error);
      const address = await staticArticleAddress(language, normaliseId(id));
      if (address !== undefined && address !== window.location.pathname) navigate(address, { replace: true });
      else show({ kind: "not-found" });
    });
    return () => leaving.abort();
  }, [id, language]);

  useRightAddress(state);
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

/** Where the address has another slug than the title, it is replaced by the right one (R2.2). */
function useRightAddress(state: LiveArticle): void {
  const { language, routes } = useFrame();
  const address =
    state.kind === "found" ? routes.newsArticle(language, state.article._id, state.article.slug) : undefined;
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    if (address === undefined || pathname.replace(/\/$/, "") === address) return;
    window.history.replaceState(window.history.state, "", address + search + hash);
  }, [address]);
}

/**
 * The address to which the built redirect page `/news/{id}/` leads, undefined when there is none. On a plain static
 * host without the API this is how a wrong slug is put right.
 */
async function staticArticleAddress(language: Language, id: string): Promise<string | undefined> {
  try {
    const response = await fetch(localisedPath(language, `/news/${encodeURIComponent(id)}/`));
    if (!response.ok) return undefined;
    return /http-equiv="refresh" content="0; url=(\/[^"]*)"/.exec(await response.text())?.[1];
  } catch {
    return undefined;
  }
}
