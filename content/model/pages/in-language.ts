import type { Language } from "../text/language";

/** `T` with every `{en, ja}` inside it replaced by what stands in one language. */
export type InLanguage<T> = T extends { readonly en: infer Text; readonly ja: unknown }
  ? Text
  : T extends readonly (infer Item)[]
    ? InLanguage<Item>[]
    : T extends object
      ? { [Key in keyof T]: InLanguage<T[Key]> }
      : T;

/** Picks one language out of parsed YAML content: the props of one page in one language. Plain data only. */
export function inLanguage<T>(content: T, language: Language): InLanguage<T> {
  return pick(content, language) as InLanguage<T>;
}

function pick(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => pick(item, language));
  if (typeof value !== "object" || value === null) return value;
  if ("en" in value && "ja" in value) return value[language];
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, pick(inner, language)]));
}
