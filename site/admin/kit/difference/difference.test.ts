/** @jest-environment node */
import { combinedText } from "./combined-text";
import { wordDifference, wordsIn } from "./word-difference";

const marked = (before: string, after: string, language: "en" | "ja") =>
  wordDifference(before, after, language)
    .map(({ kind, text }) => (kind === "same" ? text : `[${kind === "added" ? "+" : "-"}${text}]`))
    .join("");

test.each([
  ["We moved to Ginza.", "We moved to Minato.", "en", "We moved to [-Ginza][+Minato]."],
  ["新しい事務所を開きました。", "新しい支店を開きました。", "ja", "新しい[-事務所][+支店]を開きました。"],
  ["One\nTwo", "One\n\nTwo", "en", "One\n[+\n]Two"],
  ["", "New", "en", "[+New]"],
  ["Same", "Same", "en", "Same"],
] as const)("%s became %s", (before, after, language, expected) => {
  expect(marked(before, after, language)).toBe(expected);
});

test("the parts of either side put together are that side, also without the browser's word rules", () => {
  const before = "川に**灯籠**を流します。 See you\nat the river 2026!";
  const after = "海に灯籠を流しました。 See all of you\n\nat the sea 2027!";
  const rules = Intl.Segmenter;
  for (const segmenter of [rules, undefined]) {
    if (segmenter) Object.assign(Intl, { Segmenter: rules });
    else Reflect.deleteProperty(Intl, "Segmenter");
    try {
      const parts = wordDifference(before, after, "ja");
      const side = (left: string) =>
        parts
          .filter(({ kind }) => kind !== left)
          .map(({ text }) => text)
          .join("");
      expect([side("added"), side("removed")]).toEqual([before, after]);
      expect(wordsIn(before, "ja").join("")).toBe(before);
    } finally {
      Object.assign(Intl, { Segmenter: rules });
    }
  }
});

test("texts with hardly a word in common are shown as a whole", () => {
  const text = (word: string) => Array.from({ length: 3000 }, (_, at) => `${word}${String(at)}`).join(" ");
  expect(wordDifference(text("a"), text("b"), "en").map(({ kind }) => kind)).toEqual(["removed", "added"]);
});

test.each([
  [
    "changes of different words",
    "We meet at six in Ginza.",
    "We meet at seven in Ginza.",
    "We meet at six in Minato.",
    "We meet at seven in Minato.",
  ],
  ["the same change", "a b c", "a x c", "a x c", "a x c"],
  ["only mine", "a b c", "a c", "a b c", "a c"],
  ["the same word", "at six", "at seven", "at eight", "at seven eight"],
  ["paragraphs added at the end by both", "One.\n", "One.\nMine.\n", "One.\nTheirs.\n", "One.\nMine.\n\n\nTheirs.\n"],
  ["an empty base", "", "mine", "theirs", "mine theirs"],
])("combining %s", (_name, base, mine, theirs, expected) => {
  expect(combinedText(base, mine, theirs, "en")).toBe(expected);
});
