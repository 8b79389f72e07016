import { fc } from "../test-support/seeded-fast-check";
import { decodeHTMLStrict } from "entities/decode";
import { defaultTreeAdapter, parseFragment, type DefaultTreeAdapterMap } from "parse5";
import { writeMarkdown } from "../html/write-markdown";
import { faultWords } from "../problems/fault-words";
import { markdownToHtml } from "./markdown-html";
import { markdownRefusal } from "./markdown-refusal";
import { escapeHtml } from "../text/escape-html";
import { bodyText, naughtyStrings } from "../test-support/texts";
import { xssPayloads } from "../test-support/xss-payloads";

type Element = DefaultTreeAdapterMap["element"];

function elementsOf(html: string): Element[] {
  const found: Element[] = [];
  const visit = (node: DefaultTreeAdapterMap["node"]): void => {
    if (defaultTreeAdapter.isElementNode(node)) found.push(node);
    if ("childNodes" in node) node.childNodes.forEach(visit);
  };
  visit(parseFragment(html));
  return found;
}

const tags = new Set(
  "h2 h3 h4 h5 h6 p br hr blockquote pre code kbd strong b em i u s del ins mark small sub sup ul ol li dl dt dd a img table caption thead tbody tfoot tr th td ruby rt rp".split(
    " ",
  ),
);
const attributes: Record<string, RegExp> = {
  href: /^(?:https?:\/\/[^/\\]|mailto:|tel:|\/(?![/\\])|#part-)/i,
  src: /^\/media\/(?!.*(?:\.\.|%2E%2E|%2F|%5C|%[01]|%22))(?:[\w./-]|%[0-9A-F]{2})*$/,
  id: /^part-[\p{L}\p{N}_-]+$/u,
  rel: /^noopener noreferrer$/,
  alt: /^/,
  title: /^/,
  start: /^/,
  value: /^\d+$/,
  align: /^/,
  colspan: /^/,
  rowspan: /^/,
};

/** What a browser makes of the text holds only what the policy names. */
function faultsOf(html: string): string[] {
  return elementsOf(html).flatMap(({ tagName, attrs }) => [
    ...(tags.has(tagName) ? [] : [`<${tagName}>`]),
    ...attrs.flatMap(({ name, value }) =>
      attributes[name]?.test(value) === true && !/[\u0000-\u001f]/.test(name === "href" ? value : "")
        ? []
        : [`${tagName} ${name}=${value}`],
    ),
  ]);
}

test("the check of these tests sees what it must see", () => {
  expect(faultsOf('<script></script><a href="javascript:x" onclick="y">z</a><img src="//x">')).toHaveLength(4);
});

test.each(xssPayloads)("nothing of %j runs", (payload) => {
  for (const body of [
    payload,
    `x ${payload}`,
    `> ${payload}`,
    `- ${payload}`,
    `**${payload}**`,
    `<p>${payload}`,
    `${payload}\n\n${payload}`,
  ]) {
    expect(faultsOf(markdownToHtml(body))).toEqual([]);
  }
});

test("no mixture of markup gets anything else through, and nothing makes it throw", () => {
  const pieces = fc.constantFrom(
    ...xssPayloads.flatMap((payload) => [
      payload,
      payload.slice(0, payload.length / 2),
      payload.slice(payload.length / 2),
    ]),
  );
  const mixture = fc
    .array(
      fc.oneof(
        { weight: 3, arbitrary: pieces },
        bodyText,
        fc.constantFrom("\n", "\n\n", "<", '"', "'", ">", "`", "[", "]("),
      ),
    )
    .map((parts) => parts.join(""));
  fc.assert(
    fc.property(mixture, (body) => expect(faultsOf(markdownToHtml(body))).toEqual([])),
    { numRuns: 500 },
  );
  for (const naughty of naughtyStrings) expect(faultsOf(markdownToHtml(naughty))).toEqual([]);
});

test.each([
  ["# Title", "<h2>Title</h2>"],
  ["## Title\n\n###### Deep", "<h2>Title</h2>\n<h6>Deep</h6>"],
  ["one\ntwo", "<p>one<br />two</p>"],
  ["日時：6月12日\n会場：東京", "<p>日時：6月12日<br />会場：東京</p>"],
  ["- 日時\n  6月\n- 会場", "<ul>\n<li>日時<br />6月</li>\n<li>会場</li>\n</ul>"],
  ["受付 10:00~12:00、13:00~15:00", "<p>受付 10:00~12:00、13:00~15:00</p>"],
  ["~~中止~~", "<p><del>中止</del></p>"],
  ["日時：6月12日\n-----\n会場：東京\n====", "<p>日時：6月12日</p>\n<hr />\n<p>会場：東京<br />====</p>"],
  ["**太字**の文です", "<p><strong>太字</strong>の文です</p>"],
  ["[x](https://x.example)", '<p><a href="https://x.example" rel="noopener noreferrer">x</a></p>'],
  ["[m](mailto: a@b.example)", '<p><a href="mailto:a@b.example">m</a></p>'],
  [
    "[x](/sccj-events) [m](mailto:a@b.example) [t](tel:+81312345678)",
    '<p><a href="/sccj-events">x</a> <a href="mailto:a@b.example">m</a> <a href="tel:+81312345678">t</a></p>',
  ],
  ["![夏祭り](/media/2026/a-1234abcd.jpg)", '<p><img src="/media/2026/a-1234abcd.jpg" alt="夏祭り" /></p>'],
  ["![x](https://elsewhere.example/a.png)", "<p></p>"],
  ["https://x.example:abc/ を", "<p>https://x.example:abc/ を</p>"],
  ["[](https://x.example/a)", '<p><a href="https://x.example/a" rel="noopener noreferrer">https://x.example/a</a></p>'],
  ["[x](www.x.example)", '<p><a href="https://www.x.example" rel="noopener noreferrer">x</a></p>'],
  [
    "[x](a@b.example) [y](sccj-news) [z](/media/2026/a.pdf)",
    '<p><a href="mailto:a@b.example">x</a> <a href="/sccj-news">y</a> <a href="/media/2026/a.pdf">z</a></p>',
  ],
  ["[下](#part)\n\n## Part", '<p><a href="#part-part-jfcrho">下</a></p>\n<h2 id="part-part-jfcrho">Part</h2>'],
  ["[x](#nowhere) [y](flyer.pdf) [z](javascript:alert(1))", "<p>x y z</p>"],
  ["[厳守](雨天決行) ![重要](雨天)", "<p>[厳守](雨天決行) ![重要](雨天)</p>"],
  ["![会場](/media/2026/会場.jpg)", '<p><img src="/media/2026/%E4%BC%9A%E5%A0%B4.jpg" alt="会場" /></p>'],
  [
    "www.x.example/aをwww.y.exampleと。",
    '<p><a href="https://www.x.example/a" rel="noopener noreferrer">www.x.example/a</a>を<a href="https://www.y.example" rel="noopener noreferrer">www.y.example</a>と。</p>',
  ],
  ["[Venue]: Hall", "<p>[Venue]: Hall</p>"],
  ["[TEL]: 03-1234-5678", "<p>[TEL]: 03-1234-5678</p>"],
  ["[日程]: 2026-12-01", "<p>[日程]: 2026-12-01</p>"],
  ["[Dress]: smart-casual", "<p>[Dress]: smart-casual</p>"],
  ["[会場]: 9F/10F", "<p>[会場]: 9F/10F</p>"],
  ["[電話](03-1234-5678)", '<p><a href="tel:03-1234-5678">電話</a></p>'],
  ["[Date](2026-12-25)", "<p>[Date](2026-12-25)</p>"],
  ["[call](tel:+65 6123 4567)", '<p><a href="tel:+65-6123-4567">call</a></p>'],
  ["[call](tel: 6123 4567)", '<p><a href="tel:6123-4567">call</a></p>'],
  ["[call](+65 6123 4567)", '<p><a href="tel:+65-6123-4567">call</a></p>'],
  ["[電話](03 1234 5678)", '<p><a href="tel:03-1234-5678">電話</a></p>'],
  ["[Call](tel:+81 (0)3-1234-5678)", '<p><a href="tel:+81-3-1234-5678">Call</a></p>'],
  ["[電話](０３－１２３４－５６７８)", '<p><a href="tel:03-1234-5678">電話</a></p>'],
  ["[電話](（０３）１２３４　５６７８)", '<p><a href="tel:03-1234-5678">電話</a></p>'],
  ["[call](tel:+81312345678)", '<p><a href="tel:+81312345678">call</a></p>'],
  [
    "[mail](mailto:info@example.com?subject=New Year Party)と[書く](info@example.com)",
    '<p><a href="mailto:info@example.com?subject=New%20Year%20Party">mail</a>と<a href="mailto:info@example.com">書く</a></p>',
  ],
  ["[日程](12 10)", "<p>[日程](12 10)</p>"],
  [
    "[資料](https://x.example/案内 2026.pdf)と[form](https://x.example/my form.pdf)",
    '<p><a href="https://x.example/%E6%A1%88%E5%86%85%202026.pdf" rel="noopener noreferrer">資料</a>と<a href="https://x.example/my%20form.pdf" rel="noopener noreferrer">form</a></p>',
  ],
  ["![写真](/media/2026/写真 1.jpg)", '<p><img src="/media/2026/%E5%86%99%E7%9C%9F%201.jpg" alt="写真" /></p>'],
  [
    "![会場](/media/2026/photo (1).jpg)と![b](/media/2026/b (1).png)",
    '<p><img src="/media/2026/photo%20%281%29.jpg" alt="会場" />と<img src="/media/2026/b%20%281%29.png" alt="b" /></p>',
  ],
  [
    '[申込書](/media/2026/申込書 (新).docx)と[Form](https://x.example/Form (EN).pdf "題")。',
    '<p><a href="/media/2026/%E7%94%B3%E8%BE%BC%E6%9B%B8%20(%E6%96%B0).docx">申込書</a>と<a href="https://x.example/Form%20(EN).pdf" rel="noopener noreferrer" title="題">Form</a>。</p>',
  ],
  [
    "([a](https://x.example/Form (EN)) [b](https://x.example/O'Brien 1.pdf))",
    `<p>(<a href="https://x.example/Form%20(EN)" rel="noopener noreferrer">a</a> <a href="https://x.example/O'Brien%201.pdf" rel="noopener noreferrer">b</a>)</p>`,
  ],
  ["[資料](新 資料.pdf) [会場](9階 (西))", "<p>資料 [会場](9階 (西))</p>"],
  ['[申込](/sccj-events "題")', '<p><a href="/sccj-events" title="題">申込</a></p>'],
  [
    `[会報](https://x.example/a "会報"12月号"")と[Bob](/sccj-events 'Bob's page')と[b](https://x.example/b “the “big” one”)`,
    '<p><a href="https://x.example/a" rel="noopener noreferrer" title="会報&quot;12月号&quot;">会報</a>と<a href="/sccj-events" title="Bob\'s page">Bob</a>と<a href="https://x.example/b" rel="noopener noreferrer" title="the “big” one">b</a></p>',
  ],
  [
    '![会場](/media/2026/a.png "the "big" hall")',
    '<p><img src="/media/2026/a.png" alt="会場" title="the &quot;big&quot; hall" /></p>',
  ],
  [
    "[https://x.example/b]と{https://x.example/c}と https://x.example/?a[]=1",
    '<p>[<a href="https://x.example/b" rel="noopener noreferrer">https://x.example/b</a>]と{<a href="https://x.example/c" rel="noopener noreferrer">https://x.example/c</a>}と <a href="https://x.example/?a%5B%5D=1" rel="noopener noreferrer">https://x.example/?a[]=1</a></p>',
  ],
  ["宛先はo'brien@x.exampleです", "<p>宛先は<a href=\"mailto:o'brien@x.example\">o'brien@x.example</a>です</p>"],
  [
    "[注]: https://x.example",
    '<p>[注]: <a href="https://x.example" rel="noopener noreferrer">https://x.example</a></p>',
  ],
  ["<time> <b>x</b> <x y>", "<p>&lt;time&gt; <b>x</b> &lt;x y&gt;</p>"],
  [
    "12. 10 (木) 忘年会\n12. 17 (木) 交流会\n1. 15 (金) 新年会",
    '<ol start="12">\n<li value="12">10 (木) 忘年会</li>\n<li value="12">17 (木) 交流会</li>\n<li value="1">15 (金) 新年会</li>\n</ol>',
  ],
  ["1. a\n3. b", '<ol>\n<li value="1">a</li>\n<li value="3">b</li>\n</ol>'],
  [
    "1. a\n1. b\n\n0. c\n1. d",
    '<ol>\n<li value="1"><p>a</p>\n</li>\n<li value="1"><p>b</p>\n</li>\n<li value="0"><p>c</p>\n</li>\n<li value="1"><p>d</p>\n</li>\n</ol>',
  ],
  ["1. a\n1. b\n1. c", "<ol>\n<li>a</li>\n<li>b</li>\n<li>c</li>\n</ol>"],
  ["7. a\n8. b", '<ol start="7">\n<li>a</li>\n<li>b</li>\n</ol>'],
  ["2019. 東京\n2023. 大阪", "<p>2019. 東京<br />2023. 大阪</p>"],
  ["25. 12. 2026 Party\n1. 1. 2027 新年", "<p>25. 12. 2026 Party<br />1. 1. 2027 新年</p>"],
  ["1. a\n2. b\n\n3. 4. 2027 c", "<ol>\n<li>a</li>\n<li>b</li>\n</ol>\n<p>3. 4. 2027 c</p>"],
  ["1. 開会\n2. 講演\n\n2026. 12. 10 開催", "<ol>\n<li>開会</li>\n<li>講演</li>\n</ol>\n<p>2026. 12. 10 開催</p>"],
  ['<ol><li value="2024">a</li><li value="x">b</li></ol>', '<ol><li value="2024">a</li><li>b</li></ol>'],
  [
    "```案内\n会場：東京\n```\n本文は[こちら](/a)です\n```申込\n[b](/b)\n```",
    '<p>```案内<br />会場：東京<br />```<br />本文は<a href="/a">こちら</a>です<br />```申込<br /><a href="/b">b</a><br />```</p>',
  ],
  ["~~~~~~~~~~\n申込：[b](/b)\n~~~~~~~~~~", '<p>~~~~~~~~~~<br />申込：<a href="/b">b</a><br />~~~~~~~~~~</p>'],
  ["```\n[b](/b)\n\n**c**", '<p>```<br /><a href="/b">b</a></p>\n<p><strong>c</strong></p>'],
  ["- ```案内\n  a\n  ```\n  [b](/b)", '<ul>\n<li>```案内<br />a<br />```<br /><a href="/b">b</a></li>\n</ul>'],
  ["```js\n[b](/b)\n```\n\n~~~\nc\n~~~", "<pre><code>[b](/b)\n</code></pre>\n<pre><code>c\n</code></pre>"],
  ["```\n```\n[b](/b)", '<pre><code></code></pre>\n<p><a href="/b">b</a></p>'],
  ["```code` a", "<p>```code` a</p>"],
  ["a ```b``` c", "<p>a <code>b</code> c</p>"],
  ["Regards,\nSecretariat\n---\nChamber | Tokyo", "<p>Regards,<br />Secretariat</p>\n<hr />\n<p>Chamber | Tokyo</p>"],
  ["- [x] done\n- [ ] open", "<ul>\n<li>☑ done</li>\n<li>☐ open</li>\n</ul>"],
  [
    "|a|b|\n|:-|-:|\n|1|2|",
    '<table>\n<thead>\n<tr>\n<th align="left">a</th>\n<th align="right">b</th>\n</tr>\n</thead>\n<tbody><tr>\n<td align="left">1</td>\n<td align="right">2</td>\n</tr>\n</tbody></table>',
  ],
])("%j becomes %j", (markdown, html) => {
  expect(markdownToHtml(markdown)).toBe(html);
});

test.each([
  ["<br>", "<br />\n"],
  ["<hr>", "<hr />\n"],
  ["<h2>題</h2>", "<h2>題</h2>\n"],
  ["<p>題</p>", "<p>題</p>\n"],
  ["<center>\n</center>", ""],
  ['<img src="/media/2026/a.jpg">', '<img src="/media/2026/a.jpg" alt="" />\n'],
  ["<table>\n<tr><td>a</td></tr>\n</table>", "<table>\n<tr><td>a</td></tr>\n</table>\n"],
])("the lines behind %j are Markdown", (html, shown) => {
  expect(markdownToHtml(`${html}\n    [申込](/a)\n**太字**\n- 次`).replace(/\s+/g, " ").trim()).toBe(
    `${shown}<p><a href="/a">申込</a><br /><strong>太字</strong></p>\n<ul>\n<li>次</li>\n</ul>`.replace(/\s+/g, " "),
  );
});

test.each([
  ["<center>\n[a](/a)\n**b**\n</center>", '<p><a href="/a">a</a><br /><strong>b</strong></p>'],
  ["<div>\n## 題\n- a\n</div>", "<h2>題</h2>\n<ul>\n<li>a</li>\n</ul>"],
  ["<small>\n[a](/a)\n**b** *c*\n</small>", '<small>\n<a href="/a">a</a><br /><strong>b</strong> <em>c</em>\n</small>'],
  [
    "<table>\n<tr>\n<td>\n  [a](/a)\n  **b**\n</td>\n<td>一般*</td><td>学生*</td></tr>\n</table>",
    '<table>\n<tr>\n<td>\n  <a href="/a">a</a><br /><strong>b</strong>\n</td>\n<td>一般*</td><td>学生*</td></tr>\n</table>',
  ],
  ["<div>\n<!-- a\nb -->\n<p>x\n<b>y</b></p></div>", "<p>x<br /><b>y</b></p>"],
  ["<pre>\n**a**\n  b\n</pre>", "<pre>\n**a**\n  b\n</pre>"],
  ["<div>\n<pre>\n**a**\nb</pre>\n</div>", "<pre>\n**a**\nb</pre>"],
  ["<p>[a][1] <TBD></p>\n\n[1]: /a", '<p><a href="/a">a</a> &lt;TBD&gt;</p>'],
])("Markdown in HTML is read: %j", (markdown, html) => expect(markdownToHtml(markdown)).toBe(html));

const blocks =
  "address article aside body center details dialog dir div fieldset figcaption figure footer form header html legend main menu nav option search section summary";
test.each(blocks.split(" "))(
  "words in blocks of which the page has no tags stand on lines of their own: <%s>",
  (name) => {
    const [open, close] = [`<${name}>`, `</${name}>`];
    const lines = "日時<br />会場<br />費用";
    expect(markdownToHtml(`${open}日時${close}${open}会場${close}\n${open}費用${close}`).replace("\n", "")).toBe(lines);
    expect(markdownToHtml(`日時${open}会場${close}費用`)).toBe(`<p>${lines}</p>`);
    expect(markdownToHtml(`- ${open}日時${close}${open}会場${close}`)).toBe("<ul>\n<li>日時<br />会場</li>\n</ul>");
    expect(markdownToHtml(`${open}<p>日時</p>${close}${open}<ul><li>会場</li></ul>${close}`)).toBe(
      "<p>日時</p><ul><li>会場</li></ul>",
    );
    expect(markdownToHtml(`<pre>a</pre>${open}日時${close}会場`)).toBe("<pre>a</pre>日時<br />会場");
  },
);

test.each([
  ["#", "<p>#</p>"],
  ["語\n##\n会場", "<p>語</p>\n<p>##</p>\n<p>会場</p>"],
  ["## ##", "<p>## ##</p>"],
])("signs without words are no heading: %j", (markdown, html) => expect(markdownToHtml(markdown)).toBe(html));

test.each([
  ["tel:+65 6123 4567", "tel:+65-6123-4567"],
  ["tel:+65%206123%204567", "tel:+65-6123-4567"],
  ["tel:%E3%80%80０３－１２３４－５６７８", "tel:03-1234-5678"],
  ["03%201234%205678", "tel:03-1234-5678"],
])("the number of the link %s has hyphens for blanks, in Markdown as in HTML", (written, href) => {
  expect(markdownToHtml(`[語](${written})`)).toBe(`<p><a href="${href}">語</a></p>`);
  expect(markdownToHtml(`<a href="${written}">語</a>`)).toBe(`<p><a href="${href}">語</a></p>`);
});

test.each([
  ["# 05-01 Suntec Tower 4", "<p># 05-01 Suntec Tower 4</p>"],
  ["# 12-03 Suntec Tower 4", "<p># 12-03 Suntec Tower 4</p>"],
  ["# 10-12 December", "<h2>10-12 December</h2>"],
  [
    "3 Temasek Boulevard\n# 05-01 Suntec Tower 4\nSingapore",
    "<p>3 Temasek Boulevard<br /># 05-01 Suntec Tower 4<br />Singapore</p>",
  ],
  ["## 10-12 December", "<h2>10-12 December</h2>"],
  ["# 10-12月の行事", "<h2>10-12月の行事</h2>"],
  ["# 1-1 Venue", "<h2>1-1 Venue</h2>"],
  ["# 2026-27 Season", "<h2>2026-27 Season</h2>"],
])("the number of a unit is no heading: %j", (markdown, html) => expect(markdownToHtml(markdown)).toBe(html));

test.each([
  ["mailto:taro＠example.jp", "mailto:taro@example.jp"],
  ["mailto:ｔａｒｏ＠ｅｘａｍｐｌｅ．ｊｐ?subject=語", "mailto:taro@example.jp?subject=%E8%AA%9E"],
  ["mailto://info@sccj.example", "mailto:info@sccj.example"],
  ["mailto:a@b.example,c@d.example", "mailto:a@b.example,c@d.example"],
  ["mailto:?subject=a", "mailto:?subject=a"],
  ["mailto:a@b.example;c@d.example", "mailto:a@b.example,c@d.example"],
  ["mailto:a@b.example; c@d.example?subject=e;f", "mailto:a@b.example,c@d.example?subject=e;f"],
  ["mailto:a@b.example；c@d.example、e@f.example", "mailto:a@b.example,c@d.example,e@f.example"],
  [
    "mailto:a@b.example?cc=c@d.example;e@f.example&body=g;h",
    "mailto:a@b.example?cc=c@d.example,e@f.example&amp;body=g;h",
  ],
  ["mailto:a@b.example。", "mailto:a@b.example"],
  ["mailto:a@b.example、", "mailto:a@b.example"],
  ["mailto:a@b。example;", "mailto:a@b.example"],
  ["mailto:o'b+c@例え.example", "mailto:o'b+c@%E4%BE%8B%E3%81%88.example"],
])("the mail address of the link %s is one that programs know", (written, href) => {
  expect(markdownToHtml(`[語](${written})`)).toBe(`<p><a href="${href}">語</a></p>`);
});

test.each(["(^_^) よろしくm(_ _)m", "(T_T) 残念 (>_<) また (^_^)v", "(^_^;) と (~_~)", "(^__^) a (^__^)"])(
  "faces are signs, also two of them: %s",
  (text) =>
    expect(markdownToHtml(text)).toBe(`<p>${text.replace(/[<>]/g, (sign) => (sign === "<" ? "&lt;" : "&gt;"))}</p>`),
);

test.each([
  ["\\(^o^)/", "\\(^o^)/"],
  ["やった\\(^_^)/", "やった\\(^_^)/"],
  ["\\^o^/ \\(T_T)/ \\(>_<)／", "\\^o^/ \\(T_T)/ \\(&gt;_&lt;)／"],
  ["\\(≧▽≦)/ \\(^o^)/", "\\(≧▽≦)/ \\(^o^)/"],
  ["¯\\_(ツ)_/¯", "¯\\_(ツ)_/¯"],
  ["¯\\_(ツ)_/¯ *a* ¯\\_(ツ)_/¯", "¯\\_(ツ)_/¯ <em>a</em> ¯\\_(ツ)_/¯"],
  ["¯\\\\\\_(ツ)\\_/¯", "¯\\_(ツ)_/¯"],
  ["\\\\(^o^)/", "\\(^o^)/"],
  ["\\(a)/ \\_(a) \\_a_/ \\(1)", "(a)/ _(a) _a_/ (1)"],
])("the arm of a face is a sign, another backslash is not: %s", (markdown, html) =>
  expect(markdownToHtml(markdown)).toBe(`<p>${html}</p>`),
);

test.each([
  ["**日時:**12月4日", "<strong>日時:</strong>12月4日"],
  ["**会費:**3,000円（**会員**は無料）", "<strong>会費:</strong>3,000円（<strong>会員</strong>は無料）"],
  ["**申込期限:**2026年11月30日**厳守**", "<strong>申込期限:</strong>2026年11月30日<strong>厳守</strong>"],
  ["**A.**3,000円です。", "<strong>A.</strong>3,000円です。"],
  ["**(1)**1名**(2)**2名", "<strong>(1)</strong>1名<strong>(2)</strong>2名"],
  ["料金:**3,000円**です", "料金:<strong>3,000円</strong>です"],
])("a bold label ends before a digit in Japanese: %s", (markdown, html) =>
  expect(markdownToHtml(markdown)).toBe(`<p>${html}</p>`),
);

test.each([
  ">50名：20万円",
  ">50名：20万円\n>30名：10万円",
  "費用\n>50名：20万円",
  ">= 50 members: free",
  ">>お知らせ<<",
  ">> お申し込みはこちら",
  ">>> Click here",
  "本文\n>>お知らせ<<\n続き",
])("a > that opens no quote is a sign: %j", (text) => {
  const html = `<p>${escapeHtml(text).replaceAll("\n", "<br />")}</p>`;
  expect(markdownToHtml(text)).toBe(html);
  expect(markdownToHtml(`- ${text.replaceAll("\n", "\n  ")}`)).toBe(
    html.replace("<p>", "<ul>\n<li>").replace("</p>", "</li>\n</ul>"),
  );
  expect(
    markdownToHtml(
      writeMarkdown([{ kind: "line", tight: false, runs: [{ text, marks: {} }] }], { headingsDown: false }),
    ),
  ).toBe(html);
});

test.each([
  ["> quote", ["quote"]],
  [">quote", ["quote"]],
  ["> 50名", ["50名"]],
  ["> > nested", ["", "nested"]],
  ["> a\n>> b\n>>> c", ["a", "b", "c"]],
  ["> a\n>50 b", ["a<br />50 b"]],
  ["X wrote:\n>> b\n> a", ["", "b<br />a"]],
])("quotes and the replies in them stay quotes: %j", (markdown, levels) => {
  const html = markdownToHtml(markdown).replace(/\n|^<p>X wrote:<\/p>/g, "");
  const open = levels.map((words) => `<blockquote>${words && `<p>${words}</p>`}`).join("");
  expect(html).toBe(open + "</blockquote>".repeat(levels.length));
});

test.each([
  ["https：//example.jp/form", "https://example.jp/form"],
  ["http：//www.example.jp/a", "http://www.example.jp/a"],
  ["info@example。jp", "mailto:info@example.jp"],
  ["www．example．jp", "https://www.example.jp"],
  ["／sccj-news", "/sccj-news"],
  ["/sccj-news。", "/sccj-news"],
  ["https://example.jp：8080／a？b＝1", "https://example.jp:8080/a?b=1"],
  ["https：／／ｅｘａｍｐｌｅ．ｊｐ／ｆｏｒｍ", "https://example.jp/form"],
  ["https://example。jp/a", "https://example.jp/a"],
  ["mailto:info＠example.jp", "mailto:info@example.jp"],
])("an address in the signs of Japanese typing is an address: %s", (written, href) =>
  expect(markdownToHtml(`[語](${written})`)).toContain(`<a href="${href}"`),
);

test.each(["駐車場<P>あり", "Ask <HR> or <TD>", "<H1> visa", "<LI> & <Col>", "the <HR>"])(
  "a word of capitals in angle brackets is text, also when a tag is called so: %s",
  (text) => {
    const words = escapeHtml(text);
    expect(markdownToHtml(text)).toBe(`<p>${words}</p>`);
    expect(markdownToHtml(`<b>語 ${text}</b>`)).toBe(`<p><b>語 ${words}</b></p>`);
  },
);

test.each([
  ["a<BR>b<br>c", "<p>a<br />b<br />c</p>"],
  ["a\n<HR>\nb", "<p>a</p>\n<hr />\n<p>b</p>"],
  ["a<hr>b", "<p>a</p><hr />b<p></p>"],
  ["<UL><LI>a<LI>b</UL>", "<ul><li>a</li><li>b</li></ul>"],
  ['<P align="left">a', "<p>a</p>"],
])("tags in capitals are tags on a line of their own, with an attribute, and among others: %s", (markdown, html) =>
  expect(markdownToHtml(markdown)).toBe(html),
);

test.each([
  "![図](https://x.example/a.png)",
  "![図](/media/2026/a.gif)",
  '<img src="https://x.example/a.png">',
  "![図](data:image/png;base64,x)",
  "&nbsp;",
  "<!-- 案 -->",
  "\u200b",
])("a link that would show nothing has its address as its words: %j", (words) => {
  for (const link of [`[${words}](https://y.example/b)`, `<a href="https://y.example/b">${words}</a>`])
    expect(markdownToHtml(`会場${link}`)).toMatch(
      /^<p>会場<a href="https:\/\/y.example\/b"[^>]*>.*https:\/\/y.example\/b<\/a><\/p>$/,
    );
});

test.each([
  ["/sccj-events", "/sccj-events"],
  ["sccj-events", "/sccj-events"],
  ["https://forms.example/abc", "https://forms.example/abc"],
  ["https://x.example", "https://x.example"],
  ["a@b.example", "mailto:a@b.example"],
  ["03-1234-5678", "tel:03-1234-5678"],
])("the exclamation mark before a link to a page, %s, is one", (target, href) => {
  for (const link of [`[申込](${target})`, `[申込](${target} "題")`])
    expect(markdownToHtml(`今すぐ!${link}を`)).toMatch(new RegExp(`^<p>今すぐ!<a href="${href}"[^>]*>申込</a>を</p>$`));
  if (target.includes("/")) expect(markdownToHtml(`今すぐ![申込]\n\n[申込]: ${target}`)).toContain(`<a href="${href}"`);
});

test("names of characters are read to their end: no beginning of a word is taken for one", () => {
  const beginnings = fc.constantFrom(
    "amp",
    "AMP",
    "copy",
    "reg",
    "not",
    "lt",
    "GT",
    "para",
    "sect",
    "yen",
    "times",
    "deg",
  );
  fc.assert(
    fc.property(beginnings, fc.stringMatching(/^[a-z0-9]{1,12}$/), fc.constantFrom(";", "", " "), (name, rest, end) => {
      const html = markdownToHtml(`語&${name}${rest}${end}語`);
      const isName = decodeHTMLStrict(`&${name}${rest};`) !== `&${name}${rest};`;
      if (!isName || end !== ";") expect(html).toBe(`<p>語&amp;${name}${rest}${end}語</p>`);
    }),
  );
  expect(markdownToHtml("&copy; &Uuml; &frac12; &#12354; &amp;copy;")).toBe("<p>© Ü ½ あ &amp;copy;</p>");
});

const wideSigns = ["（1）", "Ｑ＆Ａ", "，b", "①", "？a=1", "＃b", "。", "ﾌｫｰﾑ"];
test.each(
  [
    "https://example.jp/a",
    "https://www.example.jp/a/",
    "www.example.jp/?q=",
    "/media/2026/plan",
    "/events/",
    "mailto:a@example.jp?subject=",
  ].flatMap((beginning) => wideSigns.map((signs) => [beginning, signs] as const)),
)("behind an ASCII address wide signs are the name of what it leads to: %s%s", (beginning, signs) => {
  const href = /href="([^"]*)"/.exec(markdownToHtml(`[語](${beginning}${signs})`))?.[1];
  expect(decodeURIComponent(href ?? "")).toBe(`${beginning.replace(/^www/, "https://www")}${signs}`);
});

