import { markdownToHtml } from "../../../../content/model/markdown/markdown-html";
import { gapAfter, pictureMarkdown, placeAfter } from "./text-place";

test.each([
  ["typed before it", "one |two", "so one |two"],
  ["typed after it", "one |two", "one |two three"],
  ["typed at it", "one |two", "one |x two"],
  ["removed before it", "one |two", "e |two"],
  ["replaced around it", "one |two", "o|o"],
  ["everything removed", "one |two", "|"],
  ["the same letters", "aa|aa", "aa|aaa"],
])("a place stays where it is in the text: %s", (_what, before, after) => {
  const plain = (text: string): string => text.replace("|", "");
  expect(placeAfter(before.indexOf("|"), plain(before), plain(after), true)).toBe(after.indexOf("|"));
});

test("a text that was exchanged for another has no place any more; one that was continued has", () => {
  expect(placeAfter(0, "", "Another event", false)).toBeUndefined();
  expect(placeAfter(3, "One event", "Another event", false)).toBeUndefined();
  expect(placeAfter(3, "One event", "One event\n\n![A](/media/a.png)", false)).toBe(3);
});

test.each([
  "A [closed] gate \\ *at* `night`",
  "</p><script>x</script>",
  "50_000_000 & ~~more~~ ![x](y) [z](a)",
  "お城の門（夜）",
  "",
])("a description is shown as it was typed: %j", (description) => {
  const html = markdownToHtml(`Before ${pictureMarkdown(description, "/media/2026/picture-1a2b3c4d.jpg")} after`);
  const page = new DOMParser().parseFromString(html, "text/html");
  expect(page.querySelector("img")?.getAttribute("alt")).toBe(description);
  expect(page.querySelectorAll("script, p p")).toHaveLength(0);
  expect(page.body.textContent).toBe("Before  after");
});

test.each([
  ["", ""],
  ["One", "\n\n"],
  ["One\n", "\n"],
  ["One\n\n", ""],
])("after %j comes an empty line", (text, gap) => {
  expect(gapAfter(text)).toBe(gap);
});
