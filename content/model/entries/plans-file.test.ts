import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import { editEntry, readEntry } from "./entry-file";
import { faultWords } from "../problems/fault-words";
import { sampleContent } from "../test-support/sample-content";
import { collections } from "../collections/collections";
import type { MembershipPlans } from "../collections/membership-plan";

const sample = readFileSync(join(sampleContent, "plans.yml"), "utf8");
const content = () => parse(sample) as MembershipPlans;
const read = (text: string) => readEntry(collections.plans, "plans", "plans.yml", text);

/** "field: words" in both languages of everything that is wrong with the sample content after a change. */
function faults(change: (plans: MembershipPlans) => unknown): string[] {
  const changed = content();
  change(changed);
  const result = read(stringify(changed, { aliasDuplicateObjects: false }));
  return result.ok
    ? []
    : result.problems.map(
        ({ field = "", ...what }) => `${field}: ${faultWords(what, "en")} / ${faultWords(what, "ja")}`,
      );
}
type Plan = MembershipPlans["plans"][number];
type Size = NonNullable<Plan["variants"]>[number];
const plan = ({ plans }: MembershipPlans, at: number): Plan => plans[at] as Plan;
const size = (all: MembershipPlans, at: number): Size => plan(all, 0).variants?.[at] as Size;
const named = (text: string) => ({ en: text, ja: `${text}会員` });
const same = "is the same as in an entry above: give each of them its own / 上にある別の項目と同じです。";
const whole =
  "must be a whole number of yen without a minus sign; 0 means free / 円の金額を0以上の整数で入力してください";

test.each<[what: string, change: (plans: MembershipPlans) => unknown, field: string, words: string]>([
  ["two plans of one tier", (all) => (plan(all, 1).tier = "corporate"), "plans.1.tier", same],
  ["two plans of one name", (all) => (plan(all, 3).name.en = "individual"), "plans.3.name.en", same],
  ["two plans of one Japanese name", (all) => (plan(all, 3).name.ja = "個人会員"), "plans.3.name.ja", same],
  ["two sizes of one word", (all) => (size(all, 1).type = "Enterprise"), "plans.0.variants.1.type", same],
  ["two sizes of one name", (all) => (size(all, 1).name = size(all, 0).name), "plans.0.variants.1.name.en", same],
  ["a size without a fee", (all) => delete (size(all, 1) as Partial<Size>).price, "plans.0.variants.1.price", whole],
  ["a negative fee", (all) => (plan(all, 2).price = -1), "plans.2.price", whole],
  ["a negative fee of a size", (all) => (size(all, 0).price = -500), "plans.0.variants.0.price", whole],
  ["a negative application fee", (all) => (plan(all, 0).applicationFee = -1), "plans.0.applicationFee", whole],
  [
    "a plan without any fee",
    (all) => delete plan(all, 2).price,
    "plans.2.price",
    "is missing: a plan without fees by size of company needs it / 入力してください。",
  ],
  [
    "a plan with both kinds of fees",
    (all) => (plan(all, 0).price = 100),
    "plans.0.price",
    "stands beside fees by size of company: remove it, or remove the sizes / 企業規模別の会費と同時には設定できません。",
  ],
  [
    "nine plans",
    (all) => {
      for (let count = 0; count < 5; count += 1)
        all.plans.push({ ...plan(all, 2), tier: `more-${String(count)}`, name: named(`More ${String(count)}`) });
    },
    "plans",
    "must have at most 8 entries / ",
  ],
  [
    "seven sizes",
    (all) => {
      for (let count = 0; count < 5; count += 1)
        plan(all, 0).variants?.push({
          ...size(all, 0),
          type: `S${String(count)}`,
          name: named(`Size ${String(count)}`),
        });
    },
    "plans.0.variants",
    "must have at most 6 entries / ",
  ],
  [
    "a tier that cannot stand in an address",
    (all) => (plan(all, 2).tier = "solo/2"),
    "plans.2.tier",
    'must be a short word of a-z, 0-9 and "-" that begins with a letter, like corporate / corporate のように、',
  ],
])("%s: a sentence with the remedy, in both languages", (_what, change, field, words) => {
  expect(faults(change)[0]).toContain(`${field}: ${words}`);
});

test.each<[what: string, change: (plans: MembershipPlans) => unknown]>([
  ["no plan at all", (all) => (all.plans = [])],
  ["one plan for a person", (all) => (all.plans = [plan(all, 2)])],
  ["a plan with one size", (all) => plan(all, 0).variants?.pop()],
  ["any tier", (all) => (plan(all, 0).tier = "patron-2")],
  ["no promotion", (all) => delete all.promotion],
  ["no campaign", (all) => delete all.promotion?.founding],
  ["no important terms", (all) => delete (all as Partial<MembershipPlans>).importantTerms],
  ["no benefits", (all) => delete (plan(all, 0) as Partial<Plan>).features],
  [
    "a list of sizes that is empty",
    (all) => all.plans.splice(0, 1, { ...plan(all, 0), variants: [], price: 100, memberSlots: 1 }),
  ],
])("a chamber may have %s", (_what, change) => {
  expect(faults(change)).toEqual([]);
});

test("a file with the promotion's former fields is read as today's, and a save writes these", () => {
  const former = sample
    .replaceAll(/^ {4}(?:foundingFreeYears|promotionPercent): .*\n/gm, "")
    .replace(/ {2}founding:\n(?: {4}.*\n)+/, "  studentDiscountPercent: 100\n  founding60FreeYears: 1\n");
  const [then, now] = [read(former), read(sample)];
  if (!then.ok || !now.ok) throw new Error("one of the files is not read");
  const [before, today] = [then.fields, now.fields] as unknown as [MembershipPlans, MembershipPlans];
  expect(before.plans).toEqual(today.plans);
  expect(before.promotion).toEqual({ ...today.promotion, founding: before.promotion?.founding });
  const plans = before.plans.map(({ promotionPercent: _, ...rest }) => rest);
  const edited = editEntry(collections.plans, "plans", { text: former, before: then.fields }, { ...before, plans });
  expect(edited).not.toMatch(/studentDiscountPercent|founding60FreeYears|promotionPercent/);
  expect(edited).toContain("foundingFreeYears: 1");
  expect(edited).toContain("# A printed quotation");
});
