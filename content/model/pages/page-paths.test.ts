import {
  companyOfPath,
  eventIdOfPath,
  eventPath,
  languageOfPath,
  localisedPath,
  meaningOfPath,
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

test("the language and the kind of an address are read in any letter case", () => {
  expect([originalPath("/JA/Company/A"), languageOfPath("/Ja"), languageOfPath("/JAPAN")]).toEqual([
    "/Company/A",
    "ja",
    "en",
  ]);
  expect([newsIdOfPath("/JA/News/42"), eventIdOfPath("/Events/a"), companyOfPath("/Company/a")]).toEqual([
    "42",
    "a",
    "a",
  ]);
  expect(meaningOfPath("/NEWS/a")).toBe("news");
});

test("an article's path names its item, with any slug or none", () => {
  expect(newsArticlePath("ja", "2026-01-05-greeting", "new-year")).toBe("/ja/news/2026-01-05-greeting/new-year");
  expect(newsIdOfPath("/ja/news/2026-01-05-greeting/anything")).toBe("2026-01-05-greeting");
  expect(newsIdOfPath("/news/42")).toBe("42");
  expect(newsIdOfPath("/news/%E0%A4%A")).toBeUndefined();
  expect(newsIdOfPath("/news")).toBeUndefined();
  expect(newsIdOfPath("/news/a/b/c")).toBeUndefined();
});

test("an event's path names its item; the file for calendars beside it is no page", () => {
  expect(eventPath("ja", "2026-06-12-picnic")).toBe("/ja/events/2026-06-12-picnic");
  expect(eventIdOfPath("/ja/events/2026-06-12-Picnic/")).toBe("2026-06-12-Picnic");
  for (const path of ["/events/a.ics", "/events", "/events/", "/events/a/b", "/events/%E0%A4%A"])
    expect([path, eventIdOfPath(path)]).toEqual([path, undefined]);
});

test.each([
  ["/ja/news/a/b", "news"],
  ["/news/a/", "news"],
  ["/events/a", "events"],
  ["/company/akiya2.0", "company"],
  ["/news", "unknown"],
  ["/events/a/b", "unknown"],
  ["/sccj-events", "unknown"],
])("%s means %s", (path, meaning) => expect(meaningOfPath(path)).toBe(meaning));

test("a company's path may hold a dot", () => {
  expect(companyOfPath("/ja/company/Akiya2.0")).toBe("Akiya2.0");
  expect(companyOfPath("/company/")).toBeUndefined();
});
