import { screen, waitFor, within } from "@testing-library/react";
import type { EventAnswer } from "../../content/model/api/answers";
import type { Language } from "../../content/model/text/language";
import { eventCard } from "../items/event-card";
import { answerWith } from "../test-support/api-double";
import { testEvent, untranslatedEvent } from "../test-support/items";
import { renderPage } from "../test-support/render-page";
import { Events } from "./EventsPage";

const texts = {
  heading: "Events",
  introduction: "All of them",
  upcomingHeading: "Upcoming events",
  noUpcoming: "Nothing planned",
  pastHeading: "Past events",
  noPast: "Nothing yet",
};
const onDay = (date: string, title: string, end = date): EventAnswer =>
  testEvent({ _id: `${date}-x`, date, startDate: date, endDate: end, title, title_jp: `${title}(日)` });

// Every test is a visit of its own: the API's answer is cached by the version that was built.
let visit = 0;
function showEvents(built: readonly EventAnswer[], language: Language = "en"): void {
  visit += 1;
  const events = { items: built.map((event) => eventCard(event, language)), etag: `"built-${String(visit)}"` };
  renderPage(<Events texts={texts} events={events} pictures={{}} />, { language, builtOn: "2026-06-12" });
}

const titlesBelow = (heading: string): (string | null)[] => {
  const section = screen.getByRole("heading", { name: heading, level: 2 }).parentElement;
  return section
    ? within(section)
        .queryAllByRole("heading", { level: 4 })
        .map((element) => element.textContent)
    : [];
};

