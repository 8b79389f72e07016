import type { MembershipPageData } from "../membership/membership-page-data";
import type { MembershipPlan, MembershipPlans } from "../../content/model/collections/membership-plan";

const words = (en: string, ja: string) => ({ en, ja });

const company = (tier: "corporate" | "associate", en: string, ja: string): MembershipPlan => ({
  tier,
  name: words(en, ja),
  subtitle: words(`For ${tier} members`, `${ja}の皆さまへ`),
  applicationFee: 15_000,
  period: words("per year", "年額"),
  features: [words("Directory entry", "名簿への掲載")],
  foundingFreeYears: 1,
  variants: [
    {
      type: "Enterprise",
      name: words("Enterprise", "大企業"),
      employees: words("50 or more", "50名以上"),
      price: 500_000,
      memberSlots: 20,
    },
    {
      type: "SMB",
      name: words("Small business", "中小企業"),
      employees: words("Under 50", "50名未満"),
      price: 100_000,
      memberSlots: 5,
    },
  ],
});

const person = (
  tier: "individual" | "student",
  en: string,
  ja: string,
  price: number,
  applicationFee: number,
  promotionPercent?: number,
): MembershipPlan => ({
  tier,
  name: words(en, ja),
  subtitle: words(`For ${tier} members`, `${ja}の皆さまへ`),
  applicationFee,
  period: words("per year", "年額"),
  features: [words("Members' price", "会員価格")],
  price,
  memberSlots: 1,
  promotionPercent,
});

/** Plans with the required fees, and a promotion until the end of 2025. */
export const testPlans: MembershipPlans = {
  plans: [
    company("corporate", "Corporate", "法人会員"),
    company("associate", "Associate", "賛助会員"),
    person("individual", "Individual", "個人会員", 50_000, 15_000),
    person("student", "Student", "学生会員", 25_000, 5_000, 100),
  ],
  promotion: {
    title: words("Promotion until the end of 2025", "2025年末までのキャンペーン"),
    endsOn: "2025-12-31",
    lines: [words("20% off annual fees", "年会費20%割引")],
    endedText: words(
      "The promotion has ended. The fees shown are the regular ones.",
      "キャンペーンは終了いたしました。",
    ),
    applicationFeeWaived: true,
    annualDiscountPercent: 20,
    multiYearDiscounts: [
      { years: 3, percent: 30 },
      { years: 5, percent: 50 },
    ],
    founding: {
      name: words("Founding 60", "ファウンディング60"),
      question: words("We are one of the Founding 60 companies", "「ファウンディング60」の企業です"),
      endedText: words(
        "The free year for Founding 60 companies ended on Wed, Dec 31, 2025.",
        "「ファウンディング60」の特典は2025年12月31日（水）をもって終了いたしました。",
      ),
    },
  },
  consumptionTaxPercent: 10,
  quoteValidDays: 30,
  importantTerms: [words("Fees are not refundable.", "返金いたしません。")],
};

/** Words around the plans. */
export const membershipTexts: MembershipPageData["texts"] = {
  heading: "Membership",
  introduction: "Join us",
  whyJoin: { heading: "Why join?", introduction: "Because", reasons: [{ title: "People", text: "Good ones" }] },
  plans: {
    heading: "Plans",
    introduction: "Four of them",
    annualFee: "Annual fee",
    applicationFee: "Application fee",
    memberSlots: "Member slots",
    taxNote: "Without tax",
  },
  promotionHeading: "Promotions",
  importantTermsHeading: "Important terms",
  contact: { title: "Questions?", text: "Ask", label: "Ask about membership" },
};
