import { parseContentFile } from "./parse-content-file";
import { entryOfPath, pathOfEntry } from "./entry-pages";

test.each([
  ["/", "pages", "home"],
  ["/ja", "pages", "home"],
  ["/ja/sccj-news", "pages", "news"],
  ["/sccj-news/archive/2", "pages", "news"],
  ["/about/sccj-president", "pages", "president"],
  ["/events/2026-04-04-picnic", "events", "2026-04-04-picnic"],
  ["/ja/news/2024-09-24-founded/a-chamber", "news", "2024-09-24-founded"],
  ["/news/7", "news", "7"],
  ["/company/Akiya2.0", "companies", "akiya2.0"],
  ["/ja/sccj-board-of-directors/3", "people", "3"],
  ["/visit", "custom-pages", "visit"],
])("%s shows the entry of %s %s", (path, collection, id) => {
  expect(entryOfPath(path, "sccj")).toEqual({ collection, id });
});

test.each(["/no/such/page", "/events/%", "/sccj-board-of-directors/x", "/preview/a/b", ""])("%s shows none", (path) => {
  expect(entryOfPath(path, "sccj")?.collection).not.toBe("events");
  expect([undefined, "pages"]).toContain(entryOfPath(path, "sccj")?.collection);
});

test.each([
  ["events/2026/a.md", "title: A\ndate: 2026-06-12", "/events/a"],
  ["news/2026/b.md", "serial_no: 1\ntitle: Moved house\ndate: 2026-06-12", "/news/b/moved-house"],
  ["custom-pages/visit.md", "title: Visit", "/visit"],
])("the page of %s", (path, fields, page) => {
  const parsed = parseContentFile(path, `---\n${fields}\n---\nText\n`, "");
  if (!parsed.ok || parsed.file.collection === "next") throw new Error(JSON.stringify(parsed));
  expect(pathOfEntry(parsed.file, "sccj")).toBe(page);
});
