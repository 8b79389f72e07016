import { screen, within } from "@testing-library/react";
import type { EventAnswer } from "../../content/model/api/answers";
import type { Language } from "../../content/model/text/language";
import { startEnds } from "../boot/start-page";
import { eventDetails, type EventReport } from "../items/event-details";
import { AnswerProvider } from "../live/answer";
import { testEvent, untranslatedEvent } from "../test-support/items";
import { renderPage } from "../test-support/render-page";
import { SingleEvent } from "./EventPage";

const place = {
  venue: "Canal Terrace",
  venue_jp: "運河テラス",
  address: "2-3 Konan, Tokyo",
  address_jp: "東京都港区港南2-3",
};
const report: EventReport = { title: { text: "A dry evening", language: "en" }, path: "/news/a/dry-evening" };

interface Shown {
  readonly language?: Language;
  readonly reports?: readonly EventReport[];
  /** What the API has answered. */
  readonly answer?: { readonly status: number; readonly body: unknown };
}
function show(event: EventAnswer, { language = "en", reports = [], answer }: Shown = {}): void {
  const built = eventDetails(event, language);
  const page = <SingleEvent event={built} etag='"1"' reports={reports} pictures={{}} />;
  renderPage(<AnswerProvider value={answer}>{page}</AnswerProvider>, { language, builtOn: "2026-06-12" });
}
/** Words of what is not hidden. */
const inSight = (selector: string): (string | null)[] =>
  [...document.querySelectorAll(selector)].filter((part) => !part.closest("[hidden]")).map((part) => part.textContent);
const ways = (): (string | null)[] => inSight(".event-actions :is(a, p)");

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 5, 12, 9), doNotFake: ["setTimeout", "queueMicrotask"] });
  // The page as it was built: the API does not answer while these tests look.
  globalThis.fetch = () => new Promise(() => undefined);
});
afterEach(() => jest.useRealTimers());

test.each([
  ["en", "18:30-20:30 JST (17:30-19:30 SGT)", "Show on a map (opens in a new tab)", "2-3 Konan, Tokyo"],
  [
    "ja",
    "日本時間18:30～20:30（シンガポール時間17:30～19:30）",
    "地図で見る （新しいタブで開きます）",
    "東京都港区港南2-3",
  ],
] as const)("in %s: whole text, hours here and there, venue with a link to a map", (language, hours, map, address) => {
  show(testEvent(place), { language });
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(
    language === "en" ? "Summer night" : "夏の交流会",
  );
  expect(screen.getByText(hours)).toBeInTheDocument();
  expect(screen.getByText(language === "en" ? "Come and meet members." : "会員と語り合う夜です。")).toBeInTheDocument();
  const venue = screen.getByText(language === "en" ? "Venue" : "会場").nextElementSibling as HTMLElement;
  expect(venue).toHaveTextContent(language === "en" ? place.venue : place.venue_jp);
  const link = within(venue).getByRole<HTMLAnchorElement>("link", { name: map });
  expect(new URL(link.href).searchParams.get("query")).toBe(address);
});

