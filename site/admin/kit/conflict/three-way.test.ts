import type { Comparison } from "../form/item-kind";
import { mergedValues, mergeFields, mergeImage, type Choice } from "./three-way";

type Values = {
  readonly start: string;
  readonly end: string;
  readonly title: string;
  readonly link: string;
  readonly checked: boolean;
};
const dates: Comparison<Values> = { names: ["start", "end"], label: () => "Date", show: ({ start }) => start };
const title: Comparison<Values> = { names: ["title"], label: () => "Title", show: (values) => values.title };
const link: Comparison<Values> = { names: ["link"], label: () => "Link", show: (values) => values.link };
const comparisons = [dates, title, link];
const base: Values = { start: "1", end: "2", title: "base", link: "base", checked: false };

const kindsOf = (mine: Values, theirs: Values) =>
  Object.fromEntries(
    mergeFields(comparisons, base, mine, theirs).map(({ kind, comparison }) => [comparison.names.join("+"), kind]),
  );

test.each<[Partial<Values>, Partial<Values>, Record<string, string>]>([
  [{}, {}, {}],
  [{ title: "m" }, {}, { title: "mine" }],
  [{}, { title: "t" }, { title: "theirs" }],
  [{ title: "x" }, { title: "x" }, { title: "same" }],
  [{ title: "m" }, { title: "t" }, { title: "collision" }],
  [{ title: "m" }, { link: "t" }, { title: "mine", link: "theirs" }],
  // Fields that only make sense together collide together.
  [{ start: "5" }, { end: "6" }, { "start+end": "collision" }],
  [{ title: "" }, { title: "t" }, { title: "collision" }],
])("mine %o, theirs %o come to %o", (mine, theirs, kinds) => {
  expect(kindsOf({ ...base, ...mine }, { ...base, ...theirs })).toEqual(kinds);
});

test("the result has each side's own changes and the choices; what no comparison names stays mine", () => {
  const mine = { start: "5", end: "2", title: "mine", link: "mine", checked: true };
  const theirs = { start: "1", end: "7", title: "theirs", link: "theirs", checked: false };
  const fields = mergeFields(comparisons, base, mine, theirs);
  const choices = new Map<Comparison<Values>, Choice>([
    [dates, { kind: "theirs" }],
    [title, { kind: "combined", text: "both" }],
  ]);
  expect(mergedValues(fields, choices, mine, theirs)).toEqual({
    start: "1",
    end: "7",
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
  { before: "a", mine: file, theirs: "b", result: "collision" },
  { before: "a", mine: file, theirs: undefined, result: "collision" },
  { before: "a", mine: removed, theirs: "a", result: "mine" },
  { before: "a", mine: removed, theirs: "b", result: "collision" },
  { before: "a", mine: removed, theirs: undefined, result: "theirs" },
])("picture $before, mine $mine.kind, theirs $theirs: $result", ({ before, mine, theirs, result }) => {
  expect(mergeImage(before, mine, theirs)).toBe(result);
});
