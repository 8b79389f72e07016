import type { ShouldUpdateScrollArgs } from "gatsby";
import "./styles";
import { chooseLanguage } from "../../shell/language-choice";

export { wrapPageElement } from "./wrap-page";

/** Runs before the first rendering: a visitor of the other language is moved to the page's twin. */
export function onClientEntry(): Promise<void> | undefined {
  return chooseLanguage();
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
