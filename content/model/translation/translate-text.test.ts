/** @jest-environment node */
import { fc } from "../test-support/seeded-fast-check";
import { textLeads as leads, translateMarkdown, type Translate } from "./translate-text";

const names = new Map([
  ["Kopiya", "コピヤ"],
  ["Fern & Oak", "Fern & Oak"],
]);
const loud: Translate = (text) => Promise.resolve(text.toUpperCase());
const textIn = async (markdown: string, translate: Translate) =>
  (await translateMarkdown(markdown, translate, names)).text;
const inLoud = (markdown: string) => textIn(markdown, loud);

test.each([
  ["a heading", "## Come to us ##", "## COME TO US ##"],
  ["lists", "- one\n  1. two\n- [ ] three", "- ONE\n  1. TWO\n- [ ] THREE"],
  ["a link", "See [our page](/events/x) now", "SEE [OUR PAGE](/events/x) NOW"],
  ["a picture", "![A cat](/media/2026/cat.jpg)", "![A CAT](/media/2026/cat.jpg)"],
  [
    "a picture that is a link",
    "[![A cat](/media/cat.jpg)](https://a.example)",
    "[![A CAT](/media/cat.jpg)](https://a.example)",
  ],
  ["a link by reference", "[here][a] and [a]\n\n[a]: https://a.example", "[HERE][a] AND [a]\n\n[a]: https://a.example"],
  ["emphasis", "This is **very _good_** and *new*", "THIS IS **VERY _GOOD_** AND *NEW*"],
  ["a table", "| Day | Who |\n| --- | :-: |\n| one | `two` |", "| DAY | WHO |\n| --- | :-: |\n| ONE | `two` |"],
  ["a program", "Run `npm start`:\n\n```js\nlet a;\n```\nend", "RUN `npm start`:\n\n```js\nlet a;\n```\nEND"],
  ["HTML", "<b>now</b>&nbsp;then<br>\n<!-- note -->", "<b>NOW</b>&nbsp;THEN<br>\n<!-- note -->"],
  ["addresses", "Mail a.b@c.example or www.d.example/e.", "MAIL a.b@c.example OR www.d.example/e."],
  ["names", "Kopiya and Fern & Oak, not Kopiyas", "コピヤ AND Fern & Oak, NOT KOPIYAS"],
  ["a link over lines", "[our\npage](/x) and\nmore", "[our\npage](/x) and\nMORE"],
  ["a line break", "one\\\ntwo  \nthree", "ONE\\\nTWO  \nTHREE"],
])("the structure stays: %s", async (_what, markdown, expected) => {
  expect(await inLoud(markdown)).toBe(expected);
});

test.each([
  ["loses parts", (text: string) => text.replace(/\{\d+\}/g, "")],
  ["repeats parts", (text: string) => text.replace(/\{\d+\}/g, "{1}{1}")],
  ["writes parts in another width", (text: string) => text.replace(/\{(\d)\}/g, "｛ $1 ｝")],
  ["makes lines and cells", (text: string) => `${text}\n\n| a | b |`],
  ["makes links and tags", (text: string) => `[x](https://evil.example) <b>${text}`],
  ["makes a heading", (text: string) => `# ${text}`],
  ["answers nothing", () => ""],
  ["turns the order around", (text: string) => text.split(" ").reverse().join(" ")],
])("what a translator breaks is not taken over: it %s", async (_what, answer) => {
  const source = "See [page](/a), ![cat](/media/c.jpg) and https://b.example for **3,500** yen!\n\n- Kopiya says `x`";
  const out = await textIn(source, (text) => Promise.resolve(answer(text)));
  expect(await leads(out)).toEqual(await leads(source));
  expect(out.split("\n")).toHaveLength(3);
  expect(out).toMatch(/3,500[^]*\n\n- [^]*コピヤ/);
  expect(out).toContain("`x`");
});

