import { markdownToHtml } from "./markdown-html";

type Made = Map<string, string>;

/** Item -> HTML that was made for it. */
const madeFor = new WeakMap<object, Made>();

/** Evicts the cached HTML of an item; the next read renders it again. */
export function forgetHtml(target: object): void {
  madeFor.delete(target);
}

/** Field with HTML -> field with its Markdown, of every kind of item. */
const sources = new Map<string, string>();

/** The fields of an item whose HTML is not made yet, with their Markdown. */
export function missingHtml(target: object): { readonly name: string; readonly markdown: string }[] {
  const texts = target as Readonly<Record<string, string | undefined>>;
  return [...sources].flatMap(([name, source]) => {
    const markdown = texts[source];
    const isRead = Object.getOwnPropertyDescriptor(target, name)?.get === undefined;
    return isRead || markdown === undefined || madeFor.get(target)?.has(name) ? [] : [{ name, markdown }];
  });
}

/** Keeps HTML that was made elsewhere. */
export function keepHtml(target: object, name: string, html: string): void {
  madeFor.set(target, (madeFor.get(target) ?? new Map<string, string>()).set(name, html));
}

/**
 * Adds fields with the HTML of other fields' Markdown (`names`: new field -> field of the text). Each is rendered when it
 * is first read, then cached: indexing thousands of items does not wait for it. To JSON, spreads and comparisons they are
 * ordinary fields; one without a text is absent.
 *
 * All items share the getters: with getters of their own, each would be an object of its own kind to the engine, which
 * takes more memory than its text and makes every comparison of ten thousand items slow.
 */
export function htmlFields<K extends string, S extends string>(
  names: Readonly<Record<K, S>>,
): <T extends { readonly [Source in S]?: string }>(target: T) => T & { readonly [Name in K]: string } {
  const fields = Object.entries<S>(names).map(([name, source]) => ({ source, name, field: htmlField(name, source) }));
  for (const { name, source } of fields) sources.set(name, source);
  return <T extends { readonly [Source in S]?: string }>(target: T) => {
    for (const { source, name, field } of fields)
      if (target[source] !== undefined) Object.defineProperty(target, name, field);
    return target as T & { readonly [Name in K]: string };
  };
}

function htmlField(name: string, source: string): PropertyDescriptor & ThisType<Readonly<Record<string, string>>> {
  return {
    enumerable: true,
    get() {
      const made: Made = madeFor.get(this) ?? new Map<string, string>();
      const html = made.get(name) ?? markdownToHtml(this[source] ?? "");
      madeFor.set(this, made.set(name, html));
      return html;
    },
  };
}
