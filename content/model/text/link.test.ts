import { isSafeLink, normaliseLink } from "./link";

test("www. gets https://; http and https stay", () => {
  expect(
    ["www.x.example", " WWW.x.example ", "http://x.example", "https://x.example/a b", "x.example"].map(normaliseLink),
  ).toEqual([
    "https://www.x.example",
    "https://WWW.x.example",
    "http://x.example",
    "https://x.example/a b",
    "x.example",
  ]);
});

test.each([
  "https://x.example",
  "http://x.example:8000/a?b=c#d",
  "mailto:a@b.example",
  "HTTPS://x.example",
  "https://例え.example/道",
])("%j is safe", (link) => expect(isSafeLink(link)).toBe(true));

test.each([
  "javascript:alert(1)",
  "java\tscript:alert(1)",
  " https://x.example",
  "data:text/html,x",
  "//x.example",
  "/path",
  "x.example",
  "https:x.example",
  "https:/x.example",
  "https://",
  "https:///x",
  "https:\\\\x.example",
  "https://user:secret@x.example",
  "https://x.example@evil.example",
  "mailto:",
  "mailto://x",
  "ftp://x.example",
  "tel:1",
  "https://x example",
  "https://x.example\u2028",
  "",
])("%j is not safe", (link) => expect(isSafeLink(link)).toBe(false));
