import { kindIn } from "../../test-support/dated-kinds";
import { eventParts } from "../../events/event-parts";
import { newsParts } from "../../news/news-parts";
import { someEvent, someNews } from "../../test-support/fake-api";
import { testSites } from "../../test-support/sites";
import { shareText } from "./share-text";

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
