/** @jest-environment node */
import type { FieldForm } from "../../../../content/model/collections/field-form";
import { plansForm, somePlans } from "../../test-support/content-api";
import type { FieldValues } from "../fields/values";
import { wordsOf } from "../services/words";
import { bilingualTexts } from "./bilingual-texts";
import { checkFields } from "./check-entry";
import { locate } from "./field-labels";
import { rawOfFields, valuesOfFields, withNewItem } from "./field-values";
import { itemsOf } from "./inputs/list";
import { unfold } from "./unfold";

const fields = plansForm.fields as readonly FieldForm[];
const { _id, version: _version, ...raw } = somePlans;
const words = wordsOf("en");
const values = valuesOfFields(fields, raw);

test("what a file holds comes back from the form as it was, with what the form does not show", () => {
  expect(rawOfFields(fields, values, raw)).toEqual(raw);
});

test("a field that is emptied is gone, a figure typed in full width is a number, a group can be switched on", () => {
  const typed = {
    ...values,
    quoteValidDays: "４５",
    profile: true,
    "profile.about.en": " Us. ",
    "profile.about.ja": "私",
  };
  expect(rawOfFields(fields, typed, { ...raw, updated: "2026-01-01" })).toEqual({
    ...raw,
    quoteValidDays: 45,
    profile: { about: { en: "Us.", ja: "私" } },
  });
});

test("a new item of a list has what the form asks for and nothing else", () => {
  const plans = withNewItem(values["plans"], (fields[6] as Extract<FieldForm, { input: "list" }>).item);
  expect(itemsOf(plans).map(({ key }) => key)).toEqual([0, 1, 2]);
  expect(rawOfFields(fields, { ...values, plans }, raw)["plans"]).toHaveLength(3);
});

test.each([
  ["quoteValidDays", "quoteValidDays", "A quotation is valid for"],
  ["promotion.title", "promotion.title.en", "Promotion › Title"],
  ["promotion.title.ja", "promotion.title.ja", "Promotion › Title (Japanese)"],
  ["plans", "plans", "Plans"],
  ["plans.1", "plans.1", "Plans › plan 2"],
  ["plans.1.features.0.ja", "plans.1.features.0.ja", "Plans › plan 2 › Benefits › benefit 1 (Japanese)"],
  ["plans.0.fee", "plans.0.fee", "Plans › plan 1 › Annual fee"],
  ["promotion.nothing", "promotion", "Promotion"],
])("the error of %s is shown at %s", (path, control, label) => {
  expect(locate(fields, path, words)).toEqual({ control, label });
});

test("checks say what is wrong where it is wrong; a field that only another plan has is not asked for", () => {
  expect(checkFields(fields, values, words)).toEqual({});
  const plans = itemsOf(values["plans"]).map((item, index) =>
    index === 0 ? { ...item, values: { ...item.values, fee: "many", "name.ja": " " } } : item,
  );
  expect(checkFields(fields, { ...values, plans, quoteValidDays: "" }, words)).toEqual({
    quoteValidDays: "A quotation is valid for is required",
    "plans.0.name.ja": "Name (Japanese) is required",
    "plans.0.fee": "Enter a whole number without other characters",
  });
  expect(checkFields(fields, { ...values, plans: [] }, words)).toEqual({ plans: "Plans: there must be 2 to 3" });
});

test("versions with equally many items are compared item by item, and come together again", () => {
  const withPlan = (at: number, changed: FieldValues) => ({
    ...values,
    plans: itemsOf(values["plans"]).map((item, index) =>
      index === at ? { ...item, values: { ...item.values, ...changed } } : item,
    ),
  });
  const mine = withPlan(0, { fee: "450000" });
  const theirs = withPlan(1, { price: "30000" });
  const { comparisons, versions, fold } = unfold(fields, [values, mine, theirs], words);
  const [base = {}, ours = {}, other = {}] = versions;
  const changed = comparisons.filter(({ name }) => base[name] !== ours[name] || base[name] !== other[name]);
  expect(changed.map(({ label, show }) => [label, show(ours), show(other)])).toEqual([
    ["Plans › plan 1: Corporate › Annual fee", "¥450,000", "¥500,000"],
    ["Plans › plan 2: Student › Price of one size", "¥25,000", "¥30,000"],
  ]);
  const merged = rawOfFields(fields, { ...values, ...fold({ ...other, "plans.0.fee": "450000" }) }, raw);
  expect(merged["plans"]).toMatchObject([
    { tier: "corporate", fee: 450000 },
    { tier: "student", price: 30000 },
  ]);
});

test("a list that grew is one value", () => {
  const plans = withNewItem(values["plans"], (fields[6] as Extract<FieldForm, { input: "list" }>).item);
  const { comparisons } = unfold(fields, [values, { ...values, plans }], words);
  expect(comparisons.map(({ name }) => name)).toContain("plans");
});

test("texts are named as the API's marks name them", () => {
  expect(Object.keys(bilingualTexts(fields, values, words))).toEqual([
    "plans.0.name",
    "plans.0.features.0",
    "plans.0.features.1",
    "plans.1.name",
    "plans.1.features.0",
    "promotion.title",
  ]);
});
