/** Scroll distance after which the shadow appears, in pixels (R2.5). */
const shadowAfter = 10;

/** The shadow of the sticky header, also on a page that the browser restores scrolled. */
export function startShadow(root: ParentNode = document): void {
  const header = root.querySelector<HTMLElement>(".site-header");
  if (!header) return;
  const update = (): void => {
    header.dataset["scrolled"] = String(scrollY > shadowAfter);
  };
  // Asking for the scroll position lays the page out: as part of the first frame that happens anyway.
  requestAnimationFrame(update);
  addEventListener("scroll", update, { passive: true });
}
