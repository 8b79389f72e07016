import { htmlToMarkdown } from "./answer-text";
import { markdownToHtml } from "../../content/model/markdown/markdown-html";
import { looksLikeHtml } from "./text-converter";

test.each([
  "<p>Hello</p>",
  " <div class='x'>a<br></div>\n",
  "<h2>Title</h2><p>Text</p>",
  "<ul><li>a</li></ul>",
  "<p>x</p><hr>",
])("%j is HTML", (text) => {
  expect(looksLikeHtml(text)).toBe(true);
});

test.each([
  "Hello",
  "a < b and b > c",
  "<3",
  "# Title",
  "<script>alert(1)</script>",
  "<https://example.org>",
  "<p>open",
  "Text <b>bold</b>",
  "<!-- ja -->",
])("%j is not", (text) => {
  expect(looksLikeHtml(text)).toBe(false);
});

test("formatted text becomes Markdown, scripts vanish", () => {
  const html =
    '<h2>交流会</h2><p>Come <strong>early</strong>, <a href="https://example.org/">see</a>.</p><ul><li>tea</li></ul><script>alert(1)</script>';
  expect(htmlToMarkdown(html)).toBe("## 交流会\n\nCome **early**, [see](https://example.org/).\n\n- tea");
});

test("boxes to tick keep what is ticked, other inputs are nothing", () => {
  const list = "<li><input type=checkbox checked> 名刺</li><li><input type=checkbox> 筆記用具</li>";
  expect(htmlToMarkdown(`<ul>${list}</ul><p><input type=hidden value=x>以上</p>`)).toBe(
    "- ☑ 名刺\n- ☐ 筆記用具\n\n以上",
  );
});

test("what is written in an input stays, what a browser does not show of one goes", () => {
  const shown = '<input value="お名前"> <input type="email" value="a@b.example"> <input type=SUBMIT value="送信">';
  const hidden = '<input type="Hidden" value="x"><input type=password value=y><input type=file value=z><input>';
  expect(htmlToMarkdown(`<p>${shown}${hidden}</p>`)).toBe("お名前 a@b.example 送信");
});

test("text stays text: what looks like HTML or Markdown in it is escaped, web addresses are not", () => {
  const html =
    "<p>&lt;img src=x onerror=alert(1)&gt; *a* _b_ c_d [x](y) ~~e~~ 1~2 &amp;lt; https://x.jp/a_b_?q=*</p><p># f</p><p>1. g</p>";
  expect(htmlToMarkdown(html)).toBe(
    "&lt;img src=x onerror=alert(1)> \\*a\\* \\_b\\_ c_d \\[x](y) \\~~e\\~~ 1~2 \\&lt; <https://x.jp/a_b_?q=>\\*\n\n\\# f\n\n1\\. g",
  );
});

test("tables and struck out text are kept", () => {
  const html =
    "<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1|2</td><td><p>x</p><p><s>y</s></p></td></tr></tbody></table>";
  expect(htmlToMarkdown(html)).toBe("| A | B |\n| --- | --- |\n| 1\\|2 | x<br> ~~y~~ |");
});

test("what is nested a thousand times is refused instead of ending the process", () => {
  expect(htmlToMarkdown("<div>".repeat(10_000))).toBeUndefined();
  expect(htmlToMarkdown("<b>x</b>".repeat(1_000))).toBe(`**${"x".repeat(1_000)}**`);
});

test.each([
  ["<p>Name: <u>&nbsp;&nbsp;&nbsp;</u></p>", "Name: ___"],
  ["<p>氏名：<u>　　　　</u>様</p>", "氏名：____様"],
  [`<p>Sign: <b><u><span>${"&nbsp;".repeat(40)} </span></u></b></p>`, "Sign: __________"],
  ['<p>Fee: <span style="text-decoration: underline">&nbsp;&nbsp;&nbsp;</span></p>', "Fee: ___"],
  ["<p><u>a</u><u> </u><u>&nbsp;b</u></p>", "a b"],
  ['<p>a<u>&nbsp;&nbsp;&nbsp;<img src="/media/2026/a.jpg"></u></p>', "a "],
])("an underlined row of blanks is a line to write on: %s", (html, text) => {
  const page = markdownToHtml(htmlToMarkdown(html) ?? "");
  expect(page.replace(/<[^>]*>/g, "")).toBe(text);
  expect(page.includes("<img")).toBe(html.includes("<img"));
});

