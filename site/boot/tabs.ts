import { elements } from "./elements";

/** Where each key leads, from the tab at `index` of `count`. */
const moves: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/**
 * Arrow keys, Home and End move the focus within every `[role=tablist]` (ARIA Authoring Practices), also to a tab that cannot
 * be chosen, so that people hear that it exists.
 */
export function startTabs(): void {
  for (const list of elements(document, "[role=tablist]")) {
    const tabs = elements(list, "[role=tab]");
    tabs.forEach((tab, index) =>
      tab.addEventListener("keydown", (event) => {
        const target = tabs[moves[event.key]?.(index, tabs.length) ?? -1];
        if (!target) return;
        event.preventDefault();
        target.focus();
      }),
    );
  }
}
