import { markdownToHtml } from "./markdown-html";

/** Item -> lets go of the HTML that was made for it. */
const forgetters = new WeakMap<object, () => void>();

/** Lets go of the HTML that was made for an item; it is made again when it is next read. */
export function forgetHtml(target: object): void {
  forgetters.get(target)?.();
}

/**
 * Adds fields that hold the HTML of Markdown texts. Each is made when it is first read and kept: indexing thousands of
 * items need not wait for it. To JSON, spreads and comparisons they are ordinary fields; one without a text is absent.
 */
export function withHtml<T extends object, K extends string>(
  target: T,
  markdown: Readonly<Record<K, string | undefined>>,
): T & { readonly [Name in K]: string } {
  const made = new Map<string, string>();
  for (const [name, text] of Object.entries<string | undefined>(markdown)) {
    if (text === undefined) continue;
    const html = (): string => {
      const known = made.get(name) ?? markdownToHtml(text);
      made.set(name, known);
      return known;
    };
    Object.defineProperty(target, name, { enumerable: true, get: html });
  }
  forgetters.set(target, () => made.clear());
  return target as T & { readonly [Name in K]: string };
}
