import { elements } from "./elements";

/** Dropdowns stay this long after the mouse has left (R2.5), in ms. */
const closeDelay = 200;

/** The groups of the navigation: each opens by click, touch, key and, where there is a mouse, on hover. */
export function startDropdowns(root: ParentNode = document): void {
  elements(root, ".nav-group").forEach(startDropdown);
}

function startDropdown(group: HTMLElement): void {
  const button = group.querySelector<HTMLElement>(".nav-toggle");
  const list = group.querySelector<HTMLElement>(".nav-list");
  if (!button || !list) return;

  let closing: ReturnType<typeof setTimeout> | undefined;
  /** True from the moment hover opens the group until the button is clicked or the group is closed. */
  let hovered = false;
  const isOpen = (): boolean => list.dataset["open"] === "true";
  const show = (open: boolean): void => {
    if (!open) hovered = false;
    list.dataset["open"] = String(open);
    button.setAttribute("aria-expanded", String(open));
  };
  const close = (): void => show(false);
  // On narrow screens the group is a part of the menu's list and has no hover.
  const isDropdown = (): boolean => getComputedStyle(button).getPropertyValue("--nav-dropdown").trim() === "1";

  // Until now the browser says so by itself (site/ui/BootButton.tsx).
  close();
  group.addEventListener("pointerenter", ({ pointerType }) => {
    clearTimeout(closing);
    if (pointerType !== "mouse" || !isDropdown()) return;
    hovered ||= !isOpen();
    show(true);
  });
  group.addEventListener("pointerleave", ({ pointerType }) => {
    if (pointerType === "mouse" && isDropdown()) closing = setTimeout(close, closeDelay);
  });
  button.addEventListener("click", ({ detail }) => {
    // Hover has just opened the group: the click that follows must not close it. A key's click has the detail 0.
    if (detail === 0 || !hovered) show(!isOpen());
    hovered = false;
  });
  list.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("a")) close();
  });
  group.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !isOpen()) return;
    // The menu around the group stays open.
    event.stopPropagation();
    close();
    button.focus();
  });
  group.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !group.contains(relatedTarget) && isDropdown()) close();
  });
  // Also what the mouse has opened, wherever the focus is (WCAG 1.4.13).
  document.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") close();
  });
}
