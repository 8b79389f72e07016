import { markdownToHtml } from "../markdown/markdown-html";

type Made = Map<string, string>;

/** Item -> HTML that was made for it. */
const madeFor = new WeakMap<object, Made>();

/** Lets go of the HTML that was made for an item; it is made again when it is next read. */
export function forgetHtml(target: object): void {
  madeFor.delete(target);
}

/**
 * A way to add fields that hold the HTML of other fields' Markdown (`names`: new field -> field of the text). Each is made
 * when it is first read and kept: indexing thousands of items need not wait for it. To JSON, spreads and comparisons they
 * are ordinary fields; one without a text is absent.
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
