import { fc } from "../test-support/seeded-fast-check";
import { bodyWarnings } from "./body-warnings";
import { markdownToHtml } from "./markdown-html";

const named = (markdown: string) =>
  bodyWarnings(markdown).map(({ line, code, params }) => [line, code, params?.["target"] ?? params?.["tag"]]);

test("what the page does not show is named with its line", () => {
  const markdown = [
    "[flyer](flyer.pdf) and [below](#programme)",
    "",
    "> [x](javascript:alert(1))",
    "",
    "![map](https://elsewhere.example/map.png) ![](data:image/png;base64,x)",
    '<iframe src="https://maps.example"></iframe>',
    '<a href="data:text/html,x">x</a>',
    "",
    "[資料](資料.pdf)",
    "[次第](/media/2026/次第.xlsx) [会場](/media/2026/会場.jpg) [次第](/media/2026/次第.pdf)",
    '<a href="/media/2026/form.docx">form</a>',
  ].join("\n");
  expect(named(markdown)).toEqual([
    [1, "linkNowhere", "flyer.pdf"],
    [1, "partMissing", "#programme"],
    [3, "linkNowhere", "javascript:alert(1)"],
    [5, "pictureNotShown", "https://elsewhere.example/map.png"],
    [5, "pictureNotShown", "data:image/png;base64,x"],
    [6, "htmlNotShown", "iframe"],
    [7, "linkNowhere", "data:text/html,x"],
    [9, "linkNowhere", "資料.pdf"],
    [10, "fileNotServed", "/media/2026/次第.xlsx"],
    [11, "fileNotServed", "/media/2026/form.docx"],
  ]);
});

test("a line that git may have left of a conflict is named, beside what is not shown; several words or fewer signs are not", () => {
  const markers = (markdown: string) =>
    bodyWarnings(markdown).map(({ line, code, params }) => [line, code, params?.["marker"]]);
  expect(markers("Above\r\n>>>>>>> 年末案内\r\nBelow")).toEqual([[2, "markerAlone", ">>>>>>> 年末案内"]]);
  expect(markers("[a](b.pdf)\n<<<<<<< venue-change\nBelow")).toEqual([
    [1, "linkNowhere", undefined],
    [2, "markerAlone", "<<<<<<< venue-change"],
  ]);
  expect(markers(">>>>>>> 春の セール\n>>>>>> a\n>>>>>>>\n a >>>>>>> b")).toEqual([]);
});

test.each([
  "https://example.com 、b",
  "https://example.com 「題」",
  "https://example.com/a 「題」",
  "/events　『題』",
  "https://example .com",
  "https://example.com:abc/",
  "http://",
  "https://",
  "mailto:",
  "tel:",
  "mailto:taro",
  "mailto:taro@example",
  "mailto:taro＠example",
  "https//forms.gle/a",
  "https://https//forms.gle/a",
  "http//www.example.com",
  "https:/example.com",
  "http;//example.com",
])("the link to %j, which no browser can follow, is named", (target) => {
  expect(named(`[語](${target})`)).toEqual([[1, "linkNowhere", target]]);
  expect(markdownToHtml(`[語](${target})`)).toBe("<p>語</p>");
});

test.each([
  "mailto:a@example.jp（鈴木）",
  "mailto:鈴木<a@example.jp>",
  "mailto:a@example.jp (鈴木)",
  "mailto:a@example.jp b@example.jp",
  "mailto:a@example.jp「",
  "tel:03-1234-5678（内線12）",
  "tel:03-1234-5678, 03-1234-5679",
  "tel:+65 6123 4567 ext 12",
  "https://example.jp、",
  "https://example.jp（東京）/a",
  "https://example.jp」",
  "https://example.jp/。",
  "https://example.jp/a、",
  "https://example.jp/a）",
  "/events」",
  "https://example.jp/a\u00a0b",
  "https://example.jp/a?b=\ufeffc",
  "mailto:a@example.jp?subject=a\u00a0b",
  "/events\u00a0a",
  "/\ufeffevents",
])("the link to %j, of which only the beginning is an address, is named in both spellings", (target) => {
  for (const markdown of [`[語](${target})`, `<a href="${target}">語</a>`]) {
    expect(named(markdown)).toEqual([[1, "linkNowhere", target]]);
    expect(markdownToHtml(markdown)).not.toContain("href");
  }
});

