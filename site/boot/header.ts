/** The menu of narrow screens (R2.5): its button opens and closes it, Escape and following a link close it. */
export function startMenu(root: ParentNode = document): void {
  const button = root.querySelector<HTMLElement>(".menu-button");
  const label = root.querySelector<HTMLElement>(".menu-label");
  const menu = root.querySelector<HTMLElement>(".site-nav");
  if (!button || !label || !menu) return;

  const isOpen = (): boolean => menu.dataset["open"] === "true";
  const show = (open: boolean): void => {
    menu.dataset["open"] = String(open);
    button.setAttribute("aria-expanded", String(open));
    label.textContent = label.dataset[open ? "close" : "open"] ?? "";
  };
  // Until now the browser says so by itself (site/ui/BootButton.tsx).
  show(false);
  button.addEventListener("click", () => show(!isOpen()));
  menu.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("a")) show(false);
  });
  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || !isOpen()) return;
    show(false);
    button.focus();
  });
}

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