test.each([
  ['<a href="https://x.example/a.pdf">Form [PDF]</a>', "[Form \\[PDF\\]](https://x.example/a.pdf)"],
  [
    '<table><tr><th colspan="2">Fees</th></tr><tr><td>Members</td><td>3,000</td></tr></table>',
    "| Fees |  |\n| --- | --- |\n| Members | 3,000 |",
  ],
  [
    '<table><tr><th>会場</th><th>時刻</th></tr><tr><td rowspan="2">東京</td><td>10:00</td></tr><tr><td>13:00</td></tr></table>',
    "| 会場 | 時刻 |\n| --- | --- |\n| 東京 | 10:00 |\n|  | 13:00 |",
  ],
  [
    "<table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td><td>e</td></tr></table>",
    "| a | b |  |\n| --- | --- | --- |\n| c | d | e |",
  ],
  [
    "<table><caption>Fees</caption><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table>",
    "Fees\n\n| a | b |\n| --- | --- |\n| c | d |",
  ],
  ["<p><strong>a</strong><strong>b</strong></p>", "**ab**"],
  ["<h2>one<br>two</h2>", "## one two"],
  [
    "<table><tr><th>a</th><th>b</th></tr><tr><td>one<br>two</td><td><ul><li>c</li><li>d</li></ul></td></tr></table>",
    "| a | b |\n| --- | --- |\n| one<br>two | • c<br>• d |",
  ],
  [
    "<ul><li>a<table><tr><th>b</th><th>c</th></tr><tr><td></td><td>d</td></tr></table></li></ul>",
    "- a\n\n  | b | c |\n  | --- | --- |\n  |  | d |",
  ],
  ["<dl><dt>日時</dt><dd>6月12日</dd></dl>", "日時\n6月12日"],
  ["<pre>a *b*\n  c</pre>", "```\na *b*\n  c\n```"],
  ['<a href="/news/1"><img src="/media/2026/a.jpg" alt="会場"></a>', "[![会場](/media/2026/a.jpg)](/news/1)"],
  ['<a href="https://x.example/"><img src="https://x.example/logo.png" alt="Logo"></a>', "[Logo](https://x.example/)"],
  ['<a href="https://x.example/"><p>a</p><p>b</p></a>', "[a](https://x.example/)\n\n[b](https://x.example/)"],
  ["定員<b>30名</b>です。会費<b>（税込）</b>は", "定員**30名**です。会費**（税込）**は"],
  ["a <b>–</b> b <b>★</b> <i>–</i>", "a – b **★** –"],
  ['<p>動画</p><iframe src="https://www.youtube.com/embed/abc"></iframe>', "動画\n\nhttps://www.youtube.com/embed/abc"],
  ['地図<iframe src="//maps.example/a(b)"></iframe>', "地図<https://maps.example/a(b)>"],
  [
    '<embed src="https://x.example/a.pdf"><object data="/news/1">a</object><object>b</object>',
    "<https://x.example/a.pdf>[/news/1](/news/1)b",
  ],
  ["<p hidden>a</p>b", "b"],
  [
    '<img src="／media／2026／会場.jpg"><img src="/media/2026/50%引.jpg">',
    "![](/media/2026/%E4%BC%9A%E5%A0%B4.jpg)![](/media/2026/50%25%E5%BC%95.jpg)",
  ],
  [
    '<img src="/media/2026/会場 写真.jpg"><img src="media/2026/c(1).jpg"><img src="/media/../a.jpg">',
    "![](/media/2026/%E4%BC%9A%E5%A0%B4%20%E5%86%99%E7%9C%9F.jpg)![](/media/2026/c%281%29.jpg)",
  ],
  ["<select><option>東京</option><option>大阪</option></select>", "東京\n大阪"],
  ["<v:shape><v:textbox>テキスト枠</v:textbox></v:shape>", "テキスト枠"],
  [
    "<svg><title>t</title><g><text>売上</text><text>費用</text></g><foreignObject><p>注</p></foreignObject></svg>",
    "売上\n費用\n\n注",
  ],
  ["5,000 <i>yen</i>1, <i>fee</i>a", "5,000 yen1, *fee*a"],
  ["Price<b>(incl. tax)</b>yes", "Price(**incl. tax**)yes"],
  ["<p>wow!<a href='https://x.example/'>x</a></p>", "wow\\![x](https://x.example/)"],
  ['<ol start="0"><li>a<li value="5">b<li></li><li>c</ol>', "0. a\n5. b\n7. c"],
  ['<ol><li value="2024">a<ul><li>b</ul><li value="2026">c</ol>', "2024\\. a\n\n- b\n\n2026\\. c"],
  ['<ol><li>x<ol type="a"><li>y<li>z</ol></ol>', "1. x\n   a. y\n   b. z"],
  ['<ol type="a"><li style="list-style-type:decimal">x</ol>', "1. x"],
  ['<ol type="I" start="3"><li>x<li>y</ol>', "III. x\nIV. y"],
  ['<ol><li style="list-style-type:upper-alpha" value="28">x</ol>', "AB. x"],
  ["<ol><li>a</li></ol><ol><li>b</li></ol>", "1. a\n\n1) b"],
])("%s keeps its words, links and shape", (html, markdown) => {
  expect(htmlToMarkdown(html)).toBe(markdown);
});

