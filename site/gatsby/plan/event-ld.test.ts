import { testEvent } from "../../test-support/items";
import { testBuild } from "../test-support/test-build";
import { eventLd } from "./event-ld";

const parts = { path: "/events/x", listTitle: { en: "Events", ja: "イベント" }, image: "/media/site/social.jpg" };
const ldOf = (change: Parameters<typeof testEvent>[0], language: "en" | "ja" = "en") =>
  eventLd(testBuild({}), language, testEvent(change), parts)[0];

test("search engines read price, capacity, language and deadline of an event, and nothing that it does not have", () => {
  const facts = { priceMembers: 0, priceGuests: 3000, capacity: 40, registerBy: "2026-06-15" };
  expect(ldOf({ ...facts, spokenLanguage: "interpreted", link: "https://x.example" })).toMatchObject({
    offers: {
      "@type": "AggregateOffer",
      priceCurrency: "JPY",
      lowPrice: 0,
      highPrice: 3000,
      url: "https://x.example",
      validThrough: "2026-06-15T23:59:59+09:00",
    },
    maximumAttendeeCapacity: 40,
    inLanguage: ["en", "ja"],
  });
  expect(ldOf({ spokenLanguage: "ja" })).toMatchObject({ inLanguage: "ja" });
  for (const name of ["offers", "maximumAttendeeCapacity", "inLanguage"]) expect(ldOf({})).not.toHaveProperty(name);
});

test("an event has everything that search engines require and recommend", () => {
  const event = { venue: "Canal Terrace", address: "2-3 Konan, Tokyo", image: "/media/2026/night.jpg" };
  expect(ldOf({ ...event, link: "https://x.example" })).toEqual({
    "@context": "https://schema.org",
    "@type": "Event",
    name: "Summer night",
    url: "https://demo.example/events/x",
    description: "Come and meet members.",
    image: ["https://demo.example/media/2026/night.jpg"],
    startDate: "2026-06-20T18:30:00+09:00",
    endDate: "2026-06-20T20:30:00+09:00",
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    location: {
      "@type": "Place",
      name: "Canal Terrace",
      address: { "@type": "PostalAddress", streetAddress: "2-3 Konan, Tokyo" },
    },
    organizer: {
      "@type": "Organization",
      name: "Singapore Chamber of Commerce in Japan",
      url: "https://demo.example/",
    },
    offers: { "@type": "Offer", url: "https://x.example", availability: "https://schema.org/InStock" },
  });
});

const online = "https://x.example/live";
const virtual = { "@type": "VirtualLocation", url: online };
const place = { "@type": "Place", name: "運河テラス", address: { "@type": "PostalAddress", addressLocality: "東京" } };
const city = { ...place, name: "東京" };
test.each([
  ["Offline", {}, city],
  ["Offline", { venue_jp: "運河テラス" }, place],
  ["Mixed", { venue: "Canal Terrace", venue_jp: "運河テラス", onlineLink: online }, [place, virtual]],
  ["Online", { onlineLink: online }, virtual],
])("%s: the place of %j", (mode, change, location) => {
  expect(ldOf(change, "ja")).toMatchObject({
    name: "夏の交流会",
    eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
    location,
  });
});

test.each([
  ["All day", "2026-06-20", "2026-06-22", "2026-06-20", "2026-06-22"],
  ["after sunset", "2026-06-20", "2026-06-20", "2026-06-20", "2026-06-20"],
  ["11:00 - 19:00", "2026-06-20", "2026-06-22", "2026-06-20T11:00:00+09:00", "2026-06-22T19:00:00+09:00"],
  ["9:30", "2026-06-20", "2026-06-20", "2026-06-20T09:30:00+09:00", "2026-06-20"],
  ["22:00 - 02:00", "2026-06-30", "2026-06-30", "2026-06-30T22:00:00+09:00", "2026-07-01T02:00:00+09:00"],
])("%s from %s to %s", (time, first, last, startDate, endDate) => {
  expect(ldOf({ time, startDate: first, endDate: last })).toMatchObject({ startDate, endDate });
});

test("once registration has ended nothing is on offer, which is not sold out; a picture of the site stands in for one of the event", () => {
  const ld = ldOf({ link: "https://x.example", registerBy: "2026-06-11", priceGuests: 3000 });
  expect(ld).toMatchObject({
    offers: { validThrough: "2026-06-11T23:59:59+09:00" },
    image: ["https://demo.example/media/site/social.jpg"],
  });
  expect(ld).not.toHaveProperty("offers.availability");
});
