/**
 * Calls `replace`, which makes the content of `element` anew, without moving what the visitor looks at: the first article in
 * sight stays where it is on the screen, and the link that has the focus keeps it.
 */
export function keepPlace(element: HTMLElement, replace: () => void): void {
  const isAbove = element.getBoundingClientRect().top < 0;
  const seen = isAbove ? articles(element).find((article) => article.getBoundingClientRect().bottom > 0) : undefined;
  const top = seen?.getBoundingClientRect().top ?? 0;
  const { activeElement } = document;
  const focused = element.contains(activeElement) ? addressOf(activeElement) : null;
  replace();
  const same = seen && articles(element).find((article) => nameOf(article) === nameOf(seen));
  if (same) window.scrollBy({ top: same.getBoundingClientRect().top - top, behavior: "instant" });
  if (focused === null) return;
  const links = [...element.querySelectorAll("a")];
  links.find((link) => addressOf(link) === focused)?.focus({ preventScroll: true });
}

const articles = (element: HTMLElement): HTMLElement[] => [...element.querySelectorAll("article")];

const addressOf = (element: Element | null): string | null => element?.getAttribute("href") ?? null;

/** Identifies an article of a list: by its id, else by the page it leads to. */
const nameOf = (article: HTMLElement): string | null => article.id || addressOf(article.querySelector("a"));
