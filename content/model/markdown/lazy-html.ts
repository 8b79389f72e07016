import { markdownToHtml } from "./markdown-html";

type Made = Map<string, string>;

/** Item -> HTML that was made for it. */
const madeFor = new WeakMap<object, Made>();

/** Evicts the cached HTML of an item; the next read renders it again. */
export function forgetHtml(target: object): void {
  madeFor.delete(target);
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
