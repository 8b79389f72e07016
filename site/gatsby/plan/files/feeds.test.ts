import type { ItemHistory } from "../../../../content/model/api/item-history";
import { sampleContent } from "../../../../content/model/test-support/sample-content";
import { readContentFiles } from "../../content/read-content";
import { siteContent } from "../../content/site-content";
import { readFeed } from "../../test-support/read-feed";
import { testBuild } from "../../test-support/test-build";
import { feeds } from "./feeds";

const history = (item: string, first: string, last = first): ItemHistory => ({
  item,
  commits: 1,
  first: `${first}T01:00:00.000Z`,
  last: `${last}T01:00:00.000Z`,
});

async function read(
  histories: readonly ItemHistory[],
  extra: Readonly<Record<string, string>> = {},
  path = "feed.xml",
) {
  const files = readContentFiles(sampleContent, histories);
  for (const { path, file } of files.folder().files)
    if (file.collection === "events" || file.collection === "news") files.replace(path, null);
  for (const [path, text] of Object.entries(extra)) files.replace(path, Buffer.from(text));
  const plans = feeds(testBuild({ content: siteContent(files.folder()) }));
  expect(plans.map((plan) => plan.path)).toEqual(["feed.xml", "ja/feed.xml"]);
  return readFeed(String(await plans.find((plan) => plan.path === path)?.make()));
}
const news = (serial: number, date: string, more = ""): string =>
  `---\nserial_no: ${String(serial)}\ntitle: News ${String(serial)}\ndate: ${date}\n${more}---\nText of ${String(serial)}\n`;
const event = (date: string, more = "", body = "Come.\n"): string =>
  `---\ntitle: Night\ndate: ${date}\ntime: 18:30\n${more}---\n${body}`;

test("the author is named in the language of the feed", async () => {
  const board = { "news/2026/a.md": news(1, "2026-06-03", "author: The board\nauthor_jp: 理事会\n") };
  const authors = (path: string) => read([], board, path).then(({ entries }) => entries.map(({ author }) => author));
  expect([await authors("feed.xml"), await authors("ja/feed.xml")]).toEqual([["The board"], ["理事会"]]);
});

test("news and events, the newest first: news by its day, an event by the day on which it was added or took place", async () => {
  const { entries } = await read(
    [
      history("news/a", "2026-06-01", "2026-06-20"),
      history("events/later", "2026-06-05"),
      history("events/imported", "2026-06-10"),
      history("events/waited", "2026-06-01"),
    ],
    {
      "news/2026/a.md": news(1, "2026-06-03", "author: Mei\ncategory: [Events, Odd]\n"),
      "news/2026/b.md": news(2, "2026-06-07"),
      "events/2026/later.md": event("2026-12-03"),
      "events/2026/imported.md": event("2024-11-14"),
      "events/2026/waited.md": event("2026-12-03", "publishAt: 2026-06-09T09:00+09:00\n"),
    },
  );
  expect(
    entries.map(({ id, published, updated }) => [id.replace("https://demo.example", ""), published, updated]),
  ).toEqual([
    ["/events/waited", "2026-06-09T00:00:00.000Z", "2026-06-09T00:00:00.000Z"],
    ["/news/b", "2026-06-06T15:00:00.000Z", "2026-06-06T15:00:00.000Z"],
    ["/events/later", "2026-06-05T01:00:00.000Z", "2026-06-05T01:00:00.000Z"],
    ["/news/a", "2026-06-02T15:00:00.000Z", "2026-06-20T01:00:00.000Z"],
    ["/events/imported", "2024-11-13T15:00:00.000Z", "2026-06-10T01:00:00.000Z"],
  ]);
  expect(entries[3]).toMatchObject({ url: "https://demo.example/news/a/news-1", author: "Mei" });
});

test("in Japanese, with what is there only in English marked as such", async () => {
  const extra = {
    "news/2026/a.md": `${news(1, "2026-06-03", "title_jp: お知らせ\ncategory: [Event report]\n")}<!-- ja -->\n本文 [リンク](/ja/sccj-events)\n`,
    "events/2026/b.md": event(
      "2026-05-01 to 2026-05-02",
      "venue: Hall\nvenue_jp: 大ホール\naddress: Ginza & <1>\nonlineLink: https://meet.example/x\n",
    ),
  };
  const { language, self, entries } = await read([], extra, "ja/feed.xml");
  expect([language, self]).toEqual(["ja", ["https://demo.example/ja/feed.xml"]]);
  expect(entries).toMatchObject([
    { id: "https://demo.example/ja/news/a", title: "お知らせ", language: null, categories: ["開催報告"] },
    { id: "https://demo.example/ja/events/b", title: "Night", language: "en" },
  ]);
  expect(entries[0]?.content.querySelector("a")?.getAttribute("href")).toBe("https://demo.example/ja/sccj-events");
  expect([...(entries[1]?.content.querySelectorAll("p") ?? [])].map(({ textContent }) => textContent)).toEqual([
    "2026年5月1日（金）から2026年5月2日（土）　18:30",
    "大ホール　Ginza & <1>",
    "https://meet.example/x",
    "Come.",
  ]);
});

test("a feed has twenty entries at most, and says something without any", async () => {
  const many = Object.fromEntries(
    Array.from({ length: 30 }, (_, at) => [
      `news/2026/n${String(at)}.md`,
      news(at + 1, `2026-05-${String(at + 1).padStart(2, "0")}`),
    ]),
  );
  const { entries } = await read([], { ...many, "events/2026/e.md": event("2026-05-30") });
  expect(entries).toHaveLength(20);
  expect(
    entries
      .slice(0, 2)
      .map(({ title }) => title)
      .sort(),
  ).toEqual(["News 30", "Night"]);
  expect(await read([])).toMatchObject({ entries: [], updated: "2026-06-11T15:00:00.000Z" });
});

test("texts of maintainers run nothing and hide nothing", async () => {
  const { entries } = await read([], {
    "events/2026/x.md": event(
      "2026-07-01",
      "",
      "<script>alert(1)</script>&#7;<img src=x onerror=alert(1)> ]]> 漢字🎉\n",
    ),
  });
  expect(entries[0]?.content.textContent).toContain("]]> 漢字🎉");
  expect(entries[0]?.content.querySelector("script, img")).toBeNull();
});
