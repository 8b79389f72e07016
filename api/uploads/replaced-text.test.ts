import { newsFile } from "../test-support/item-files";
import { replacedText } from "./replaced-text";

const replaced = (path: string, body: string, by = "media/2026/new.jpg"): string =>
  replacedText({ path: "news/2026/a.md", text: newsFile({}, body) }, { path, by }, "https://www.example.org");

test.each([
  ["／media／2026／old.jpg", "／media/2026/new.jpg"],
  ["／ｍｅｄｉａ／２０２６／ｏｌｄ．ｊｐｇ", "／media/2026/new.jpg"],
  ["/media／2026/old.jpg", "/media/2026/new.jpg"],
])("an address in the signs of Japanese typing follows a replacement: %s", (written, now) =>
  expect(replaced("media/2026/old.jpg", `![a](${written}) [b](${written}) <img src="${written}">、${written}`)).toBe(
    newsFile({}, `![a](${now}) [b](${now}) <img src="${now}">、${written}`),
  ),
);

test("the name of an upload may have a percent sign, also one that looks like an encoding", () => {
  const body = "![a](/media/2026/50%引.jpg) ![b](/media/2026/50%25%E5%BC%95.jpg)";
  const now = "/media/2026/100%2541.jpg";
  expect(replaced("media/2026/50%引.jpg", body, "media/2026/100%41.jpg")).toBe(
    newsFile({}, `![a](${now}) ![b](${now})`),
  );
});
