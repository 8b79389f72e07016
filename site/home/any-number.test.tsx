import { cleanup } from "@testing-library/react";
import { fc } from "../../content/model/test-support/seeded-fast-check";
import { startHero } from "../boot/hero";
import { startLogoStrips } from "../boot/motion";
import { startSlideshows } from "../boot/slideshow";
import { homePartners, homeTexts } from "../test-support/home";
import { motionPreference } from "../test-support/motion-preference";
import { passTime } from "../test-support/pass-time";
import { renderPage } from "../test-support/render-page";
import type { HomePageData } from "./home-page-data";
import { Home } from "./HomePage";

beforeEach(() => {
  jest.useFakeTimers();
  motionPreference(false);
  globalThis.fetch = () => new Promise(() => undefined);
  Element.prototype.scrollTo = () => undefined;
});
afterEach(() => jest.useRealTimers());

type Texts = HomePageData["texts"];

/** So many of the entries, repeated with names of their own. */
const some = <T extends object>(entries: readonly T[], count: number): T[] =>
  Array.from({ length: count }, (_, index) => ({ ...(entries[index % entries.length] as T) }));
const count = fc.constantFrom(0, 1, 2, 3, 7, 30);
const counts = fc.record({
  lines: count,
  backgrounds: count,
  slides: count,
  pictures: count,
  carousel: count,
  cards: count,
  logos: count,
  government: count,
});
const there = fc.record({
  founding60: fc.boolean(),
  eventBanner: fc.boolean(),
  services: fc.boolean(),
  gallery: fc.boolean(),
  closing: fc.boolean(),
  carousel: fc.boolean(),
});

type Counts = typeof counts extends fc.Arbitrary<infer Value> ? Value : never;
type There = typeof there extends fc.Arbitrary<infer Value> ? Value : never;

function pageWith(of: Counts, has: There, hero: Texts["hero"]): HomePageData {
  const { founding60, eventBanner, services, gallery, carousel, backgrounds, ...texts } = homeTexts({ hero });
  const lines = Array.from({ length: of.lines }, (_, index) => `Line ${String(index)}`);
  const { closing, ...phases } = {
    ...gallery,
    slides: some(gallery.slides, of.slides),
    events: some(gallery.events, of.pictures),
  };
  const partners = homePartners();
  const named = <T extends object>(entries: readonly T[], key: "id" | "link"): T[] =>
    entries.map((entry, index) => ({
      ...entry,
      [key]: key === "id" ? index + 1 : `https://${String(index)}.example/`,
    }));
  return {
    texts: {
      ...texts,
      backgrounds: some(backgrounds, of.backgrounds),
      ...(has.founding60 ? { founding60: { ...founding60, lines } } : {}),
      ...(has.eventBanner ? { eventBanner } : {}),
      ...(has.services
        ? {
            services: {
              ...services,
              cards: some(services.cards, of.cards).map((card, index) => ({ ...card, title: `Card ${String(index)}` })),
            },
          }
        : {}),
      ...(has.gallery ? { gallery: { ...phases, ...(has.closing ? { closing } : {}) } } : {}),
      ...(has.carousel ? { carousel: { ...carousel, slides: some(carousel.slides, of.carousel) } } : {}),
    },
    forms: { founding60: "https://forms.example/60", eventRegistration: "https://forms.example/event" },
    ends: {},
    figures: { founded: 2024, members: 13, eventsHeld: 0 },
    events: { items: [], etag: '"e"' },
    noUpcoming: "Nothing planned.",
    news: { items: [], etag: '"n"' },
    partners: {
      logos: named(some(partners.logos, of.logos), "id"),
      government: named(some(partners.government, of.government), "link"),
    },
    pictures: {},
  };
}

const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];

test("with any number of anything, nothing on the home page is empty, and what moves shows one thing at a time", () => {
  fc.assert(
    fc.property(counts, there, fc.constantFrom("panels", "carousel"), (of, has, hero) => {
      renderPage(<Home page={pageWith(of, has, hero)} />, { pages: ["home", "membership", "about", "events", "news"] });
      startHero();
      startSlideshows();
      startLogoStrips();
      const groups = [".hero-line", ".hero-background", ".introduction .slide", ".gallery .slide"].map(all);
      for (let step = 0; step < 4; step += 1) {
        for (const parts of groups)
          if (parts.length > 0) expect(parts.filter(({ dataset }) => dataset["current"] === "true")).toHaveLength(1);
        passTime(7000);
      }
      for (const list of all("ul, ol")) expect(list.childElementCount).toBeGreaterThan(0);
      for (const part of all("section, .home-section")) {
        const heading = part.querySelector("h1, h2");
        expect(part.textContent.replace(heading?.textContent ?? "", "").trim()).not.toBe("");
      }
      const panels = all(".hero-panel").length;
      const dots = all(".hero .panel-dot").length;
      expect(dots).toBe(panels > 1 ? panels : 0);
      const isThere = (name: string): boolean => all("h2").some(({ textContent }) => textContent === name);
      expect(isThere("Government partners")).toBe(of.government > 0);
      expect(isThere("Partners")).toBe(of.logos > 0);
      expect(isThere("What we do")).toBe(has.services && of.cards > 0);
      expect(isThere("Gallery")).toBe(has.gallery && of.slides + of.pictures + (has.closing ? 1 : 0) > 0);
      cleanup();
    }),
    { numRuns: 20 },
  );
});