test("what HTML says without words stays: quotation marks, and numbers that go down", () => {
  expect(markdownToHtml("<q>語</q>")).toBe("<p><q>語</q></p>");
  expect(markdownToHtml("<ol reversed><li>a</li></ol>")).toContain("<ol reversed");
});

test("HTML that was read once stays as it is when it is read again", () => {
  const html = markdownToHtml("# A\n\n## B\n\ntext **bold** [x](https://x.example)");
  expect(markdownToHtml(html)).toBe(html);
});

const kilobytes10 = 10_000;
test.each([
  ["10 KB of >", ">".repeat(kilobytes10), "nest"],
  ["10 KB of > with spaces", "> ".repeat(kilobytes10 / 2), "nest"],
  [
    "250 lists nested by indentation",
    Array.from({ length: 250 }, (_, depth) => `${"  ".repeat(depth)}- x`).join("\n"),
    "nest",
  ],
  ["2,000 lists nested in one line", `${"- ".repeat(2000)}x`, "nest"],
  ["numbers in one line", `${"1. ".repeat(2000)}x`, "nest"],
  ["more than 100 KB", "あ".repeat(33_334), "100 KB"],
  ["emphasis that is never closed", "__a!".repeat(5000), "too long"],
  ["one word of 20 KB", `${"a".repeat(20_000)}@`, "too long"],
  ["a list item of 5,000 lines", `- a\n${"    b\n".repeat(5000)}`, "too long"],
  ["marks behind so many blanks that they begin no item", `        - ${"__a!".repeat(6)}\n`.repeat(800), "too long"],
  ["marks behind wide blanks", `\u3000- ${"__a!".repeat(6)}\n`.repeat(800), "too long"],
  ["numbers in the midst of a paragraph", `語\n${`2. ${"__a!".repeat(6)}\n`.repeat(800)}`, "too long"],
  ["numbers in the midst of an item", `- 語\n${`  2. ${"__a!".repeat(6)}\n`.repeat(800)}`, "too long"],
  ["dates", `26. 12. 10 ${"__a!".repeat(6)}\n`.repeat(800), "too long"],
  ["a table 500 columns wide", `${"|a".repeat(500)}|\n${"|-".repeat(500)}|\n${"|a\n".repeat(500)}`, "tables"],
])("%s is refused on save and shown as plain text", (_what, markdown, words) => {
  const refusal = markdownRefusal(markdown);
  expect(refusal && faultWords(refusal, "en")).toContain(words);
  const html = markdownToHtml(`${markdown}<b>&`);
  expect(html).toMatch(/^<p>[^<]*<\/p>$/);
  expect(html).toContain("&lt;b&gt;&amp;</p>");
});

test.each([
  ["20 levels", Array.from({ length: 20 }, (_, depth) => `${"  ".repeat(depth)}- x`).join("\n")],
  ["many lists of two levels", "- a\n  - b\n".repeat(500)],
  ["many quotes", "> a\n> > b\n\n".repeat(500)],
  [
    "a thousand paragraphs with emphasis",
    "The **chamber** holds an _evening_ on [12 June](https://x.example).\n\n".repeat(1000),
  ],
  ["a long Japanese paragraph", "在日シンガポール商工会議所の**交流会**を開催いたします。".repeat(40)],
  ["a table of 100 rows", `|a|b|c|\n|-|-|-|\n${"|1|2|3|\n".repeat(100)}`],
])("%s are fine", (_what, markdown) => {
  expect(markdownRefusal(markdown)).toBeUndefined();
  expect(markdownToHtml(markdown)).toMatch(/^<(?:ul|p|blockquote|table)>/);
});
