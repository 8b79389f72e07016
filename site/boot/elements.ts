/** The elements below `root` that match the selector, in document order. */
export const elements = (root: ParentNode, selector: string): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(selector),
];

/** Sets the text of an element, if it differs: a live region is announced for every change of its nodes. */
export function setText(element: Element | null, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}

/** Marks the element at `current` with `data-current="true"`, the others with "false". */
export function markCurrent(all: readonly HTMLElement[], current: number): void {
  all.forEach(({ dataset }, index) => (dataset["current"] = String(index === current)));
}
