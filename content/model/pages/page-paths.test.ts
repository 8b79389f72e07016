import {
  companyOfPath,
  languageOfPath,
  localisedPath,
  newsArticlePath,
  newsIdOfPath,
  originalPath,
} from "./page-paths";

test.each([
  ["/", "/ja"],
  ["/sccj-events", "/ja/sccj-events"],
  ["/company/akiya2.0", "/ja/company/akiya2.0"],
  ["/sccj-events?a=1#b", "/ja/sccj-events?a=1#b"],
  ["/?lng=en", "/ja?lng=en"],
  ["/japan", "/ja/japan"],
])("%s and %s are twins", (english, japanese) => {
  expect(localisedPath("ja", english)).toBe(japanese);
  expect(localisedPath("en", japanese)).toBe(english);
  expect(originalPath(japanese)).toBe(english);
  expect(languageOfPath(japanese)).toBe("ja");
  expect(languageOfPath(english)).toBe("en");
});

test("an article's path names its item, with any slug or none", () => {
  expect(newsArticlePath("ja", "2026-01-05-greeting", "new-year")).toBe("/ja/news/2026-01-05-greeting/new-year");
  expect(newsIdOfPath("/ja/news/2026-01-05-greeting/anything")).toBe("2026-01-05-greeting");
  expect(newsIdOfPath("/news/42")).toBe("42");
  expect(newsIdOfPath("/news/%E0%A4%A")).toBeUndefined();
  expect(newsIdOfPath("/news")).toBeUndefined();
  expect(newsIdOfPath("/news/a/b/c")).toBeUndefined();
});

test("a company's path may hold a dot", () => {
  expect(companyOfPath("/ja/company/Akiya2.0")).toBe("Akiya2.0");
  expect(companyOfPath("/company/")).toBeUndefined();
});
