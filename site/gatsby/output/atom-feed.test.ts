import { readFeed } from "../test-support/read-feed";
import { atomFeed, type Feed, type FeedEntry } from "./atom-feed";

const entry: FeedEntry = {
  id: "https://chamber.example/news/trade-talk",
  title: "Trade talk",
  url: "https://chamber.example/news/trade-talk/trade-talk",
  language: "en",
  published: new Date("2026-05-31T15:00:00Z"),
  updated: new Date("2026-06-02T03:04:05Z"),
  author: "Mei & Ken <office>",
  categories: ["Trade", `"A" <b> & 'c'`],
  html: "<p>Text</p>",
};

function write(entries: readonly FeedEntry[], parts: Partial<Feed> = {}): string {
  return atomFeed({
    language: "en",
    publicUrl: "https://chamber.example",
    path: "/feed.xml",
    twin: { language: "ja", path: "/ja/feed.xml" },
    home: "/",
    title: "Chamber & Co",
    subtitle: "Tokyo < Singapore",
    updated: new Date("2026-01-01T00:00:00Z"),
    entries,
    ...parts,
  });
}
const readOne = (parts: Partial<FeedEntry>) => readFeed(write([{ ...entry, ...parts }])).entries[0];

test("a feed with what RFC 4287 asks for", () => {
  const feed = readFeed(write([entry, { ...entry, id: `${entry.id}-2`, updated: new Date("2026-06-09T00:00:00Z") }]));
  expect(feed).toMatchObject({
    id: "https://chamber.example/feed.xml",
    title: "Chamber & Co",
    subtitle: "Tokyo < Singapore",
    updated: "2026-06-09T00:00:00.000Z",
    language: "en",
    self: ["https://chamber.example/feed.xml"],
    alternates: ["https://chamber.example/", "https://chamber.example/ja/feed.xml"],
  });
  const { content, ...said } = feed.entries[0] ?? {};
  expect(said).toEqual({
    id: entry.id,
    title: "Trade talk",
    language: null,
    published: "2026-05-31T15:00:00.000Z",
    updated: "2026-06-02T03:04:05.000Z",
    url: entry.url,
    author: "Mei & Ken <office>",
    categories: ["Trade", `"A" <b> & 'c'`],
  });
  expect(content?.querySelector("p")?.outerHTML).toBe("<p>Text</p>");
});

test("a feed without entries says when it was built", () => {
  expect(readFeed(write([]))).toMatchObject({ updated: "2026-01-01T00:00:00.000Z", entries: [] });
});

test("an entry without a translation says its language", () => {
  const text = write([entry], {
    language: "ja",
    path: "/ja/feed.xml",
    twin: { language: "en", path: "/feed.xml" },
    home: "/ja",
  });
  expect(readFeed(text)).toMatchObject({ language: "ja", entries: [{ language: "en" }] });
});

test("addresses in texts are absolute; what only looks like one stays", () => {
  const html =
    '<p><a href="/sccj-events" title=\'src="/x"\'>Events</a> <a href="https://other.example/">other</a> href="/not"</p><img src="/media/2026/a.jpg" alt="a > b">';
  const body = readOne({ html })?.content;
  expect([...(body?.querySelectorAll("a") ?? [])].map((link) => link.getAttribute("href"))).toEqual([
    "https://chamber.example/sccj-events",
    "https://other.example/",
  ]);
  expect(body?.querySelector("img")?.getAttribute("src")).toBe("https://chamber.example/media/2026/a.jpg");
  expect(body?.textContent).toContain('href="/not"');
});

test.each([
  ["markup", '<script>alert(1)</script> & <b>"bold"</b> ]]> <!-- &amp; &#7;'],
  ["200 letters", "漢".repeat(200)],
  ["emoji of several code points", "👨‍👩‍👧🇸🇬"],
  ["text from the right", "\u202eevil\u202c שלום مرحبا"],
])("a title with %s stays a text", (_, title) => expect(readOne({ title })?.title).toBe(title));

test("no character that XML cannot hold makes the feed unreadable", () => {
  const broken = "a\u0000\u0007\u000b\ufffe\r\nb";
  const read = readOne({ title: broken, html: `<p>${broken}]]></p>`, author: broken, categories: [broken] });
  expect(read).toMatchObject({ title: "a\nb", author: "a\nb" });
  expect(read?.content.textContent).toBe("a\nb]]>");
});
