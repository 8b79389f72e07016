import { forgetHtml, withHtml } from "./lazy-html";

test("HTML that was let go is made again", () => {
  const item = withHtml({ id: "a" }, { text: "**b**", none: undefined });
  const json = JSON.stringify(item);
  expect(json).toContain("<strong>b</strong>");
  forgetHtml(item);
  forgetHtml({});
  expect(JSON.stringify(item)).toBe(json);
});
