/**
 * Keeps the computed style of each element until something in the document changes. jsdom computes it anew at each call, which is a fifth of the
 * component tests' time: every query by role and every click asks for the styles of whole pages.
 */
export function keepComputedStyles(): void {
  const compute = window.getComputedStyle.bind(window);
  let kept = new WeakMap<Element, CSSStyleDeclaration>();
  const changes = new MutationObserver(() => (kept = new WeakMap()));
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  window.getComputedStyle = (element, pseudoElement) => {
    if (changes.takeRecords().length > 0) kept = new WeakMap();
    if (pseudoElement || !element.isConnected) return compute(element, pseudoElement);
    const known = kept.get(element) ?? compute(element);
    kept.set(element, known);
    return known;
  };
}
