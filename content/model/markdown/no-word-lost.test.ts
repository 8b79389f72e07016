import { fc } from "../test-support/seeded-fast-check";
import { markdownToHtml } from "./markdown-html";
import { bodyWarnings } from "./body-warnings";
import { plainTextOfHtml } from "../text/plain-text";

/** A part of a text: what a reader must find, and where its links must lead. */
interface Piece {
  readonly markdown: string;
  readonly text: string;
  readonly links?: readonly string[];
}

const same = (text: string, ...links: string[]): Piece => ({ markdown: text, text, links });
const piece = (markdown: string, text: string, ...links: string[]): Piece => ({ markdown, text, links });

const words = [
  "会場は東京会館です",
  "詳細",
  "申込み",
  "参加費",
  "The venue",
  "members",
  "第1部",
  "カフェ",
  "5,000円",
  "10:00~11:00",
];
const bare = [
  "https://example.com/events",
  "https://www.example.com/a/b.pdf?x=1",
  "http://example.com",
  "https://example.com/%E6%97%A5",
];
const ends = [
  "をご覧ください",
  "、",
  "）",
  "」",
  "。",
  "まで",
  "ＡＢＣ",
  "！",
  "ｶﾅ",
  "…",
  "』と",
  "・",
  "　",
  "：",
  "〜",
];

const word = fc.constantFrom(...words).map((text) => same(text));
const marks: Piece[] = [
  ...[
    "一般5,000円*、",
    "会員*は無料、一般*は有料",
    "税込*。",
    "（税込）*、",
    "2*3*4",
    "10:00~11:00~",
    "snake_case_name",
    "\\(^o^)/",
    "¯\\_(ツ)_/¯",
  ].map((text) => same(text)),
  ...[
    "<TBD>",
    "<business card>",
    "<2枚>",
    "<Date:TBD>",
    "a < b > c",
    "<time>",
    "会場<未定>",
    "<!-- 案",
    "<HR>",
    "<Col>",
  ].map((text) => same(text)),
  ...["[^1]", "[会場]", "[厳守](雨天決行)", "![重要](雨天)", "[ ]", "(c)", "A&B", "100%", "C#", "@sccj", "｛注｝"].map(
    (text) => same(text),
  ),
  ...["（____）と（____）", "氏名：______、"].map((text) => same(text)),
  ...["rules&regulations;", "A&copies;", "収支&yen換算;", "&notice;"].map((text) => same(text)),
  piece("<b>x</b>; a<b and c>d", "x; a<b and c>d"),
  piece("**強調（語）**", "強調（語）"),
  piece("**「大切」**", "「大切」"),
  piece("~~中止。~~", "中止。"),
  piece("`code *x*`", "code *x*"),
  piece("<b>太字</b>", "太字"),
  piece("H<sub>2</sub>O", "H2O"),
  piece('<span class="x">赤</span>', "赤"),
];
const links: Piece[] = [
  piece("[会場](https://example.com/日本語)", "会場", "https://example.com/%E6%97%A5%E6%9C%AC%E8%AA%9E"),
  piece("[site](www.example.com)", "site", "https://www.example.com"),
  piece("[書く](info@example.com)", "書く", "mailto:info@example.com"),
  piece("[入会](sccj-membership)", "入会", "/sccj-membership"),
  piece("[news](news/12#a)", "news", "/news/12#a"),
  piece("[行事](/events?x=1)", "行事", "/events?x=1"),
  piece("[tel](tel:+81312345678)", "tel", "tel:+81312345678"),
  piece("[資料](flyer.pdf)", "資料", "flyer.pdf"),
  piece("[下](#無い)", "下", "#無い"),
  piece("[js](javascript:alert(1))", "js", "javascript:alert(1)"),
  piece('<a href="www.example.com/x">HTML</a>', "HTML", "https://www.example.com/x"),
  piece(
    "[書式](https://example.com/書式 (新).docx)",
    "書式",
    "https://example.com/%E6%9B%B8%E5%BC%8F%20(%E6%96%B0).docx",
  ),
  piece("[新](新 (1).pdf)", "新", "新 (1).pdf"),
  piece("[mail](mailto:a@example.com?subject=New Year)", "mail", "mailto:a@example.com?subject=New%20Year"),
  piece("[電話](+65 (0)6123 4567)", "電話", "tel:+65-6123-4567"),
  piece("[番号](０３－１２３４－５６７８)", "番号", "tel:03-1234-5678"),
  piece("<https://example.com/b>", "https://example.com/b", "https://example.com/b"),
  piece("[![図](https://x.example/a.png)](/events)", "/events", "/events"),
  piece("今すぐ![申込](/events)", "今すぐ!申込", "/events"),
];
const bareAddress = fc
  .tuple(fc.constantFrom(...bare, "www.example.com/c", "taro@example.com"), fc.constantFrom(...ends))
  .map(([address, end]): Piece => {
    const href = address.includes("@") ? `mailto:${address}` : address.replace(/^www\./, "https://www.");
    return { markdown: `${address}${end}`, text: `${address}${end}`, links: [href] };
  });
