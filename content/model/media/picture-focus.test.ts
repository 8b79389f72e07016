import { focusFault, focusPathOf, focusPositions, focusText, pictureOfFocus, readFocus } from "./picture-focus";

const bytes = (text: string) => new TextEncoder().encode(text);

test("the focal point stands in a file beside the picture, with comments and quotes if somebody likes", () => {
  expect(focusPathOf("media/2026/会場.jpg")).toBe("media/2026/会場.jpg.yml");
  expect(pictureOfFocus("media/2026/会場.jpg.yml")).toBe("media/2026/会場.jpg");
  for (const path of ["media/2026/a.jpg", "media/a.pdf.yml", "events/2026/a.jpg.yml", "media/.yml"])
    expect(pictureOfFocus(path)).toBeUndefined();
  for (const focus of focusPositions) expect(readFocus(focusText(focus))).toBe(focus);
  expect(readFocus('# the speaker\r\nfocus: "top-left"\r\nby: Mei\r\n')).toBe("top-left");
});

test.each([
  "",
  "focus:",
  "focus: middle",
  "focus: 50% 20%",
  "top",
  "focus: [top]",
  "focus: top\n  left",
  "__proto__: {focus: top}",
  "{",
])("%j is none of the nine, and named", (text) => {
  expect(readFocus(text)).toBeUndefined();
  expect(focusFault("media/2026/a.jpg.yml", bytes(text))).toMatchObject({ code: "focusOutside" });
  expect(focusFault("media/2026/a.yml", bytes(text))).toBeUndefined();
});
