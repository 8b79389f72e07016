import { screen } from "@testing-library/react";
import { eventCard } from "../items/event-card";
import { newsCard } from "../items/news-card";
import { homePartners, homeTexts } from "../test-support/home";
import { testEvent, testNews } from "../test-support/items";
import { motionPreference } from "../test-support/motion-preference";
import { renderPage } from "../test-support/render-page";
import type { HomePageData } from "./home-page-data";
import { Home } from "./HomePage";

const page = (change: Partial<HomePageData> = {}): HomePageData => ({
  texts: homeTexts(),
  forms: { founding60: "https://forms.example/60", eventRegistration: "https://forms.example/event" },
  ends: {},
  figures: { founded: 2024, members: 13, eventsHeld: 0 },
  events: { items: [eventCard(testEvent(), "en")], etag: '"e"' },
  news: { items: [newsCard(testNews(), "en")], etag: '"n"' },
  partners: homePartners(),
  pictures: {},
  ...change,
});
const headings = (level: number): (string | null)[] =>
  screen.getAllByRole("heading", { level }).map(({ textContent }) => textContent);

beforeEach(() => {
  motionPreference(true);
  // The page as it was built: the API does not answer while these tests look.
  globalThis.fetch = () => new Promise(() => undefined);
});

test("reading B: the three panels, then every block", () => {
  renderPage(<Home page={page()} />);
  expect(headings(1)).toEqual(["Title"]);
  expect(headings(2)).toEqual([
    "Founding 60",
    "Gala",
    "Latest events",
    "Latest news",
    "What we do",
    "Gallery",
    "Government partners",
    "Partners",
    "Questions?",
  ]);
});

test("reading A takes the place of the panels where the content says so", () => {
  renderPage(<Home page={page({ texts: homeTexts({ hero: "carousel" }) })} />);
  expect(headings(1)).toEqual(["Title"]);
  expect(headings(2)[0]).toBe("Who we are");
  expect(screen.queryByText("Founding 60")).not.toBeInTheDocument();
});

test("without partners their two blocks are left out", () => {
  const { partners: _, ...rest } = page();
  renderPage(<Home page={rest} />);
  expect(headings(2)).not.toContain("Government partners");
  expect(headings(2)).not.toContain("Partners");
});

test("the latest events and news lead to all of them", () => {
  renderPage(<Home page={page()} />);
  expect(screen.getByRole("heading", { level: 3, name: "Summer night" })).toBeInTheDocument();
  expect(screen.getByRole("heading", { level: 3, name: "Annual report" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "All events" })).toHaveAttribute("href", "/demo-events");
  expect(screen.getByRole("link", { name: "All news" })).toHaveAttribute("href", "/demo-news");
});

describe("events in the order in which they come", () => {
  const inOrder = { ...homeTexts(), events: { ...homeTexts().events, order: "next" as const } };
  const on = (day: string) =>
    eventCard(testEvent({ _id: day, startDate: day, endDate: day, date: day, title: `On ${day}` }), "en");
  const showOn = (today: string, ...days: string[]): void => {
    jest.useFakeTimers({ now: new Date(`${today}T09:00`), doNotFake: ["setTimeout", "queueMicrotask"] });
    const events = { items: days.map(on), etag: '"e"' };
    renderPage(<Home page={page({ texts: inOrder, events, noUpcoming: "Nothing planned." })} />);
  };
  const shown = (): (string | null)[] => headings(3).filter((title) => title?.startsWith("On "));
  afterEach(() => jest.useRealTimers());

  test("the two that come next show, and React takes over on the day after the first of them", () => {
    showOn("2026-06-12", "2026-06-12", "2026-06-20", "2026-07-01");
    expect(shown()).toEqual(["On 2026-06-12", "On 2026-06-20"]);
    expect(document.querySelector("[data-island=latest-events]")).toHaveAttribute("data-turns", "2026-06-13");
    expect(screen.queryByText("Nothing planned.")).not.toBeInTheDocument();
  });

  test("without one that is coming a sentence says so, beside the way to all events", () => {
    showOn("2026-06-12", "2026-06-01");
    expect(shown()).toEqual([]);
    expect(screen.getByText("Nothing planned.")).toBeVisible();
    expect(screen.getByRole("link", { name: "All events" })).toBeInTheDocument();
  });
});

test("the service cards have a drawing each", () => {
  renderPage(<Home page={page()} />);
  const cards = document.querySelectorAll(".service");
  const drawings = [...cards].map((card) => card.querySelector("path")?.getAttribute("d"));
  expect(drawings.every(Boolean)).toBe(true);
  expect(new Set(drawings).size).toBe(3);
});

test("the red band leads to the contact page", () => {
  renderPage(<Home page={page()} />, { language: "ja", pages: ["contact"] });
  const band = screen.getByRole("heading", { name: "Questions?" }).closest("section");
  expect(band).toHaveClass("contact-band");
  expect(screen.getByRole("link", { name: "Contact us" })).toHaveAttribute("href", "/ja/demo-contact");
});

test("the event that comes next, what the chamber is, and what the content counts, without zeros", () => {
  const event = (day: string, title: string) =>
    eventCard(testEvent({ _id: day, date: day, startDate: day, endDate: day, title }), "en");
  const items = [event("2099-03-01", "March"), event("2099-02-01", "February"), event("2099-01-01", "January")];
  renderPage(<Home page={page({ events: { items, etag: '"e"' } })} />);
  expect(headings(2)).toContain("Next event");
  expect(headings(3).slice(0, 3)).toEqual(["January", "March", "February"]);
  const calendar = screen.getByRole("link", { name: /^Add to calendar ?: January$/ });
  expect(calendar).toHaveAttribute("href", "/events/2099-01-01.ics");
  expect(calendar.closest(".next-event-slab")).not.toBeNull();
  const figures = [...document.querySelectorAll(".figures > div")].map(({ textContent }) => textContent);
  expect(figures).toEqual(["Founded2024", "Members13"]);
});
