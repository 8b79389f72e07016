/** @jest-environment node */
import { addEntries, emptyIndex, findEntries, findPartly, type LoadedIndex } from "./find-entries";
import { excerptOf, markMatches, type TextPiece } from "./mark-matches";
import { parseQuery } from "./parse-query";
import type { SearchEntry } from "./search-index";

const entry = (title: string, text = "", more: Partial<SearchEntry> = {}): SearchEntry => ({
  kind: "news",
  path: `/${title}`,
  title,
  text,
  ...more,
});
function indexOf(...entries: SearchEntry[]): LoadedIndex {
  const index = emptyIndex();
  addEntries(index, entries);
  return index;
}
const found = (typed: string, ...entries: SearchEntry[]): string[] =>
  findEntries(indexOf(...entries), parseQuery(typed)).entries.map(({ title }) => title);
const shown = (pieces: readonly TextPiece[]): string =>
  pieces.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join("");
function marked(typed: string, text: string, of: (text: string, matches: never) => TextPiece[] = markMatches): string {
  const query = parseQuery(typed);
  const { words } = findEntries(indexOf(entry("", text)), query);
  return shown(of(text, { words, runs: query.runs } as never));
}

test.each([
  ["netw", "Year-end networking night"],
  ["NETWORKING evening", "An evening of networking"],
  ["netwrking", "Year-end networking night"],
  ["netowrking", "Year-end networking night"],
  ["networkingg", "Year-end networking night"],
  ["cafe", "Café Zürich"],
  ["Zuerich café", "Zuerich, Cafés"],
  ["strasse", "Straße"],
  ["ｋｏｐｉ", "Kopi morning"],
  ["members", "Become a member"],
  ["companies", "Your company"],
  ["member's", "The member’s day: s"],
  ["2026年", "2026年の予定"],
  ["かな", "カナの会"],
  ["ｶﾞｲﾄﾞ", "ガイド"],
  ["シンガポール", "しんがぽーるの夜"],
  ["交流会", "年末交流会のご案内"],
  ["会員交流会", "会員とゲストの交流会"],
  ["会費の支払い", "会費は銀行振込で支払います。支払い期限"],
  ["スタートアップセミナー", "セミナー：スタートアップの資金調達"],
  ["AGM 総会", "第3回総会（AGM）"],
  ["第3回", "第3回総会"],
  ["葛飾", "葛\u{e0100}飾区の会"],
  ["葛\u{e0100}飾", "葛飾区の会"],
  ["net\u200bworking", "Year-end networking night"],
  ["networking", "Year-end net\u00adworking night"],
])("%j finds %j", (typed, title) => expect(found(typed, entry(title), entry("Another"))).toEqual([title]));

test.each([
  ["art", "startup"],
  ["night event", "Networking night"],
  ["会費", "会員の負担費用"],
  ["新年会", "新年度の会員総会"],
  ["年会費", "2026年の会費"],
  ["cat", "cot"],
  ["", "Anything"],
  ["<i>", "A bold word"],
  ["---", "Anything - at all"],
  ['-"x" ("', "y"],
])("%j does not find %j", (typed, title) => expect(found(typed, entry(title))).toEqual([]));

test("words as they were typed keep words that are only like them out", () => {
  expect(found("listing", entry("Listening"), entry("Listing"))).toEqual(["Listing"]);
});

test("titles come before texts, the very words before single ones, then pages and the newest", () => {
  const entries = [
    entry("Old report", "A report on annual fees and members", { date: "2020-01-01" }),
    entry("New report", "A report on annual fees and members", { date: "2026-01-01" }),
    entry("In any order", "annual, then fees", { date: "2026-05-01" }),
    entry("A page", "A report on annual fees", { kind: "page" }),
    entry("Annual fees of members", "", { date: "2019-01-01" }),
    entry("Annual fees", "", { date: "2018-01-01" }),
  ];
  expect(found("annual fees", ...entries)).toEqual([
    "Annual fees",
    "Annual fees of members",
    "A page",
    "New report",
    "Old report",
    "In any order",
  ]);
});