test.each([
  "https://x.example/one https://x.example/two",
  "https://x.example/one?a=1 https://x.example/two",
  "https://x.example/one　www.x.example",
  "https://x.example/one, https://x.example/two",
  "https://x.example/one,https://x.example/two",
  "https://x.example/one;HTTPS://x.example/two",
  "https://x.example/one%20https://x.example/two",
  "https://x.example/one%E3%80%80http://x.example/two",
  "/events https://x.example/two",
  "www.x.example www.y.example",
])("the link to %j, two addresses, is named in both spellings", (target) => {
  for (const markdown of [`[語](${target})`, `<a href="${target}">語</a>`]) {
    expect(bodyWarnings(markdown)).toEqual([{ line: 1, code: "linkOfTwo", params: { target } }]);
    expect(markdownToHtml(markdown)).not.toContain("href");
  }
});

test.each([
  "https://x.example/?to=https://y.example",
  "https://archive.example/web/2020/https://x.example/a",
  "https://x.example/share?text=Look%20https://y.example",
  "https://x.example/check?of=https://a.example,https://b.example",
  "https://x.example/form (https).pdf",
  "https://x.example/a, b.pdf",
  "mailto:a@x.example?subject=See https://x.example",
  "/media/2026/www form.pdf",
])("%j is one address", (target) => {
  expect(named(`[語](${target})`)).toEqual([]);
  expect(markdownToHtml(`[語](${target})`)).toContain("href");
});

test.each([
  "maps.example.com/?q=東京駅",
  "forms.example.com/申込",
  "example.co.jp/イベント/2026",
  "sccj-news/お知らせ",
])("the link to %s, a host or a page with Japanese behind it, is named", (target) => {
  expect(named(`[語](${target})`)).toEqual([[1, "linkNowhere", target]]);
});

test.each(["[担当](Mr.Tan/田中)", "[料金](No.5/税込)", "[会場](A/B会議室)", "[内線](03-1234/内線5)"])(
  "the words %s are none, and stay",
  (words) => {
    expect(named(words)).toEqual([]);
    expect(markdownToHtml(words)).toBe(`<p>${words}</p>`);
  },
);

test.each([
  [
    "Fetch <https://drive.example.com/d/Minutes 2026-11 (final).pdf>",
    "https://drive.example.com/d/Minutes 2026-11 (final).pdf",
  ],
  ["資料は<https://example.com/第 2 回.pdf>です", "https://example.com/第 2 回.pdf"],
  ["＜https://example.com/資料 2.pdf＞", "https://example.com/資料 2.pdf"],
  ["＜https://example.com/資料2.pdf＞", "https://example.com/資料2.pdf"],
  ["〈www.example.com/資料　2.xlsx〉", "www.example.com/資料　2.xlsx"],
  ["- **<https://example.com/a b/>**", "https://example.com/a b/"],
  ["| a |\n|---|\n| <https://example.com/a?b=1&c=2 3.PDF> |", "https://example.com/a?b=1&c=2 3.PDF"],
])("an address in angle brackets of which only the beginning is linked is named: %s", (markdown, target) => {
  expect(bodyWarnings(`語\n\n${markdown}`)).toEqual([
    { line: markdown.split("\n").length + 2, code: "linkCutShort", params: { target } },
  ]);
  expect(markdownToHtml(markdown)).toContain("<a href=");
  // What is to be written instead is a link to all of it.
  const whole = encodeURI(target.replace(/^www/, "https://www"));
  for (const better of [`<${target.replace(/[ 　]/g, encodeURI)}>`, `[語](${target})`]) {
    expect([better, bodyWarnings(better)]).toEqual([better, []]);
    const [href = ""] = /(?<=href=")[^"]*/.exec(markdownToHtml(better).replaceAll("&amp;", "&")) ?? [];
    expect(new URL(href).href).toBe(whole);
  }
});

