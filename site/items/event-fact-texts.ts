import type { ParseKeys } from "i18next";
import type { EventFacts } from "../../content/model/collections/event-facts";
import { displayDate } from "../../content/model/dates/display-dates";
import type { Language } from "../../content/model/text/language";
import { yen } from "../../content/model/text/yen";

/** A word of `facts` in items.json, with its places filled. */
export type FactWord = (key: ParseKeys<"items">, ...values: [] | [Record<string, string | number>]) => string;

/** A fact about taking part, as people read it: 「定員」「40名」. */
export interface FactText {
  readonly label: string;
  readonly value: string;
}

/** Price, capacity and language of an event; facts that it does not have are left out. */
export function factTexts(event: EventFacts, language: Language, word: FactWord): readonly FactText[] {
  const { capacity, spokenLanguage } = event;
  const values = [
    ["price", priceText(event, language, word)],
    ["capacity", capacity === undefined ? undefined : word("facts.people", { people: capacity })],
    ["spokenLanguage", spokenLanguage && word(`facts.spoken.${spokenLanguage}`)],
  ] as const;
  return values.flatMap(([name, value]) => (value === undefined ? [] : [{ label: word(`facts.${name}`), value }]));
}

/** "Register by Fri, Dec 4, 2026", or "registrationClosed" in its place. */
export function deadlineText(
  key: "registerBy" | "registrationClosed",
  day: string,
  language: Language,
  word: FactWord,
): string {
  return word(`facts.${key}`, { day: displayDate(language, day) });
}

function priceText({ priceMembers, priceGuests }: EventFacts, language: Language, word: FactWord): string | undefined {
  const amount = (price: number): string => (price === 0 ? word("facts.free") : yen(language, price));
  if (priceMembers === priceGuests) {
    if (priceMembers === undefined) return undefined;
    return priceMembers === 0 ? word("facts.freeForAll") : amount(priceMembers);
  }
  const members = priceMembers === undefined ? "" : amount(priceMembers);
  const guests = priceGuests === undefined ? "" : amount(priceGuests);
  const key = members === "" ? "guests" : guests === "" ? "members" : "membersAndGuests";
  return word(`facts.${key}`, { members, guests });
}
