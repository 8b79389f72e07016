/** Where pasted elements keep their inline style. */
export const styleAttribute = "data-style";

/** The inline style of a pasted element, in lower case. */
export const styleOf = (element: Element): string => (element.getAttribute(styleAttribute) ?? "").toLowerCase();

/** True for a colour that people see as one: not black, white or a grey. */
export function isColourful(style: string): boolean {
  const value = /(?:^|;|\s)(?:color|background(?:-color)?|mso-highlight)\s*:\s*([^;]+)/g;
  return [...style.matchAll(value)].some(([, colour = ""]) => {
    if (/\b(?:red|blue|green|yellow|orange|purple|aqua|fuchsia|lime|cyan|magenta)\b/.test(colour)) return true;
    const hex = /#([0-9a-f]{6})\b/.exec(colour)?.[1];
    const parts = hex?.match(/../g)?.map((pair) => parseInt(pair, 16)) ?? colour.match(/\d+/g)?.slice(0, 3).map(Number);
    return parts?.length === 3 && Math.max(...parts) - Math.min(...parts) > 80;
  });
}

/** Puts an element of this name around everything in another. */
export function wrapContents(element: Element, name: string): void {
  const wrapper = element.ownerDocument.createElement(name);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

/** Replaces an element by what is in it. */
export const unwrap = (element: Element): void => element.replaceWith(...element.childNodes);

/** Replaces an element by one of another name with the same contents. */
export function rename(element: Element, name: string): HTMLElement {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}
