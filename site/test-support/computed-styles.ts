/** Elements that jsdom's own style sheet cannot tell from each other: the same tag, with the same attributes that it asks for, inside of the same. */
export interface Place {
  readonly inside: Map<string, Place>;
  style?: CSSStyleDeclaration;
}

/** Given by the environment, which keeps them from one test file to the next. */
declare const keptStyles: Place;

const sheet = jest.requireActual<string>("jsdom/lib/jsdom/browser/default-stylesheet");
const asked = [...new Set([...sheet.matchAll(/\[([\w-]+)/g)].map(([, name]) => name ?? "")), "style"];

/**
 * Computes each style once. jsdom takes 1 ms to ask every rule of its style sheet about an element, and every query by role and every click asks
 * for the styles of whole pages. Where a document has a style sheet of its own, a style is kept until something in the document changes.
 */
export function keepComputedStyles(): void {
  const compute = window.getComputedStyle.bind(window);
  let places = new WeakMap<Element, Place>();
  const changes = new MutationObserver(() => (places = new WeakMap()));
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

  const placeOf = (element: Element): Place => {
    const known = places.get(element);
    if (known !== undefined) return known;
    const { inside } = element.parentElement === null ? keptStyles : placeOf(element.parentElement);
    const traits = [
      element.localName,
      element === document.activeElement,
      ...asked.map((name) => element.getAttribute(name)),
    ];
    const key = JSON.stringify(traits);
    const place = (document.styleSheets.length === 0 ? inside.get(key) : undefined) ?? { inside: new Map() };
    if (document.styleSheets.length === 0) inside.set(key, place);
    places.set(element, place);
    return place;
  };

  window.getComputedStyle = (element, pseudoElement) => {
    if (changes.takeRecords().length > 0) places = new WeakMap();
    if (pseudoElement || !element.isConnected || element.ownerDocument !== document)
      return compute(element, pseudoElement);
    const place = placeOf(element);
    return (place.style ??= compute(element));
  };
}
