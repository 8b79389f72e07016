import { Marked } from "marked";
import { markdownToHtml } from "../../../../content/model/markdown/markdown-html";
import { xssPayloads } from "../../../../content/model/test-support/xss-payloads";
import { clipboardSamples } from "../../test-support/clipboard-samples";
import { markdownOfPasted } from "./html-to-text";
import { pastedHtml } from "./use-rich-paste";

test.each(clipboardSamples)("what $from copies arrives as it looks there", ({ html, markdown, leftOut }) => {
  expect(markdownOfPasted(html)).toEqual({ markdown, leftOut });
});

const clipboard = (texts: Readonly<Record<string, string>>) =>
  ({ types: Object.keys(texts), getData: (type: string) => texts[type] ?? "" }) as unknown as DataTransfer;

/** Pieces of the Markdown that are HTML. */
function htmlIn(markdown: string): string[] {
  const found: string[] = [];
  const walkTokens = ({ type, raw }: { type: string; raw: string }): void => {
    if (type === "html") found.push(raw);
  };
  new Marked({ walkTokens, async: false }).parse(markdown, { async: false });
  return found;
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

test.each(xssPayloads)("nothing of %j becomes HTML", (payload) => {
  for (const html of [
    `<b>x</b>${payload}`,
    [
      `<p>${escaped(payload)}</p><b>${escaped(payload)}</b>`,
      `<ul><li>${escaped(payload)}</li></ul><h2>${escaped(payload)}</h2>`,
      `<a href="${escaped(payload)}">${escaped(payload)}</a>`,
      `<a href="https://x.example/${escaped(payload)}" title="${escaped(payload)}">y</a>`,
      `<blockquote>${escaped(payload)}</blockquote><pre>${escaped(payload)}</pre><pre><code>${escaped(payload)}</code></pre>`,
      `<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">${escaped(payload)}</span>${escaped(payload)}</p>`,
    ].join(""),
    `<table><tr><th>a</th></tr><tr><td>${escaped(payload)}</td><td>${payload}</td></tr></table>`,
  ]) {
    const { markdown = "" } = markdownOfPasted(html) ?? {};
    expect(htmlIn(markdown)).toEqual([]);
  }
});

test.each([
  ["1 < 2 &amp;amp; *a* <b>b</b>", "<p>1 &lt; 2 &amp;amp; *a* <strong>b</strong></p>"],
  ["<b>a</b><p>- b</p><p>1. c</p><p># d</p><p>~~e~~ 1~2~3</p><p>---</p>", null],
  ["<h3>18:00 <u>a</u></h3>", "<h3>18:00 a</h3>"],
  [
    "<b>日時：</b>12月4日(金)<b>（予定）</b>まで",
    "<p><strong>日時：</strong>12月4日(金)<strong>（予定）</strong>まで</p>",
  ],
  ["<ruby>会<rp>（</rp><rt>かい</rt><rp>）</rp></ruby><i>x</i>", null],
  ["<b>a<br></b>b", "<p><strong>a</strong><br />b</p>"],
  [
    "<a href='https://x.example/a_(b)'>c</a>",
    '<p><a href="https://x.example/a_(b)" rel="noopener noreferrer">c</a></p>',
  ],
])("%s is shown as it was", (html, shown) => {
  const { markdown = "" } = markdownOfPasted(html) ?? {};
  const text = new DOMParser().parseFromString(html, "text/html").body.textContent;
  const page = new DOMParser().parseFromString(markdownToHtml(markdown), "text/html").body;
  expect(page.textContent.replace(/\s/g, "")).toBe(text.replace(/\s/g, ""));
  if (shown !== null) expect(markdownToHtml(markdown)).toBe(shown);
});

test.each([
  ["<p>20 m<sup>2</sup>, CO<sub>2</sub>, 10<sup>12</sup></p>", "20 m², CO₂, 10¹²", []],
  ["<p>the 1<sup>st</sup></p>", "the 1st", []],
  ["<p>5,000<sup>1)</sup> yen, 30 m<span style='vertical-align:super'>2</span></p>", "5,000¹⁾ yen, 30 m²", []],
  ["<p>会費<sup>※1</sup>3,000円、対象<sup>注2</sup>18歳</p>", "会費(※1)3,000円、対象（注2）18歳", []],
  ["<p>1<sup>1/2</sup> hours, 30<sup>1,2</sup></p>", "1(1/2) hours, 30(1,2)", []],
  [
    '<p>会員5,000<sup><a href="#f1">1</a></sup>円、3,000<sup><a href="#f1">1</a>,<a href="#f2">2</a></sup>円、x<sup><a href="#a">a</a></sup></p>',
    "会員5,000[¹](#f1)円、3,000([1](#f1),[2](#f2))円、x[<sup>a</sup>](#a)",
    [],
  ],
  ["<p>(1+r)<sup>n</sup>, 10<sup>n+1</sup>, 10<sup>−3</sup></p>", "(1+r)<sup>n</sup>, 10<sup>n+1</sup>, 10⁻³", []],
  ["<p><i>x</i><sub><i>i</i></sub>は、<b>x<sub>i</sub></b>は</p>", "x<sub>i</sub>は、**x<sub>i</sub>**は", []],
  ["<p>10<sup> n </sup>x<span style='vertical-align:sub'>i</span></p>", "10 <sup>n</sup> x<sub>i</sub>", []],
  ["<a href='https://x.example/'>x<sub>i</sub></a>", "[x<sub>i</sub>](https://x.example/)", []],
  ["<p>A<sup>TM</sup>, 5<sup>*</sup>, <code>10<sup>n</sup></code></p>", "ATM, 5\\*, `10n`", []],
  ["<p>会費 <s>1,000</s>2,000円</p>", "会費 ~~1,000~~ 2,000円", []],
  ["<p><del>18:00</del><ins>19:00</ins>、残席<strike>10</strike>3</p>", "~~18:00~~ 19:00、残席~~10~~ 3", []],
  ["<p>定員<del>30名</del><b>50名</b></p>", "定員~~30名~~ **50名**", []],
  ["<p><b>5,000</b><s>6,000</s></p>", "**5,000** ~~6,000~~", []],
  [
    '<b>x</b><span style="display:block">3,000</span><span style="display:flex">5,000</span>',
    "**x**\n3,000\n5,000",
    [],
  ],
  [
    '<p>x</p><a href="https://f.example/s" aria-label="Facebook"><i></i></a>',
    "x\n\n[Facebook](https://f.example/s)",
    [],
  ],
  [
    '<p><b>x</b></p><map><area href="https://x.example/a" alt="申込"></map>',
    "**x**\n\n[申込](https://x.example/a)",
    [],
  ],
  ['<font color="#ff0000">late</font> <font color="#000000">on time</font>', "late on time", ["colours"]],
])("%s arrives as text, and what is missing is named", (html, markdown, leftOut) => {
  expect(pastedHtml(clipboard({ "text/html": html }))).toBe(html);
  expect(markdownOfPasted(html)).toEqual({ markdown, leftOut });
});

test("a picture alone leaves nothing but the word that it was left out", () => {
  expect(markdownOfPasted('<img src="https://x.example/a.png" alt="Tea">')).toEqual({
    markdown: "",
    leftOut: ["pictures"],
  });
});

test.each([
  [{ "text/plain": "**a**" }],
  [{ "text/plain": "a", "text/html": "<meta charset='utf-8'><span>a</span>" }],
  [{ "text/plain": "# a", "text/html": "<div><b># a</b></div>", "vscode-editor-data": "{}" }],
  [{ "text/plain": "a", "text/html": `<b>${"a".repeat(1_000_000)}</b>` }],
])("%#: the browser pastes plain text", (texts) => {
  expect(pastedHtml(clipboard(texts))).toBeUndefined();
});

test("what holds no formatting after all is plain text", () => {
  const html = '<b style="font-weight:normal"><span style="font-weight:400"># not a heading</span></b>';
  expect(pastedHtml(clipboard({ "text/html": html }))).toBe(html);
  expect(markdownOfPasted(html)).toBeUndefined();
});
