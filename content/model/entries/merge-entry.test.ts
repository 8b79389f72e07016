import { readFileSync } from "node:fs";
import { join } from "node:path";
import { collections } from "../collections/collections";
import type { EntryFields } from "../collections/collection";
import { sampleContent } from "../test-support/sample-content";
import { readEntry } from "./entry-file";
import { mergeEntry } from "./merge-entry";

const read = readEntry(collections.plans, "plans", "plans.yml", readFileSync(join(sampleContent, "plans.yml"), "utf8"));
const base = read.ok ? read.fields : {};

type Step = string | number;

/** The same data with another value at a path; undefined removes it. */
function withValue(data: unknown, [step, ...rest]: readonly Step[], value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(data)) return data.map((each, index) => (index === step ? withValue(each, rest, value) : each));
  const map = data as EntryFields;
  return { ...map, [step]: withValue(map[step], rest, value) };
}
const plansWith = (path: readonly Step[], value: unknown): EntryFields => withValue(base, path, value) as EntryFields;
const [first, second, ...others] = base["plans"] as readonly object[];
const merged = (mine: EntryFields, theirs: EntryFields) =>
  mergeEntry(collections.plans, "plans", { base, mine, theirs });

test.each<[string, readonly Step[], unknown, readonly Step[], unknown]>([
  ["two fields", ["consumptionTaxPercent"], 12, ["plans", 0, "applicationFee"], 1],
  ["two items of a list", ["plans", 0, "applicationFee"], 1, ["plans", 1, "applicationFee"], 2],
  ["two values of an item", ["plans", 0, "applicationFee"], 1, ["plans", 0, "period", "en"], "a year"],
  ["two languages of a text", ["plans", 0, "name", "en"], "Firm", ["plans", 0, "name", "ja"], "会社"],
  ["items of a list in an item", ["plans", 0, "variants", 0, "price"], 1, ["plans", 0, "variants", 1, "price"], 2],
])("two changes of %s both count, whoever made which", (_name, here, mine, there, theirs) => {
  const both = withValue(plansWith(here, mine), there, theirs);
  expect(merged(plansWith(here, mine), plansWith(there, theirs))).toEqual({ fields: both, conflict: undefined });
  expect(merged(plansWith(there, theirs), plansWith(here, mine))).toEqual({ fields: both, conflict: undefined });
});

test("one value that both changed is a conflict of its field, in which it is mine, with what only the other changed", () => {
  const fee = ["plans", 1, "applicationFee"];
  const theirs = withValue(plansWith(fee, 2), ["plans", 0, "applicationFee"], 3) as EntryFields;
  const fields = withValue(plansWith(fee, 1), ["plans", 0, "applicationFee"], 3);
  expect(merged(plansWith(fee, 1), theirs)).toEqual({ fields, conflict: "plans" });
  expect(merged(plansWith(fee, 1), plansWith(fee, 1))).toEqual({ fields: plansWith(fee, 1), conflict: undefined });
});

test.each<[string, string, readonly unknown[], Step]>([
  ["an item that is gone", "importantTerms", (base["importantTerms"] as readonly unknown[]).slice(1), "en"],
  ["items that were moved", "plans", [second, first, ...others], "applicationFee"],
])("a list with %s is merged as a whole: a change in it would meet another item", (_name, name, list, step) => {
  const mine = { ...base, [name]: list };
  expect(merged(mine, plansWith([name, 0, step], 1))).toEqual({ fields: mine, conflict: name });
  expect(merged(mine, plansWith(["consumptionTaxPercent"], 12))).toMatchObject({ conflict: undefined });
});

test("items that both added to a list are all there, those of the one who saves last, and none twice", () => {
  const redirect = (from: string, to = "/news") => ({ from, to });
  const [old, here, there] = [redirect("/old"), redirect("/here"), redirect("/there")];
  const sides = (mine: readonly object[], theirs: readonly object[]) => ({
    base: { entries: [old] },
    mine: { entries: mine },
    theirs: { entries: theirs },
  });
  const entriesOf = (...lists: Parameters<typeof sides>) =>
    mergeEntry(collections.redirects, "redirects", sides(...lists));
  const holding = (entries: readonly object[]) => ({ fields: { entries }, conflict: undefined });
  expect(entriesOf([old, here], [old, there])).toEqual(holding([old, there, here]));
  expect(entriesOf([old, here, there], [old, there])).toEqual(holding([old, there, here]));
  // What the other made of those that were there stays, too.
  const moved = redirect("/old", "/events");
  expect(entriesOf([old, here], [there, moved])).toEqual(holding([there, moved, here]));
  expect(entriesOf([here, moved], [old, there])).toEqual(holding([here, moved, there]));
  expect(entriesOf([old, here], [])).toEqual(holding([here]));
  expect(entriesOf([here, old], [there, old]).conflict).toBe("entries");
});

test("where what fits on each side does not fit together, a field of mine is a conflict", () => {
  const event = { title: "Picnic", date: "2026-06-12", registerBy: "2026-06-01", description: "Hi" };
  const sides = { base: event, mine: { ...event, date: "2026-06-05" }, theirs: { ...event, registerBy: "2026-06-10" } };
  expect(mergeEntry(collections.events, "picnic", sides).conflict).toBe("date");
});

test("values that do not fit together in a field are mine", () => {
  const variants = (prices: readonly number[]) => prices.map((price) => ({ price }));
  const mine = plansWith(["plans", 0], { ...second, tier: "student" });
  const theirs = plansWith(["plans", 0, "variants"], variants([1, 2]));
  expect(merged(mine, theirs)).toMatchObject({ fields: mine, conflict: "plans" });
});
