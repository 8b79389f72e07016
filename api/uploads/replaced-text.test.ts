import { newsFile } from "../test-support/item-files";
import { replacedText } from "./replaced-text";

const replaced = (path: string, body: string): string =>
  replacedText(
    { path: "news/2026/a.md", text: newsFile({}, body) },
    { path, by: "media/2026/new.jpg" },
    "https://www.example.org",
  );

test.each([
  ["／media／2026／old.jpg", "／media/2026/new.jpg"],
  ["／ｍｅｄｉａ／２０２６／ｏｌｄ．ｊｐｇ", "／media/2026/new.jpg"],
  ["/media／2026/old.jpg", "/media/2026/new.jpg"],
])("an address in the signs of Japanese typing follows a replacement: %s", (written, now) =>
  expect(replaced("media/2026/old.jpg", `![a](${written}) [b](${written}) <img src="${written}">、${written}`)).toBe(
    newsFile({}, `![a](${now}) [b](${now}) <img src="${now}">、${written}`),
  ),
);
