import type { ShouldUpdateScrollArgs } from "gatsby";
import "../../ui/default-policy";
import "./styles";
import type { ReactElement } from "react";
import { createRoot } from "react-dom/client";
import { chooseLanguage, isNotFoundPage } from "../../boot/language";

export { wrapPageElement } from "./wrap-page";

/** Runs before the first rendering: a visitor of the other language is moved to the page's twin. */
export function onClientEntry(): Promise<void> {
  return new Promise((stay) => {
    if (!chooseLanguage(stay)) stay();
  });
}

type Render = (app: ReactElement, container: HTMLElement) => void;

interface GatsbyLoader {
  readonly loadPageSync: (path: string) => { readonly page?: { readonly path: string } } | undefined;
}

/**
 * Renders the page anew where the visitor was sent the 404 page and the address went live before its data was fetched:
 * that HTML is another page's and cannot be hydrated. Undefined leaves the rendering to Gatsby.
 */
export function replaceHydrateFunction(): Render | undefined {
  if (!isNotFoundPage()) return undefined;
  const { ___loader: loader } = window as { readonly ___loader?: GatsbyLoader };
  const path = loader?.loadPageSync(location.pathname + location.search)?.page?.path;
  if (path === undefined || path.startsWith("/404")) return undefined;
  return (app, container) => createRoot(container).render(app);
}

/** Marks the page once the program answers in it; until then a click or a key may find only the built HTML. */
export function onInitialClientRender(): void {
  document.documentElement.dataset["ready"] = "";
}

/**
 * Another path begins at its top, the way back where it was left; an anchor is for Gatsby to go to.
 * At once, whatever `scroll-behavior` says: Gatsby takes a place on a smooth way for the one the reader has chosen, and
 * the page stops there.
 */
export function shouldUpdateScroll({ routerProps, getSavedScrollPosition }: ShouldUpdateScrollArgs): boolean {
  const { location } = routerProps;
  if (location.hash !== "") return true;
  const saved = getSavedScrollPosition as (at: typeof location) => [left: number, top: number];
  const [left, top] = saved(location);
  window.scrollTo({ left, top, behavior: "instant" });
  return false;
}
