import type { Comparison } from "../entry/unfold";
import { mergedValues, mergeFields, mergeImage, type Choice } from "./three-way";
import { textIn } from "../fields/values";

const compared = (name: string): Comparison => ({ name, label: name, show: (values) => textIn(values[name]) });
const [date, title, link] = [compared("date"), compared("title"), compared("link")];
const comparisons = [date, title, link];
const base = { date: "1 to 2", title: "base", link: "base", checked: false };
type Values = typeof base;

const kindsOf = (mine: Values, theirs: Values) =>
  Object.fromEntries(
    mergeFields(comparisons, base, mine, theirs).map(({ kind, comparison }) => [comparison.name, kind]),
  );

test.each<[Partial<Values>, Partial<Values>, Record<string, string>]>([
  [{}, {}, {}],
  [{ title: "m" }, {}, { title: "mine" }],
  [{}, { title: "t" }, { title: "theirs" }],
  [{ title: "x" }, { title: "x" }, { title: "same" }],
  [{ title: "m" }, { title: "t" }, { title: "conflict" }],
  [{ title: "m" }, { link: "t" }, { title: "mine", link: "theirs" }],
  // Start and end are one field: two people who each change one of them collide.
  [{ date: "5 to 2" }, { date: "1 to 6" }, { date: "conflict" }],
  [{ title: "" }, { title: "t" }, { title: "conflict" }],
])("mine %o, theirs %o come to %o", (mine, theirs, kinds) => {
  expect(kindsOf({ ...base, ...mine }, { ...base, ...theirs })).toEqual(kinds);
});

test("the result has each side's own changes and the choices; what no comparison names stays mine", () => {
  const mine = { date: "5 to 2", title: "mine", link: "mine", checked: true };
  const theirs = { date: "1 to 7", title: "theirs", link: "theirs", checked: false };
  const fields = mergeFields(comparisons, base, mine, theirs);
  const choices = new Map<Comparison, Choice>([
    [date, { kind: "theirs" }],
    [title, { kind: "combined", text: "both" }],
  ]);
  expect(mergedValues(fields, choices, mine, theirs)).toEqual({
    date: "1 to 7",
    title: "both",
    link: "mine",
    checked: true,
  });
  expect(mergedValues(mergeFields(comparisons, base, base, theirs), new Map(), base, theirs)).toEqual(theirs);
});

const file = { kind: "new", file: new File([], "a.png") } as const;
const removed = { kind: "remove" } as const;
test.each([
  { before: "a", mine: { kind: "keep" } as const, theirs: "b", result: "theirs" },
  { before: "a", mine: file, theirs: "a", result: "mine" },
  { before: "a", mine: file, theirs: "b", result: "conflict" },
  { before: "a", mine: file, theirs: undefined, result: "conflict" },
  { before: "a", mine: removed, theirs: "a", result: "mine" },
  { before: "a", mine: removed, theirs: "b", result: "conflict" },
  { before: "a", mine: removed, theirs: undefined, result: "theirs" },
])("picture $before, mine $mine.kind, theirs $theirs: $result", ({ before, mine, theirs, result }) => {
  expect(mergeImage(before, mine, theirs)).toBe(result);
});
