/** @jest-environment node */
import { pasteWords } from "../paste/paste-words";
import { fill, sentences, wordsOf } from "./words";

type Tree = { readonly [key: string]: string | Tree };
const leaves = (tree: Tree, prefix = ""): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string" ? [[prefix + key, value] as [string, string]] : leaves(value, `${prefix}${key}.`),
  );
const places = (sentence: string) => (sentence.match(/\{\w+\}/g) ?? []).sort();

const english = leaves({ ...wordsOf("en"), paste: pasteWords.en });
const japanese = new Map(leaves({ ...wordsOf("ja"), paste: pasteWords.ja }));

test("both languages have the same words", () => {
  expect([...japanese.keys()]).toEqual(english.map(([key]) => key));
});

test.each(english)("%s has the same places in both languages and is translated", (key, sentence) => {
  const translation = japanese.get(key) ?? "";
  expect(places(translation)).toEqual(places(sentence));
  // "%" and the like are the same everywhere.
  if (sentence !== "OK" && /\p{L}/u.test(sentence)) expect(translation).not.toBe(sentence);
});

test("places are filled, unknown ones stay visible", () => {
  expect(fill("{count} of {total}", { count: 3 })).toBe("3 of {total}");
});

test("the emphasis button says what it does: Japanese letters get bold instead of a slant (R7.9)", () => {
  expect(wordsOf("en").editor.italic).toBe("Emphasis (italic; bold in Japanese)");
  expect(wordsOf("ja").editor.italic).toBe("強調（日本語は太字、英語は斜体）");
});

test("Japanese sentences follow one another without a blank, English ones with one", () => {
  expect(sentences(wordsOf("ja"), "保存しました。", "", "写真を縮小しました。")).toBe(
    "保存しました。写真を縮小しました。",
  );
  expect(sentences(wordsOf("en"), "Saved.", "", "The picture is smaller.")).toBe("Saved. The picture is smaller.");
});