test.each([
  ["when is the next event", "The next event"],
  ["how do I join?", "Join the chamber"],
  ["what is it", "What is it"],
])("%j finds %j: the words that only make a sentence of it do not count", (typed, title) =>
  expect(found(typed, entry(title), entry("Another"))).toEqual([title]),
);

test.each([
  ["membership parking", ["Membership", "Parking"]],
  ["membership fees parking", ["Membership fees"]],
  ["会員制度駐車場", ["会員制度"]],
  ["parking lot", ["Parking"]],
  ["zzz", []],
  ["新年会", ["新年の集い"]],
  ["忘年会", []],
])("%j has nowhere all of its words; what has the most of them is found in part", (typed, titles) => {
  const index = indexOf(
    ...["Membership", "Membership fees", "Parking", "会員制度", "駐車場のご案内", "新年の集い"].map((title) =>
      entry(title),
    ),
  );
  const query = parseQuery(typed);
  expect(findEntries(index, query).entries).toEqual([]);
  const found = findPartly(index, query).entries.map(({ title }) => title);
  expect(found.filter((title) => titles.includes(title))).toEqual(titles);
  expect(found.length === 0).toBe(titles.length === 0);
});

test("an entry is found by words that it does not show", () => {
  expect(found("こぴや", entry("Kopiya", "", { also: "コピ屋 こぴや" }))).toEqual(["Kopiya"]);
});

test.each([
  ["netw", "Year-end networking night", "Year-end [networking] night"],
  ["netwrking", "Networking", "[Networking]"],
  ["cafe", "Le Café, un café", "Le [Café], un [café]"],
  ["かな", "半角ｶﾅ、全角カナ", "半角[ｶﾅ]、全角[カナ]"],
  ["ｶﾞｲﾄﾞ", "ガイド ｶﾞｲﾄﾞ", "[ガイド] [ｶﾞｲﾄﾞ]"],
  ["会員交流会", "会員とゲストの交流会", "[会員]とゲストの[交流会]"],
  ["株", "㈱コピ屋", "[㈱]コピ屋"],
  ["networking", "Year-end net\u00adwork\u200bing night", "Year-end [net\u00adwork\u200bing] night"],
  ["交流会", "年末交\u200b流\ufe00会の夜", "年末[交\u200b流\ufe00会]の夜"],
  ["会員交流", "会員 \u200b交流会", "[会員] \u200b[交流]会"],
  ["b img", "<b>a</b> <img src=x>", "<[b]>a</[b]> <[img] src=x>"],
])("%j marks in %j", (typed, text, expected) => expect(marked(typed, text)).toBe(expected));

test("an excerpt shows what is around the first match, of both sides a part", () => {
  const words = Array.from({ length: 100 }, (_, at) => `word${"abcdefghij".charAt(at % 10)}`).join(" ");
  const excerpt = marked("needle", `${words} needle ${words}`, excerptOf);
  expect(excerpt).toMatch(/^…[a-z ]{40,60}\[needle\][a-z ]{100,190}…$/);
  const japanese = marked("総会", `${"会員の皆さまへ。".repeat(30)}総会を${"開きます。".repeat(60)}`, excerptOf);
  expect(japanese).toMatch(/^….{20,30}\[総会\].{60,110}…$/);
  expect(marked("kopi", "A short text", excerptOf)).toBe("A short text");
});

test("a query of 10,000 characters is harmless, whatever it is made of", () => {
  const text = "Members meet for an evening of talks. 会員とゲストが集まります。".repeat(20);
  const index = indexOf(...Array.from({ length: 1000 }, (_, at) => entry(`Item ${String(at)}`, text)));
  const queries = [
    "a",
    "ab ",
    "会",
    "会員 ",
    "-",
    '"',
    "(.*)+",
    "<img onerror=1>",
    "\\",
    "ｶﾞ",
    "👨‍👩‍👧",
    "a\u0301",
    "\ud800",
  ];
  for (const part of queries) {
    const query = parseQuery(part.repeat(10_000 / part.length));
    const { words } = findEntries(index, query);
    const excerpt = excerptOf(text, { words, runs: query.runs });
    expect(text).toContain(
      excerpt
        .map((piece) => piece.text)
        .join("")
        .replace(/^…|…$/g, ""),
    );
  }
});
