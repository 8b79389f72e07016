import { htmlToMarkdown, looksLikeHtml } from "./html-to-markdown";

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
  expect(htmlToMarkdown(html)).toBe("## 交流会\n\nCome **early**, [see](https://example.org/).\n\n-   tea");
});

test("text stays text: what looks like HTML or Markdown in it is escaped, web addresses are not", () => {
  const html =
    "<p>&lt;img src=x onerror=alert(1)&gt; *a* _b_ c_d [x](y) ~~e~~ 1~2 &amp;lt; https://x.jp/a_b_?q=*</p><p># f</p><p>1. g</p>";
  expect(htmlToMarkdown(html)).toBe(
    "&lt;img src=x onerror=alert(1)> \\*a\\* \\_b\\_ c_d \\[x](y) \\~~e\\~~ 1~2 \\&lt; https://x.jp/a_b_?q=\\*\n\n\\# f\n\n1\\. g",
  );
});

test("tables and struck out text are kept", () => {
  const html =
    "<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1|2</td><td><p>x</p><p><s>y</s></p></td></tr></tbody></table>";
  expect(htmlToMarkdown(html)).toBe("| A | B |\n| --- | --- |\n| 1\\|2 | x ~~y~~ |");
});

test("what is nested a thousand times is refused instead of ending the process", () => {
  expect(htmlToMarkdown("<div>".repeat(10_000))).toBeUndefined();
  expect(htmlToMarkdown("<b>x</b>".repeat(1_000))).toContain("**x**");
});
