import { differencesOf, mergeChoices } from "./conflict";
import type { Comparison } from "./item-kind";
import { wordsOf } from "./words";

type Values = { readonly start: string; readonly end: string; readonly title: string; readonly link: string };
const comparisons: readonly Comparison<Values>[] = [
  { names: ["start", "end"], label: () => "Date", show: ({ start, end }) => `${start}-${end}` },
  { names: ["title"], label: () => "Title", show: ({ title }) => title },
  { names: ["link"], label: () => "Link", show: ({ link }) => link },
];
const base: Values = { start: "1", end: "2", title: "base", link: "base" };
const words = wordsOf("en");

test("only fields that differ are shown; the changed side is proposed, mine when both changed", () => {
  const mine = { ...base, title: "mine", link: "same" };
  const theirs = { ...base, end: "3", title: "theirs", link: "same" };
  const found = differencesOf(comparisons, base, mine, theirs, words);
  expect(found.map(({ mine: m, theirs: t, proposal, bothChanged }) => [m, t, proposal, bothChanged])).toEqual([
    ["1-2", "1-3", "theirs", false],
    ["mine", "theirs", "mine", true],
  ]);
});

test("the result is their version with the texts chosen as mine, fields that belong together staying together", () => {
  const mine = { start: "5", end: "6", title: "mine", link: "mine" };
  const theirs = { start: "7", end: "8", title: "theirs", link: "theirs" };
  const found = differencesOf(comparisons, base, mine, theirs, words);
  expect(mergeChoices(found, ["mine", "theirs", "mine"], mine, theirs)).toEqual({
    start: "5",
    end: "6",
    title: "theirs",
    link: "mine",
  });
});