const inline = fc
  .array(
    fc.tuple(
      word,
      fc.oneof(fc.constantFrom(...marks), fc.constantFrom(...links), bareAddress),
      fc.constantFrom("は", "、", " ", "\n"),
    ),
    {
      minLength: 1,
      maxLength: 4,
    },
  )
  .map((parts) =>
    joined(
      parts.map(([before, mark, end]) =>
        joined(
          [before, { ...same("") }, mark, same(end), same("続く")],
          end === "\n" || end === " " || mark.markdown.startsWith("w") || mark.markdown.startsWith("t") ? "、" : "",
        ),
      ),
    ),
  );

function joined(pieces: readonly Piece[], between = ""): Piece {
  return {
    markdown: pieces
      .map(({ markdown }) => markdown)
      .filter(Boolean)
      .join(between),
    text: pieces
      .map(({ text }) => text)
      .filter(Boolean)
      .join(between),
    links: pieces.flatMap(({ links: own = [] }) => own),
  };
}

const around = (before: string, { markdown, text, links: own = [] }: Piece): Piece =>
  piece(before + markdown.replaceAll("\n", " "), text, ...own);
const block = fc.oneof(
  { weight: 3, arbitrary: inline },
  inline.map((text) => around("## ", text)),
  inline.map((text) => around("> ", text)),
  inline.map((text) => around("- ", text)),
  inline.map((text) => around("1. ", text)),
  fc
    .tuple(fc.constantFrom("code", "kbd", "sup", "b"), inline)
    .map(([name, { markdown, text, links: own = [] }]) =>
      piece(`語<${name}>${markdown}</${name}>続き`, `語${text}続き`, ...own),
    ),
  fc
    .tuple(
      fc.constantFrom(
        ["<br>\n", ""],
        ["<hr>\n", ""],
        ["<center>\n", "\n</center>"],
        ["<small>\n", "\n</small>"],
        ["<div>", "</div>"],
        ["<p>", "</p>"],
        ["<table><tr><td>\n", "\n</td></tr></table>"],
      ),
      inline,
    )
    .map(([[before = "", after = ""], text]) =>
      piece(before + text.markdown + after, text.text, ...(text.links ?? [])),
    ),
  fc
    .tuple(word, word, word)
    .map(([a, b, c]) =>
      piece(`| ${a.text} | ${b.text} |\n|---|---|\n| ${c.text} | 2 | 三 |\n| 一 |`, `${a.text}${b.text}${c.text}2三一`),
    ),
  fc.constantFrom(
    ...[
      "[会場]: 東京会館です。",
      "[^1]: 消費税を含みます。",
      "[Venue]: Hall",
      "[^2]: https://example.com/n",
      "[a]: <案> c",
    ].map((text) => same(text, ...(text.match(/https:\S+/) ?? []))),
    same("[unused]: https://example.com/unused", "https://example.com/unused"),
    piece("[used]: https://example.com/used\n\n[語][used]", "語", "https://example.com/used"),
    same("~~~ お知らせ ~~~"),
    same("```会場のご案内```のとおり".replaceAll("`", "・")),
    same("```案内\n会場\n```"),
    same("~~~~~~~~~~\n申込\n~~~~~~~~~~"),
    same("*消費税を含みます。"),
    same("* 1"),
    same("=====\n日時"),
    same("<?php 案"),
    same("<TBD>\n続き"),
    same("#ハッシュタグ"),
    same("+81 3 1234"),
    same("-5度"),
    piece("<div>\n<仮> 会場\n</div>", "<仮>会場"),
  ),
);
const document = fc.array(block, { minLength: 1, maxLength: 6 }).map((blocks) => joined(blocks, "\n\n"));

const compact = (text: string): string => text.replace(/\s/g, "");

test("words in are words out, and addresses in are addresses out or are reported", () => {
  fc.assert(
    fc.property(document, ({ markdown, text, links: expected = [] }) => {
      const html = markdownToHtml(markdown);
      expect(compact(plainTextOfHtml(html))).toBe(compact(text.replace(/^\* 1$/gm, "1")));
      const hrefs = [...html.matchAll(/ href="([^"]*)"/g)].map(([, href = ""]) => href);
      const reported = bodyWarnings(markdown).map(({ params = {} }) => params["target"]);
      expect(expected.filter((address) => !hrefs.includes(address) && !reported.includes(address))).toEqual([]);
    }),
    { numRuns: 1000 },
  );
});
