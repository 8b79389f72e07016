import { mediaInMarkdown } from "./media-in-markdown";

test.each([
  "![a](/media/2026/会場.jpg)",
  "![a](／media／2026／会場.jpg)",
  "![a](／ｍｅｄｉａ／２０２６／会場.jpg)",
  "![a](/%6dedia/2026/会場.jpg)",
  '<img src="&#65295;ｍedia/2026/会場.jpg">',
])("the picture that a page shows of %s is among its media", (markdown) =>
  expect(mediaInMarkdown(markdown)).toEqual(["/media/2026/%E4%BC%9A%E5%A0%B4.jpg"]),
);
