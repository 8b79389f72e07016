import { wordsOf } from "../test-support/render-page";

function keysOf(value: unknown, prefix = ""): string[] {
  if (typeof value !== "object" || value === null) return [prefix];
  return Object.entries(value).flatMap(([key, inner]) => keysOf(inner, prefix === "" ? key : `${prefix}.${key}`));
}
const placeholders = (text: string): string[] => (text.match(/\{\{\w+\}\}/g) ?? []).sort();

const english = wordsOf("en");
const japanese = wordsOf("ja");

/** Sentences of staff pages that are said of several only, beside the one that is said of one. */
const ofSeveral = /(?:[mM]any|times|effect|entries|count|faultsHeading|apply)$/;

test.each(Object.keys(english).filter((name) => name.startsWith("admin")))(
  "%s says no number before a plural that it says of one, too",
  (namespace) => {
    const sentences = keysOf(english[namespace]).flatMap((key) => {
      const said = key
        .split(".")
        .reduce<unknown>((value, part) => (value as Record<string, unknown>)[part], english[namespace]);
      return /\{(?:count|unused|changed|events|news)\} (?:\w+ )?\w+s\b/.test(String(said)) ? [key] : [];
    });
    expect(sentences.filter((key) => !ofSeveral.test(key))).toEqual([]);
  },
);

test("both languages have the same namespaces", () => {
  expect(Object.keys(japanese).sort()).toEqual(Object.keys(english).sort());
});

test.each(Object.keys(english))("%s has the same words in both languages", (namespace) => {
  expect(keysOf(japanese[namespace]).sort()).toEqual(keysOf(english[namespace]).sort());
});

test.each(Object.keys(english))("%s says something everywhere, with the same placeholders", (namespace) => {
  for (const key of keysOf(english[namespace])) {
    const [en, ja] = [english, japanese].map((words) =>
      key.split(".").reduce<unknown>((value, part) => (value as Record<string, unknown>)[part], words[namespace]),
    );
    expect(typeof en === "string" && en.trim()).toBeTruthy();
    expect(typeof ja === "string" && ja.trim()).toBeTruthy();
    expect({ key, placeholders: placeholders(String(ja)) }).toEqual({ key, placeholders: placeholders(String(en)) });
  }
});
