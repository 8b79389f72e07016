import { forgetHtml, htmlFields } from "./lazy-html";

const withHtml = htmlFields({ text: "markdown", text_jp: "markdown_jp" });
const item = (markdown: string, markdown_jp?: string) =>
  withHtml({ markdown, ...(markdown_jp === undefined ? {} : { markdown_jp }) });

test("each item has the HTML of its own texts, and no field without a text", () => {
  const items = [item("**a**"), item("*b*", "# 日本語")];
  expect(items.map((each) => ({ ...each }))).toEqual([
    { markdown: "**a**", text: "<p><strong>a</strong></p>" },
    { markdown: "*b*", markdown_jp: "# 日本語", text: "<p><em>b</em></p>", text_jp: "<h2>日本語</h2>" },
  ]);
});

test("HTML is made once, and again after it was let go", () => {
  const one = item("**b**");
  const json = JSON.stringify(one);
  expect(json).toContain("<strong>b</strong>");
  forgetHtml(one);
  forgetHtml({});
  expect(JSON.stringify(one)).toBe(json);
});
