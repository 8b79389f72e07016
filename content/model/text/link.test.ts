import { isSafeLink, normaliseLink } from "./link";
import { linkInText } from "./link-in-text";

test("an email address gets mailto:", () => {
  expect(
    ["info@example.com", " a.b+c@x-y.co.jp ", "@sccj", "a@b", "a@b.example/c", "mailto:a@b.example"].map(normaliseLink),
  ).toEqual([
    "mailto:info@example.com",
    "mailto:a.b+c@x-y.co.jp",
    "@sccj",
    "a@b",
    "a@b.example/c",
    "mailto:a@b.example",
  ]);
});

test.each([
  ["sccj-membership", "/sccj-membership"],
  ["news/12?a=b#c", "/news/12?a=b#c"],
  ["company/akiya2.0", "/company/akiya2.0"],
  ["/ja/sccj-events", "/ja/sccj-events"],
  ["tel:+81312345678", "tel:+81312345678"],
  ["www.x.example", "https://www.x.example"],
  ["03-1234-5678", "tel:03-1234-5678"],
  ["+81-3-1234-5678", "tel:+81-3-1234-5678"],
])("a text links %j to %j", (target, link) => expect(linkInText(target)).toBe(link));

test.each([
  "flyer.pdf",
  "x.example",
  "x.example/a",
  "雨天決行",
  "optional",
  "3,000",
  "2026-12-25",
  "10-12",
  "9/10",
  "//x.example",
  "/\\x",
  "data:x",
  "java\tscript:x",
  "../a",
  "",
  "#a",
])("%j is no address in a text", (target) => expect(linkInText(target)).toBeUndefined());

test.each([
  ["http://https://x.example/a", "https://x.example/a"],
  [" https://http://x.example", "http://x.example"],
  ["https://x.example/?to=https://y.example", "https://x.example/?to=https://y.example"],
])("an address behind the scheme that a field began with is itself the link: %j", (typed, link) => {
  expect(normaliseLink(typed)).toBe(link);
  expect(linkInText(typed)).toBe(link);
});

test.each(["https://https//x.example", "http://http//x.example/a", "https://https", "HTTP://HTTPS:/x"])(
  "a scheme is no host: %j",
  (value) => {
    expect(isSafeLink(value)).toBe(false);
    expect(linkInText(value)).toBeUndefined();
  },
);

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