test("numbers that a translator would write in words are put in their places", async () => {
  const words: Translate = (text) => Promise.resolve(text.replaceAll("2", "two"));
  expect(await textIn("From 10:00 with 2 friends", words)).toBe("From 10:00 with 2 friends");
});

test("a heading that a link leads to keeps its name", async () => {
  const source = "[See](#fees)\n\n## Fees\n\nfree";
  expect(await inLoud(source)).toBe("[SEE](#fees)\n\n## FEES\n\nFREE");
  expect(await textIn(source, () => Promise.resolve("Other"))).toBe("[Other](#fees)\n\n## Fees\n\nOther");
});

test("an address does not run into the words beside it, nor does a mark make a picture of a link", async () => {
  const close: Translate = (text) => Promise.resolve(text.replaceAll(" ", ""));
  expect(await textIn("see https://a.example for more", close)).toBe("see https://a.example formore");
  expect(await textIn("Come! [Now](/x)", close)).toBe("Come! [Now](/x)");
});

const sign = fc.constantFrom(..."#*_~`[]()!<>|\\-+=.:,/&{}1234567890 \n\t　。、！（）¥%".split(""));
const block = fc.constantFrom(
  "# A day out",
  "- one\n- two",
  "| a | b |\n| - | - |\n| c | d |",
  "[page](/events/x)",
  "![cat](/media/2026/cat.jpg)",
  "[![cat](/media/2026/cat.jpg)](https://a.example/b)",
  "**strong** and *so*",
  "```\ncode\n```",
  "`x`",
  "> said Kopiya",
  "https://a.example/b?c=d",
  "mail@a.example",
  "{1}",
  "<b>bold</b>",
  "日本語の文章です。",
  "3,500 yen",
  "[ref]\n\n[ref]: https://r.example",
  "\\*no\\*",
);
const answers = fc.constantFrom<(text: string) => string>(
  (text) => text,
  (text) => text.toUpperCase(),
  (text) => `訳：${text}です！`,
  (text) => text.split(" ").reverse().join(""),
  (text) => text.replace(/\{\d+\}/, ""),
  (text) => `${text} [a](/b) ![c](/media/d.jpg)`,
);

const refuse: Translate = () => Promise.resolve("");
test.each<[string, string, Translate, number, number]>([
  ["the same text", "BCCJ", (text) => Promise.resolve(text), 1, 1],
  ["none of three tries", "BCCJ", refuse, 3, 0],
  ["nothing, and a name needs none", "Kopiya", refuse, 0, 0],
  ["one of two lines", "one\n\ntwo", (text) => Promise.resolve(text === "one" ? "eins" : ""), 4, 1],
  ["what would take a link's aim away", "## Fees\n\n[ ](#fees)", () => Promise.resolve("Other"), 1, 0],
])("the answers that are in a text are counted: %s", async (_what, source, translate, asked, used) => {
  expect(await translateMarkdown(source, translate, names)).toMatchObject({ asked, used });
});

test("what has no letters comes back byte for byte", async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: sign, maxLength: 200 }), async (text) => {
      expect(await inLoud(text)).toBe(text);
    }),
  );
});

test("links and pictures of any text lead where they led", async () => {
  const piece = fc.oneof(block, fc.string({ unit: sign, maxLength: 8 }), fc.lorem({ maxCount: 4 }));
  const texts = fc.array(fc.tuple(piece, fc.constantFrom("\n\n", "\n", " ", "")), { maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(texts, answers, async (pieces, answer) => {
      const source = pieces.flat().join("");
      const {
        text: out,
        asked,
        used,
      } = await translateMarkdown(source, (text) => Promise.resolve(answer(text)), names);
      expect(await leads(out)).toEqual(await leads(source));
      expect(used).toBeLessThanOrEqual(asked);
      // No answer is in a text that is what it would be without one.
      if (used === 0) expect(out).toBe(await textIn(source, refuse));
    }),
  );
});