test.each([
  ["en", "All day", "All day"],
  ["ja", "All day", "終日"],
  ["en", "after sunset", "after sunset"],
  ["en", "18:30", "18:30 JST (17:30 SGT)"],
  ["en", "10:00 - 11:00 (SGT)", "11:00-12:00 JST (10:00-11:00 SGT)"],
  ["ja", "10:00〜11:00（シンガポール時間）", "日本時間11:00～12:00（シンガポール時間10:00～11:00）"],
  ["en", "23:30 - 24:30 SGT", "00:30 the next day-01:30 JST (23:30-00:30 SGT)"],
  ["en", "18:00 London time", "02:00 the next day JST (18:00 London time)"],
  ["ja", "22:00〜翌1:00", "日本時間22:00〜翌1:00（シンガポール時間21:00～00:00）"],
  ["en", "24:00 - 26:00", "24:00 - 26:00 JST (23:00-01:00 the next day SGT)"],
  ["ja", "翌1:00〜3:00", "日本時間翌1:00〜3:00（シンガポール時間翌日00:00～翌日02:00）"],
  ["ja", "18:30", "日本時間18:30～（シンガポール時間17:30～）"],
  ["en", "00:30 - 02:00", "00:30-02:00 JST (23:30 the day before-01:00 SGT)"],
  ["en", "6:30-8:30 pm JST", "6:30-8:30 pm JST (17:30-19:30 SGT)"],
  ["ja", "18時〜20時半（受付17:30〜）", "日本時間18時〜20時半（受付17:30〜）（シンガポール時間17:00～19:30）"],
] as const)("in %s the time %j reads %j", (language, time, words) => {
  show(testEvent({ time }), { language });
  expect(document.querySelector(".event-times span")).toHaveTextContent(words);
});

test("until the event is over a visitor can register, take part online and note the day", () => {
  const open = { link: "https://forms.example/join", buttonText: "Register now", contactEmail: "events@demo.example" };
  show(testEvent({ ...open, onlineLink: "https://live.example/", registerBy: "2026-06-15" }));
  expect(ways()).toEqual([
    "Register now (opens in a new tab)",
    "Register by Mon, Jun 15, 2026",
    "Take part online (opens in a new tab)",
    "Add to calendar",
    "Questions by email: events@demo.example",
  ]);
  expect(screen.getByRole("link", { name: "Add to calendar" })).toHaveAttribute("href", "/events/2026-06-20-night.ics");
  expect(screen.getByText("Online")).toBeInTheDocument();
  jest.setSystemTime(new Date(2026, 5, 16, 9));
  startEnds();
  expect(ways()[0]).toBe("Registration closed on Mon, Jun 15, 2026");
  expect(ways()).toContain("Add to calendar");
  jest.setSystemTime(new Date(2026, 5, 21, 9));
  startEnds();
  expect(ways()).toEqual(["Learn more! (opens in a new tab)", "Questions by email: events@demo.example"]);
  expect(screen.getByText(/^Questions by email:/)).not.toHaveClass("visually-hidden");
});

test("an event that is over leads to the article about it", () => {
  jest.setSystemTime(new Date(2026, 6, 1));
  show(testEvent(), { reports: [report], language: "ja" });
  const link = within(screen.getByRole("region", { name: "開催報告" })).getByRole("link", { name: "A dry evening" });
  expect(link).toHaveAttribute("href", "/news/a/dry-evening");
  expect(within(link).getByText("A dry evening")).toHaveAttribute("lang", "en");
});

test("without a place, a report or a translation nothing stands in for them", () => {
  show(untranslatedEvent(), { language: "ja" });
  expect(screen.queryByText("会場")).not.toBeInTheDocument();
  expect(screen.queryByText("開催報告")).not.toBeInTheDocument();
  expect(screen.getByText("本文は英語のみ")).toBeInTheDocument();
  expect(screen.getByText("Summer night")).toHaveAttribute("lang", "en");
});

test("what the API has newer takes the place of what was built, its title and its tags", () => {
  document.head.innerHTML = '<meta name="description" content="built"><meta property="og:title" content="built">';
  show(testEvent(), { answer: { status: 200, body: testEvent({ title: "Moved night", time: "19:00 - 21:00" }) } });
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Moved night");
  expect(document.title).toBe("Moved night | Demo Chamber");
  expect(document.head.querySelector("[name=description]")).toHaveAttribute(
    "content",
    "Sat, Jun 20, 2026 · Come and meet members.",
  );
});

test("an event that was deleted after the build is not found", () => {
  show(testEvent(), { answer: { status: 404, body: { error: { code: "not-found", message: "Not found" } } } });
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Event not found");
  expect(screen.getByRole("link", { name: "All events" })).toHaveAttribute("href", "/demo-events");
});
