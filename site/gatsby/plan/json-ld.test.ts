import { testEvent } from "../../test-support/items";
import { testBuild } from "../test-support/test-build";
import { eventLd } from "./json-ld";

const ldOf = (change: Parameters<typeof testEvent>[0]) => eventLd(testBuild({}), "en", testEvent(change));

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
