import { fc } from "../test-support/seeded-fast-check";
import {
  excerptOfHtml,
  firstCharacters,
  linesOfHtml,
  metadataDescription,
  plainTextOfHtml,
  truncate,
} from "./plain-text";
import { foldAccents, foldText } from "./textfold";

test.each([
  ["<p>Hello <strong>wor</strong>ld</p><p>Next</p>", "Hello world Next"],
  ["<ul><li>a</li><li>b</li></ul>", "a b"],
  ['<ol start="12"><li value="12">忘年会</li><li value="1">新年会</li></ol>', "12. 忘年会 1. 新年会"],
  ["a&amp;b &lt;b&gt; &quot;c&quot; &#39;d&#x27; &nbsp;e", "a&b <b> \"c\" 'd' e"],
  ["&amp;lt;", "&lt;"],
  ["<!-- a > b -->x", "x"],
  ["1 < 2 and <", "1 < 2 and <"],
  ["x <b unclosed", "x <b unclosed"],
  ["日本<br>語", "日本 語"],
  ["<p>お連れください。</p><p>席は「自由」</p><p>です</p>", "お連れください。席は「自由」です"],
  ["&#0;&#x110000;&bogus;", "&#0;&#x110000;&bogus;"],
])("the words of %j are %j", (html, text) => expect(plainTextOfHtml(html)).toBe(text));

test("half a megabyte of opened tags is no problem", () =>
  expect(plainTextOfHtml("<a".repeat(250_000))).toHaveLength(500_000));

test("100 characters and an ellipsis; a character people see as one is never cut", () => {
  expect(truncate("あ".repeat(100))).toBe("あ".repeat(100));
  expect(truncate("あ".repeat(101))).toBe(`${"あ".repeat(100)}…`);
  expect(truncate("👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧", 2)).toBe("👨‍👩‍👧👨‍👩‍👧…");
  expect(truncate("one two three", 8)).toBe("one two…");
});

test.each([
  ["We meet on the year-end evening at 18:30", 20, "We meet on the…"],
  ["Members pay 6,000 yen, guests 8,000 yen", 16, "Members pay…"],
  ["Join members, friends and partners", 22, "Join members, friends…"],
  ["We meet. Everybody who likes to", 9, "We meet."],
  ["“We meet!” said everybody who", 11, "“We meet!”"],
  ["交流会を開催します。参加費は会員6,000円です", 14, "交流会を開催します。参加費は…"],
  ["交流会を開催します。参加費は会員6,000円です", 10, "交流会を開催します。"],
  ["交流会を開催します。（参加費は無料です。）ぜひ", 21, "交流会を開催します。（参加費は無料です。）"],
  ["参加費は、会員6,000円、会員以外8,000円です", 16, "参加費は、会員6,000円、会員…"],
  ["参加費は、会員6,000円、会員以外8,000円です", 10, "参加費は、会員…"],
  ["シンガポールChamberの会", 9, "シンガポール…"],
  ["事務局は12月26日から1月4日までお休み", 12, "事務局は12月26日から…"],
  ["Supercalifragilistic", 10, "Supercalif…"],
])("%j in %i characters ends at a word, Japanese at a character: %j", (text, max, expected) => {
  expect(truncate(text, max)).toBe(expected);
});

test("an excerpt leaves headings out, unless there is nothing else", () => {
  const html = "<p>The last evening.</p><h2>What <em>awaits</em> you</h2><ul><li>Food</li></ul>";
  expect(excerptOfHtml(html)).toBe("The last evening. Food");
  expect(excerptOfHtml("<h2>Soon</h2>")).toBe("Soon");
});

test("every text is cut where a proper division of it says, whatever stands next to the cut", () => {
  const segmenter = new Intl.Segmenter();
  // What joins its neighbours, and what it may join.
  const joining = ["\u0301", "\u3099", "\uff9e", "\u200d", "\ufe0f", "\u20e3", "👧", "🇯", "\u302a", "e\u0323"];
  const plain = ["a", "1", " ", "か", "ハ", "ー", "字", "。", "Ａ", "ﾊ", "〈", "々"];
  const part = fc.oneof(fc.constantFrom(...plain), fc.constantFrom(...plain, ...joining));
  fc.assert(
    fc.property(fc.array(part, { maxLength: 14 }), fc.integer({ min: 1, max: 12 }), (parts, max) => {
      const text = parts.join("");
      const proper = Array.from(segmenter.segment(text), ({ segment }) => segment);
      expect(firstCharacters(text, max)).toBe(proper.slice(0, max).join(""));
    }),
    { numRuns: 2000 },
  );
});

test("a metadata description is the first 150 characters without tags", () => {
  expect(metadataDescription(`<p>${"a".repeat(149)}<b>bc</b></p>`)).toBe(`${"a".repeat(149)}b`);
});

test("texts that people take for the same are folded to the same", () => {
  expect(new Set(["ｼﾝｶﾞﾎﾟｰﾙ", "シンガポール", "しんがぽーる"].map(foldText)).size).toBe(1);
  expect(foldText(" ＡｂＣ ヴ")).toBe("abc ゔ");
  expect(foldText("O’Neil")).toBe(foldText("O'Neil"));
  expect(foldAccents("non\u2011profit 09:00–11:00")).toBe("non-profit 09:00-11:00");
  expect(foldAccents("髙橋・山﨑・𠮷田・渡邉")).toBe("高橋・山崎・吉田・渡辺");
  expect(foldText("葛\u{e0100}飾\ufe00")).toBe(foldText("葛飾"));
  expect(foldText("net\u00adwork\u200bing\u2060\ufeff")).toBe("networking");
});

test("each paragraph, heading, item and row of a text is a line", () => {
  const html =
    "<h2>Programme</h2>\n<p>One &amp; two<br>three</p>\n<ul>\n<li>四</li>\n<li><p>five</p></li></ul><table><tr><td>a</td><td>b</td></tr></table><p>&lt;br&gt;</p>";
  expect(linesOfHtml(html)).toEqual(["Programme", "One & two", "three", "四", "five", "a b", "<br>"]);
});
