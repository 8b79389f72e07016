import { startTransition, useEffect, useState, type ReactElement } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { AnswerProvider } from "../live/answer";
import { FrameProvider } from "../shell/frame";
import { wordsInstance } from "../ui/words-instance";
import type { IslandData } from "./island-data";

/**
 * Takes an island over; resolves once its props are there. Raises an Error when they cannot be loaded.
 * `answer` is what the API said to the island's question, unread.
 */
export type IslandMount = (element: HTMLElement, answer?: Response) => Promise<void>;

/**
 * What an entry of the browser's build exports as `mount`; `render` makes the very tree that `Island` has as children. An
 * island with props in its HTML is hydrated. Others are rendered anew: page-data.json may be newer than the HTML.
 */
// An entry says by it what its page is.
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
export function mountIsland<Page>(render: (page: Page, element: HTMLElement) => ReactElement): IslandMount {
  return async (element, response) => {
    const { props, page } = element.dataset;
    const data = props === undefined ? await fetchPageData(page ?? "") : (JSON.parse(props) as IslandData);
    const answer = response && { status: response.status, body: (await response.json()) as unknown };
    const { language } = data.frame;
    const tree = (
      <I18nextProvider i18n={wordsInstance(language, { [language]: data.words })}>
        <FrameProvider frame={data.frame}>
          <AnswerProvider value={answer}>{render(data.page as Page, element)}</AnswerProvider>
          <EarlyTaps element={element} />
        </FrameProvider>
      </I18nextProvider>
    );
    if (props === undefined) keepPlace(element, () => flushSync(() => createRoot(element).render(tree)));
    // A transition hydrates in slices, between which the page answers; a touch on the island hydrates it at once.
    else startTransition(() => void hydrateRoot(element, tree));
  };
}

/** Presses again what was pressed before React answered, which boot has marked (site/boot/islands.ts). */
function EarlyTaps({ element }: { readonly element: HTMLElement }): null {
  const [isSettled, setSettled] = useState(false);
  // The rendering that follows is made for the visitor's address and day, which the one that hydrates may not know.
  useEffect(() => setSettled(true), []);
  useEffect(() => {
    if (!isSettled) return;
    for (const button of element.querySelectorAll<HTMLElement>("button[data-touched]")) {
      button.removeAttribute("data-touched");
      button.click();
    }
  }, [element, isSettled]);
  return null;
}

/** What Gatsby writes beside a page's HTML. */
interface PageDataFile {
  readonly result: {
    readonly pageContext: Pick<IslandData, "frame" | "page">;
    readonly data: { readonly locales: { readonly edges: readonly { readonly node: Words }[] } };
  };
}
interface Words {
  readonly ns: string;
  /** JSON. */
  readonly data: string;
}

async function fetchPageData(url: string): Promise<IslandData> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${String(response.status)}`);
  const { result } = (await response.json()) as PageDataFile;
  const words = result.data.locales.edges.map(({ node }) => [node.ns, JSON.parse(node.data) as object] as const);
  return { ...result.pageContext, words: Object.fromEntries(words) };
}

/**
 * Calls `replace`, which makes the content of `element` anew, without moving what the visitor looks at: the first article in
 * sight stays where it is on the screen, and the link that has the focus keeps it.
 */
function keepPlace(element: HTMLElement, replace: () => void): void {
  const isAbove = element.getBoundingClientRect().top < 0;
  const seen = isAbove ? articles(element).find(isInSight) : undefined;
  const top = seen?.getBoundingClientRect().top ?? 0;
  const { activeElement } = document;
  const focused = element.contains(activeElement) ? addressOf(activeElement) : null;
  replace();
  const same = seen && articles(element).find((article) => nameOf(article) === nameOf(seen));
  // What was unfolded by hand is folded again in the new content.
  same?.closest("details")?.setAttribute("open", "");
  if (same) window.scrollBy({ top: same.getBoundingClientRect().top - top, behavior: "instant" });
  if (focused === null) return;
  const links = [...element.querySelectorAll("a")];
  links.find((link) => addressOf(link) === focused)?.focus({ preventScroll: true });
}

const articles = (element: HTMLElement): HTMLElement[] => [...element.querySelectorAll("article")];

/** False for what is folded. */
const isInSight = (article: HTMLElement): boolean =>
  article.checkVisibility() && article.getBoundingClientRect().bottom > 0;

const addressOf = (element: Element | null): string | null => element?.getAttribute("href") ?? null;

/** Identifies an article of a list: by its id, else by the page it leads to. */
const nameOf = (article: HTMLElement): string | null => article.id || addressOf(article.querySelector("a"));
