/** @jest-environment node */
import { kindIn } from "../../test-support/dated-kinds";
import { eventParts } from "../../events/event-parts";
import { newsParts } from "../../news/news-parts";
import { someEventEntry as someEvent, someNewsEntry as someNews } from "../../test-support/fake-api";
import { testSites } from "../../test-support/sites";
import { wordsOf } from "../services/words";
import { shareText, sharedText } from "./share-text";

test("an event is announced in both languages, each with its page's address", () => {
  expect(shareText(kindIn(eventParts), someEvent({ title_jp: "交流会" }), testSites, "https://demo.example")).toBe(
    [
      "Event: Networking night",
      "Sat, Dec 12, 2026 18:30 - 20:30",
      "https://demo.example/events/2026-12-12-networking-night",
      "",
      "【イベント】交流会",
      "2026年12月12日（土） 18:30 - 20:30",
      "https://demo.example/ja/events/2026-12-12-networking-night",
    ].join("\n"),
  );
});

test("news lead to their article; without a translation the English title stands", () => {
  const text = shareText(kindIn(newsParts), someNews(), testSites, "https://demo.example");
  expect(text).toContain("https://demo.example/news/2026-11-01-new-office/new-office");
  expect(text).toContain("【ニュース】New office");
});

test("a page that was built before it handed the chamber over has no addresses to give", () => {
  expect(shareText(kindIn(newsParts), someNews(), undefined, "https://demo.example")).not.toContain("https:");
});

const now = new Date("2026-11-21T09:00+09:00");
const publishAt = "2026-12-01T09:00+09:00";
test.each([
  ["en", {}, "Announcement copied in both languages!"],
  [
    "en",
    { draft: true },
    "Announcement copied in both languages! It is a draft: its links show nothing until it is published.",
  ],
  [
    "en",
    { publishAt },
    "Announcement copied in both languages! Its links show nothing until it is public, Tuesday, December 1, 2026, 09:00 Japan time.",
  ],
  [
    "ja",
    { publishAt },
    /^日英の告知文をコピーしました。リンク先は2026年12月1日（火）09:00（日本時間）の公開まで表示されません。$/,
  ],
  ["ja", { unpublishAt: "2026-11-01T09:00+09:00" }, /公開を終了しているため、リンク先は表示されません。$/],
] as const)(
  "%s: who copies the announcement of an item with %j is told where its links lead to nothing",
  (language, fields, text) => {
    const said = sharedText(someEvent(fields), now, { language, words: wordsOf(language) });
    expect(said).toMatch(text instanceof RegExp ? text : new RegExp(`^${text.replaceAll(".", "\\.")}$`));
  },
);