let errors: jest.SpyInstance;
beforeEach(() => {
  jest.useFakeTimers({
    now: new Date(2026, 5, 12, 9),
    doNotFake: ["setTimeout", "setInterval", "queueMicrotask", "setImmediate", "nextTick"],
  });
  errors = jest.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("upcoming and running events ascend, past ones descend, each below its month", async () => {
  const calls = answerWith({ "/api/getEventsData": { status: 304 } });
  const built = [
    onDay("2026-05-02", "May"),
    onDay("2026-06-10", "Now", "2026-06-12"),
    onDay("2026-08-01", "August"),
    onDay("2026-04-01", "April"),
    onDay("2026-07-01", "July"),
  ];
  showEvents(built);
  expect(titlesBelow("Upcoming events")).toEqual(["Now", "July", "August"]);
  expect(titlesBelow("Past events")).toEqual(["May", "April"]);
  expect(screen.getByRole("heading", { name: "July 2026", level: 3 })).toBeInTheDocument();
  expect(screen.getByText("Happening now")).toBeInTheDocument();
  await waitFor(() => expect(calls).toEqual([{ path: "/api/getEventsData", ifNoneMatch: `"built-${String(visit)}"` }]));
  expect(titlesBelow("Upcoming events")).toEqual(["Now", "July", "August"]);
});

test("Japanese pages have Japanese months and say which texts are English only", async () => {
  answerWith({ "/api/getEventsData": { status: 304 } });
  showEvents([untranslatedEvent(), onDay("2026-07-01", "July")], "ja");
  expect(screen.getByRole("heading", { name: "2026年7月", level: 3 })).toBeInTheDocument();
  expect(screen.getByText("本文は英語のみ")).toBeInTheDocument();
  expect(screen.getByText("Summer night")).toHaveAttribute("lang", "en");
  await waitFor(() => expect(screen.getByText("July(日)")).not.toHaveAttribute("lang"));
});

test("what the API has newer replaces what was built", async () => {
  answerWith({ "/api/getEventsData": { status: 200, etag: '"new"', body: [onDay("2026-07-01", "Only this one")] } });
  showEvents([onDay("2026-07-05", "Built")]);
  expect(titlesBelow("Upcoming events")).toEqual(["Built"]);
  await screen.findByText("Only this one");
  expect(titlesBelow("Upcoming events")).toEqual(["Only this one"]);
  expect(screen.getByText("Nothing yet")).toBeInTheDocument();
});

test("a failed call is logged to the console only; what was built stays", async () => {
  answerWith({});
  showEvents([onDay("2026-07-05", "Built")]);
  await waitFor(() => expect(errors).toHaveBeenCalledWith(expect.stringContaining("events"), expect.any(TypeError)));
  expect(titlesBelow("Upcoming events")).toEqual(["Built"]);
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("without built events the page says that it is loading, then shows the API's", async () => {
  answerWith({ "/api/getEventsData": { status: 200, etag: '"new"', body: [onDay("2026-07-01", "From the API")] } });
  showEvents([]);
  expect(screen.getByText(/^Loading/)).toHaveAttribute("role", "status");
  expect(await screen.findByText("From the API")).toBeInTheDocument();
});

test("with nothing built and nothing from the API sample events show, marked as such", async () => {
  answerWith({ "/api/getEventsData": { status: 200, etag: '"empty"', body: [] } });
  showEvents([]);
  const sample = await screen.findByText("Sample: networking evening");
  expect(sample.closest("article")).toHaveAttribute("data-sample", "true");
});

test("on a public address nothing invented shows: the page says that no event is planned", async () => {
  const canonical = document.createElement("link");
  canonical.rel = "canonical";
  canonical.href = "https://chamber.example/demo-events";
  document.head.append(canonical);
  answerWith({ "/api/getEventsData": { status: 200, etag: '"empty"', body: [] } });
  showEvents([]);
  expect(await screen.findByText(texts.noUpcoming)).toBeVisible();
  expect(screen.queryByText(/^Sample:/)).not.toBeInTheDocument();
  canonical.remove();
});

// [language, facts, what the card says]
test.each<[Language, Partial<EventAnswer>, string[]]>([
  ["en", { priceMembers: 3000, priceGuests: 5000 }, ["Price: Members\u00a0¥3,000 / guests\u00a0¥5,000"]],
  ["ja", { priceMembers: 3000, priceGuests: 5000 }, ["参加費: 会員3,000円、一般5,000円"]],
  ["en", { priceMembers: 0, priceGuests: 0 }, ["Price: Free"]],
  ["ja", { priceMembers: 0 }, ["参加費: 会員無料"]],
  ["en", { priceGuests: 4000, capacity: 40 }, ["Price: Guests\u00a0¥4,000", "Capacity: 40 people"]],
  ["en", { priceMembers: 2000, priceGuests: 2000 }, ["Price: ¥2,000"]],
  ["ja", { capacity: 40, spokenLanguage: "both" }, ["定員: 40名", "使用言語: 英語・日本語"]],
  ["en", { spokenLanguage: "interpreted" }, ["Language: English and Japanese, with interpretation"]],
  ["ja", {}, []],
])("in %s a card says of %j: %j", (language, facts, said) => {
  answerWith({ "/api/getEventsData": { status: 304 } });
  showEvents([{ ...onDay("2026-06-20", "Event"), ...facts }], language);
  const pairs = screen
    .queryAllByRole("term")
    .map((term) => `${term.textContent}: ${String(term.nextSibling?.textContent)}`);
  expect(pairs).toEqual(said);
});

test("registration closes after its last day: a sentence in place of the button, until the event is over", () => {
  answerWith({ "/api/getEventsData": { status: 304 } });
  const selling = { link: "https://forms.example/register", buttonText: "Register now" };
  showEvents([
    { ...onDay("2026-06-21", "Open"), ...selling, registerBy: "2026-06-12" },
    { ...onDay("2026-06-20", "Closed"), ...selling, registerBy: "2026-06-11" },
    { ...onDay("2026-06-22", "By mail"), registerBy: "2026-06-11" },
    { ...onDay("2026-06-10", "Over"), ...selling, registerBy: "2026-06-09" },
  ]);
  const seen = (title: string) => {
    const card = screen.getByRole("heading", { name: title }).closest("article") ?? document.body;
    const actions = [...card.querySelectorAll(".event-card-actions :is(a:not(.calendar-link), p)")];
    return actions.filter((part) => part.closest("[hidden]") === null).map((part) => part.textContent);
  };
  expect(seen("Open")).toEqual([expect.stringMatching(/^Register now/), "Register by Fri, Jun 12, 2026"]);
  expect(seen("Closed")).toEqual(["Registration closed on Thu, Jun 11, 2026"]);
  expect(seen("By mail")).toEqual(["Registration closed on Thu, Jun 11, 2026"]);
  expect(seen("Over")).toEqual([expect.stringMatching(/^Learn more!/)]);
});

test("an event that is over offers no button: a plain link, or the one for afterwards", () => {
  answerWith({ "/api/getEventsData": { status: 304 } });
  const selling = { link: "https://forms.example/register", buttonText: "Register now" };
  showEvents([
    { ...onDay("2026-06-12", "Today"), ...selling },
    { ...onDay("2026-06-11", "Yesterday"), ...selling },
    { ...onDay("2026-06-10", "Before"), ...selling, afterLink: "https://slides.example/" },
  ]);
  const linkOf = (title: string) => {
    const card = screen.getByRole("heading", { name: title }).closest("article") ?? document.body;
    const { textContent, href, className } = within(card).getByRole<HTMLAnchorElement>("link", { name: /new tab/ });
    return [textContent.replace(/ \(.*/, ""), href, className.includes("button")];
  };
  expect(linkOf("Today")).toEqual(["Register now", selling.link, true]);
  expect(linkOf("Yesterday")).toEqual(["Learn more!", selling.link, false]);
  expect(linkOf("Before")).toEqual(["Slides and pictures", "https://slides.example/", false]);
});

test.each([
  ["en", "Add to calendar", ": ", ""],
  ["ja", "カレンダーに追加", "：", "/ja"],
] as const)(
  "a row puts its event into the visitor's calendar until it is over: %s",
  async (language, words, colon, below) => {
    const days = [
      ["2026-06-11", "Over"],
      ["2026-06-12", "Today"],
      ["2026-07-01", "Coming"],
    ] as const;
    const events = days.map(([day, title]) => onDay(day, title));
    const calendars = () =>
      screen
        .queryAllByRole("link", { name: new RegExp(`^${words} ?${colon}`) })
        .map((link) => [link.textContent.replace("(日)", ""), link.getAttribute("href")]);
    const offered = [
      [`${words}${colon}Today`, `${below}/events/2026-06-12-x.ics`],
      [`${words}${colon}Coming`, `${below}/events/2026-07-01-x.ics`],
    ];
    answerWith({ "/api/getEventsData": { status: 304 } });
    showEvents(events, language);
    expect(calendars()).toEqual(offered);
    // Newer than the build.
    answerWith({
      "/api/getEventsData": { status: 200, etag: '"newer"', body: [...events, onDay("2026-08-01", "New")] },
    });
    showEvents(events, language);
    await screen.findByRole("link", { name: new RegExp(`^${words} ?${colon}New`) });
    expect(calendars().slice(2)).toEqual([...offered, [`${words}${colon}New`, `${below}/events/2026-08-01-x.ics`]]);
  },
);

test.each([
  ["en", "18:30 - 20:30", "18:30-20:30"],
  ["ja", "18:30 - 20:30", "18:30～20:30"],
  ["ja", "18時頃から", "18時頃から"],
] as const)(
  "a card writes its hours as the event's page does, or as staff wrote them: %s %s",
  (language, time, shown) => {
    showEvents([{ ...onDay("2026-07-01", "Dinner"), time }], language);
    expect(document.querySelector(".event-times span")).toHaveTextContent(shown);
  },
);

test.each<[string, string, boolean]>([
  ["two short paragraphs", "<p>川沿いを歩きます。</p><p>どなたでもどうぞ。</p>", true],
  ["several blocks", "<h2>内容</h2><p>川沿いを歩きます。</p><ul><li>朝食</li><li>昼食</li></ul>", false],
  ["a long paragraph", `<p>${"歩".repeat(56)}</p>`, false],
])("a list shows the whole text only of what takes three lines of a phone: %s", (_what, description_jp, isWhole) => {
  answerWith({ "/api/getEventsData": { status: 304 } });
  showEvents([{ ...onDay("2026-07-01", "July"), description_jp }], "ja");
  expect(screen.queryByText(/^続きを読む/) === null).toBe(isWhole);
});