test.each([
  "<https://example.com/form.pdf> and <https://example.com/第2回.pdf>",
  "<https://example.com/form (English only)>",
  "<https://example.com/form see page 2.>",
  "<https://example.com/form until 18.30>",
  "<https://example.com for form.pdf>",
  "<https://example.com/a or https://example.com/b c.pdf",
  "<https://example.com/a or https://example.com/b.pdf>",
  "<https://example.com/a or office@example.com>",
  "<https://example.com/a|the form 2.pdf>",
  "＜https://example.com/aをご覧ください＞",
  "(https://example.com/a and b.pdf)",
  "<https://example.com/a\nb.pdf>",
  "`<https://example.com/a b.pdf>`",
  "[form](https://example.com/a b.pdf)",
])("an address with words behind it in its brackets is not: %s", (markdown) => expect(named(markdown)).toEqual([]));

test("a link of any signs has an address on the page or is named", () => {
  const beginning = fc.constantFrom(
    "https://example.jp",
    "https://example.jp/a",
    "mailto:a@example.jp",
    "tel:03",
    "/a",
  );
  const signs = fc.string({
    unit: fc.constantFrom(...Array.from("a1.,;:?#/@&=%-_~+、。；，（）「」\u00a0\u3000\ufeff\u200b\u0085\u2028 日Ａ")),
    maxLength: 8,
  });
  fc.assert(
    fc.property(beginning, signs, (start, rest) => {
      const markdown = `[語](${(start + rest).trim()})`;
      const isNamed = bodyWarnings(markdown).length > 0;
      expect([encodeURIComponent(markdown), /<a href=/.test(markdownToHtml(markdown))]).toEqual([
        encodeURIComponent(markdown),
        !isNamed,
      ]);
    }),
    { numRuns: 500 },
  );
});

test.each(["iphone.HEIC", "a.gif", "a.avif", "a.pdf", "a.jfif", "写真", "a.jpg.heic"])(
  "the picture %j, which the site does not publish, is named and not shown",
  (name) => {
    const address = `/media/2026/${name}`;
    expect(named(`語\n![会場](${address})\n<img src="${address}">`)).toEqual([
      [2, "pictureNotShown", address],
      [3, "pictureNotShown", address],
    ]);
    expect(markdownToHtml(`![会場](${address}) <img src="${address}">`)).not.toContain("<img");
  },
);

test.each([
  "A text with [a link](https://x.example), [a page](/events), ![会場](/media/2026/会場写真.jpg) and **words**.",
  "[下](#プログラム)\n\n## プログラム",
  "[会場]: 東京会館です。\n\n名刺<2枚>、<TBD>、[厳守](雨天決行)\n\n[^1]: 税込",
  "<div>\n<b>x</b>\n</div>\n\n<!-- note -->",
  "",
])("%j loses nothing", (markdown) => expect(bodyWarnings(markdown)).toEqual([]));

const picture = (letters: number): string => `data:image/png;base64,${"iVBOR".repeat(letters / 5)}`;

test.each([
  ["a picture in the text", `See [the plan](https://x.example/plan).\n\n![](${picture(8500)})`, "paragraphsTooLong", 3],
  ["a form to fill in", `案内\n\n${"1．氏名：__________ 署名：________\n".repeat(110)}`, "paragraphsTooLong", 3],
  ["a long table", `[名簿](https://x.example/list)\n\n|a|b|\n|-|-|\n${"|1|2|\n".repeat(3000)}`, "tablesTooLarge", 3],
  ["lists in lists", `${"- ".repeat(2000)}x`, "nesting", 1],
  ["lists in lists further down", `案内\n\n- a\n${"- ".repeat(2000)}x\n\nb`, "nesting", 4],
  [
    "a table with marks in its cells",
    `案内\n\n|a|b|\n|-|-|\n${"|**名前** [頁](https://x.example)|*b*|\n".repeat(600)}`,
    "tablesTooLarge",
    3,
  ],
])("a text that a save would refuse is shown as it is, and named: %s", (_, markdown, code, line) =>
  expect(bodyWarnings(markdown)).toMatchObject([{ code, line }]),
);

test("a picture in the text as Google Docs writes it is named, by the beginning of its address", () =>
  expect(named(`See ![][image1].\n\n[image1]: <${picture(1500)}>`)).toEqual([
    [3, "pictureNotShown", `${picture(1500).slice(0, 200)}…`],
  ]));