const wordItem = (level: number, mark: string, font = "Yu Mincho") =>
  `<p class=MsoListParagraph style='mso-list:l0 level${String(level)} lfo1'><span style='font-family:${font}'><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span>項${String(level)}</p>`;

test.each([
  ["l", "- "],
  ["n", "- "],
  ["u", "- "],
  ["Ø", "- "],
  ["ü", "- "],
])("the bullet %j of Wingdings is a bullet", (mark, written) => {
  expect(htmlToMarkdown(wordItem(1, mark, "Wingdings").repeat(2))).toBe(`${written}項1\n${written}項1`);
});

test.each(["●", "■", "・", "·", "-", "o", "➢"])("%j is a bullet of Word", (mark) => {
  expect(htmlToMarkdown(wordItem(1, mark))).toBe("- 項1");
});

test.each(["（１）", "(2)", "第１条", "①", "ア", "1.1", "a.", "A)", "iv.", "一、", "l", "※", "2024."])(
  "the number %j of Word stays as it is written",
  (mark) => {
    const escaped = mark.replace("2024.", "2024\\.");
    expect(htmlToMarkdown(`${wordItem(1, mark)}${wordItem(1, mark)}`)).toBe(`${escaped} 項1\n${escaped} 項1`);
    expect(
      htmlToMarkdown(`${wordItem(1, "3.")}${wordItem(2, mark)}${wordItem(1, "５）")}${wordItem(2, "l", "Wingdings")}`),
    ).toBe(`3. 項1\n   ${escaped} 項2\n5. 項1\n   - 項2`);
    expect(htmlToMarkdown(`${wordItem(1, mark)}${wordItem(2, "●")}${wordItem(2, "●")}`)).toBe(
      `${escaped} 項1\n\n- 項2\n- 項2`,
    );
  },
);

test.each([
  ["Zoom: https://us02web.zoom.us/j/123?pwd=abc*def です", "https://us02web.zoom.us/j/123?pwd=abc*def"],
  ["https://example.com/a(1)_b", "https://example.com/a(1)_b"],
  ["(https://example.com/a)です", "https://example.com/a"],
  ["詳細はhttps://example.com/a_b'c~d、", "https://example.com/a_b'c~d"],
  ["[https://example.com/b]c", "https://example.com/b"],
  ["*https://example.com/*a*. x", "https://example.com/*a"],
  ["www.example.com/é*「x」", "https://www.example.com/%C3%A9"],
])("the address in %j leads where it was written", (text, address) => {
  const page = markdownToHtml(htmlToMarkdown(`<p>${text}</p>`) ?? "");
  expect(page).toContain(`<a href="${address}" `);
  expect(page.replace(/<[^>]+>/g, "")).toBe(text);
});

test.each([
  ["<pre><div>a</div><div>  b</div></pre>", "a\n  b"],
  ["<pre>\na<div>b</div>\n<div><br></div>c<br>d\n<span style='display:block'>e</span></pre>", "a\nb\n\nc\nd\ne"],
  ["<pre><code><span>a</span>\n  b</code></pre>", "a\n  b"],
])("each line of code stays one: %s", (html, code) => expect(htmlToMarkdown(html)).toBe(`\`\`\`\n${code}\n\`\`\``));

test.each([
  ["<p>He said <q>hello <b>you</b></q>.</p>", 'He said "hello **you**".'],
  ["<p>題は<q>未来</q>です</p>", "題は「未来」です"],
  ["<p>a <q>*</q><q></q></p>", 'a "\\*"'],
])("the quotation marks that browsers draw are written: %s", (html, markdown) =>
  expect(htmlToMarkdown(html)).toBe(markdown),
);
