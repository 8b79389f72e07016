import { sampleContent } from "../../../content/model/test-support/sample-content";
import type { ContentFile, FileOf } from "../../../content/model/entries/content-file";
import { languages } from "../../../content/model/text/language";
import { companySlugs } from "../../test-support/route-table";
import { readContent } from "../content/read-content";
import { siteContent } from "../content/site-content";

// The required numbers as the content has them: the pages show these, and the model calculates with them.
const folder = readContent(sampleContent);
const content = siteContent(folder);

function all<Kind extends ContentFile["collection"]>(kind: Kind): FileOf<Kind>[] {
  return content.files.filter((file): file is FileOf<Kind> => file.collection === kind);
}
function only<Kind extends ContentFile["collection"]>(kind: Kind): FileOf<Kind> {
  const [file, ...others] = all(kind);
  if (!file || others.length > 0) throw new Error(`There is not exactly one file of the kind ${kind}`);
  return file;
}

test("the content has no problem", () => {
  expect(folder.problems).toEqual([]);
});

test("membership fees, slots and application fees are the required ones", () => {
  const { fields: plans } = only("plans");
  const shown = plans.plans.map((plan) => [
    plan.tier,
    plan.applicationFee,
    ...(plan.variants
      ? plan.variants.map(({ type, price, memberSlots }) => [type, price, memberSlots])
      : [[plan.price, plan.memberSlots]]),
  ]);
  const companies = [
    ["Enterprise", 500_000, 20],
    ["SMB", 100_000, 5],
  ];
  expect(shown).toEqual([
    ["corporate", 15_000, ...companies],
    ["associate", 15_000, ...companies],
    ["individual", 15_000, [50_000, 1]],
    ["student", 5_000, [25_000, 1]],
  ]);
  expect(plans.consumptionTaxPercent).toBe(10);
});

test("an enterprise has 50 or more workers or 100 million yen or more, the others less of both", () => {
  const { fields: plans } = only("plans");
  for (const plan of plans.plans) {
    if (!plan.variants) continue;
    const [enterprise, smb] = plan.variants;
    expect(enterprise?.employees.en).toMatch(/50 or more workers, or capital of 100 million yen or more/);
    expect(smb?.employees.en).toMatch(/Under 50 workers and capital under 100 million yen/);
    expect(enterprise?.employees.ja).toMatch(/50名以上、または資本金1億円以上/);
    expect(smb?.employees.ja).toMatch(/50名未満、かつ資本金1億円未満/);
  }
});

test("the promotion is the required one, until Dec 31, 2025", () => {
  expect(only("plans").fields.promotion).toMatchObject({
    endsOn: "2025-12-31",
    applicationFeeWaived: true,
    annualDiscountPercent: 20,
    multiYearDiscounts: [
      { years: 3, percent: 30 },
      { years: 5, percent: 50 },
    ],
  });
  const terms = only("plans").fields.plans.map(({ tier, promotionPercent, foundingFreeYears }) => [
    tier,
    promotionPercent,
    foundingFreeYears,
  ]);
  expect(terms).toEqual([
    ["corporate", undefined, 1],
    ["associate", undefined, 1],
    ["individual", undefined, undefined],
    ["student", 100, undefined],
  ]);
});

test.each([
  [
    "en",
    [
      "March 31, June 30, September 30 or December 31",
      "May 15, 2025 ends on June 30, 2026",
      "not refundable",
      "only at sign-up",
      "tax of 10%",
      "law of Japan",
      "Tokyo District Court",
    ],
  ],
  [
    "ja",
    [
      "3月31日、6月30日、9月30日、12月31日",
      "2025年5月15日に入会した場合、2026年6月30日に満了",
      "返金いたしません",
      "ご入会時にのみ適用",
      "10%の消費税",
      "日本法",
      "東京地方裁判所",
    ],
  ],
] as const)("the terms say in %s when membership ends, what is refunded, and which law applies", (language, facts) => {
  const text = JSON.stringify(only("terms").fields.sections.map(({ paragraph }) => paragraph[language]));
  for (const fact of facts) expect(text).toContain(fact);
});

test("the terms have all three kinds of paragraph: a text, a list with an empty item, a contact entry", () => {
  for (const language of languages) {
    const paragraphs: unknown[] = only("terms").fields.sections.map(({ paragraph }) => paragraph[language]);
    expect(paragraphs).toContainEqual(expect.any(String));
    expect(paragraphs).toContainEqual(expect.arrayContaining([""]));
    expect(paragraphs).toContainEqual({ text: expect.any(String), email: expect.stringContaining("@") });
  }
});

test("the directory has the thirteen companies, at four places, each with industry, logo and link", () => {
  const companies = all("companies").map(({ fields }) => fields);
  expect(
    all("companies")
      .map((file) => file.id)
      .sort(),
  ).toEqual([...companySlugs].sort());
  expect(new Set(companies.map(({ location }) => location))).toEqual(
    new Set(["Japan", "Singapore", "California", "Tokyo"]),
  );
});

test("the home page has three Founding 60 lines, six event pictures in the gallery, two government partners, logos of each size", () => {
  const home = content.page("home");
  expect(home?.founding60?.lines).toHaveLength(3);
  expect(home?.gallery?.events).toHaveLength(6);
  const { government, logos } = only("partners").fields;
  expect(government).toHaveLength(2);
  expect(new Set(logos.map(({ size }) => size))).toEqual(new Set(["small", "large", "default"]));
});

test("the services promoted are support, networking, advocacy and insights", () => {
  const words = JSON.stringify(content.page("home")).toLowerCase();
  for (const service of ["support", "networking", "advocacy", "insights"]) expect(words).toContain(service);
});
