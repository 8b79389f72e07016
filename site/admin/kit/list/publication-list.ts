import { publicationState, type PublicationState } from "../../../../content/model/publication/publication";
import type { ListFilter, ListSection } from "../form/item-kind";
import type { Words } from "../services/words";
import type { Entry } from "../entry/entry";

const states: readonly PublicationState[] = ["public", "scheduled", "draft", "ended"];

/** The list by whether visitors see an item at a moment, in ms since 1970; only the states that items have are offered. */
export function publicationFilter(items: readonly Entry[], at: number, { publication }: Words): ListFilter {
  const found = new Set(items.map((item) => publicationState(item, at)));
  return {
    name: "publication",
    label: publication.heading,
    options: states.filter((state) => found.has(state)).map((value) => ({ value, label: publication.states[value] })),
    matches: (item, state) => publicationState(item, at) === state,
  };
}

/** Sections of a list with what still waits to be public before them, under a heading of its own. */
export function waitingFirst(
  items: readonly Entry[],
  at: number,
  { publication }: Words,
  sectionsOf: (items: readonly Entry[]) => readonly ListSection[],
): readonly ListSection[] {
  const waits = (item: Entry): boolean => ["scheduled", "draft"].includes(publicationState(item, at));
  const waiting = sectionsOf(items.filter(waits)).flatMap((section) => section.items);
  if (waiting.length === 0) return sectionsOf(items);
  const others = sectionsOf(items.filter((item) => !waits(item)));
  return [
    { heading: publication.waiting, items: waiting },
    ...others.map(({ heading = publication.published, items: own }) => ({ heading, items: own })),
  ];
}
