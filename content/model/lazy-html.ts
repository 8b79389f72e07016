import { markdownToHtml } from "./markdown-html";

/**
 * Adds fields that hold the HTML of Markdown texts. Each is made when it is first read and kept: indexing thousands of
 * items need not wait for it. To JSON, spreads and comparisons they are ordinary fields; one without a text is absent.
 */
export function withHtml<T extends object, K extends string>(
  target: T,
  markdown: Readonly<Record<K, string | undefined>>,
): T & { readonly [Name in K]: string } {
  for (const [name, text] of Object.entries<string | undefined>(markdown)) {
    if (text === undefined) continue;
    let html: string | undefined;
    Object.defineProperty(target, name, { enumerable: true, get: () => (html ??= markdownToHtml(text)) });
  }
  return target as T & { readonly [Name in K]: string };
}
