/** @jest-environment node */
import { collections } from "../../../../content/model/collections/collections";
import type { FieldForm } from "../../../../content/model/collections/field-form";
import { MembershipPlans } from "../../../../content/model/collections/membership-plan";
import { collectionForm } from "../../../../content/model/entries/collection-form";
import type { FieldValues } from "../fields/values";
import { wordsOf } from "../services/words";
import { checkFields } from "./check-entry";
import { rawOfFields, valuesOfFields, withNewItem } from "./field-values";
import { itemsOf } from "./inputs/list";

const fields = collectionForm(collections.plans, "en").fields as readonly FieldForm[];
const none = { plans: [], consumptionTaxPercent: 10 };

type ListForm = Extract<FieldForm, { input: "list" }>;
const listIn = (all: readonly FieldForm[], name: string): ListForm =>
  all.find((field) => field.name === name) as ListForm;
const planList = listIn(fields, "plans");
const sizeList = listIn((planList.item as Extract<FieldForm, { input: "group" }>).fields, "variants");

/** A list with one new item, filled in. */
const added = ({ item }: ListForm, typed: FieldValues) =>
  itemsOf(withNewItem([], item)).map((each) => ({ ...each, values: { ...each.values, ...typed } }));
const bilingual = (name: string, text: string) => ({ [`${name}.en`]: text, [`${name}.ja`]: text });
const plan = { tier: "patron", ...bilingual("name", "Patron"), ...bilingual("subtitle", "For all") };
const typedPlan = { ...plan, ...bilingual("period", "per year"), applicationFee: "0" };
const size = { type: "XL", ...bilingual("name", "Large"), ...bilingual("employees", "Over 50"), price: "900,000" };

test.each([
  ["for a person", { price: "５０，０００", memberSlots: "1" }, { price: 50_000, memberSlots: 1 }],
  [
    "by size",
    { variants: added(sizeList, { ...size, memberSlots: "9" }) },
    { variants: [expect.objectContaining({ type: "XL", price: 900_000, memberSlots: 9 })] },
  ],
])("staff can add the first plan, %s", (_kind, fee, expected) => {
  const values = { ...valuesOfFields(fields, none), plans: added(planList, { ...typedPlan, ...fee }) };
  expect(checkFields(fields, values, wordsOf("en"))).toEqual({});
  const { plans, promotion } = MembershipPlans.parse(rawOfFields(fields, values, none));
  expect(plans).toEqual([expect.objectContaining({ tier: "patron", features: [], ...expected })]);
  expect(promotion).toBeUndefined();
});
