import { z } from "zod";
import { field } from "../field-meta";
import { bilingual, listOf } from "../fields";
import { heading, introduction, label, LinkBlock, metadata, pageHeader, TextBlock } from "./page-parts";

/** `pages/membership.yml`; fees, promotion and important terms are in `plans.yml`. */
export const MembershipPage = field(
  z.strictObject({
    id: z.literal("membership"),
    metadata,
    ...pageHeader,
    whyJoin: field(
      z.strictObject({
        heading,
        introduction: introduction(600),
        reasons: field(listOf(TextBlock), "Reasons", "理由", { item: { en: "reason", ja: "理由" } }),
      }),
      "Why join",
      "入会のメリット",
    ),
    plans: field(
      z.strictObject({
        heading,
        introduction: introduction(600),
        annualFee: label("Annual fee", "年会費"),
        applicationFee: label("Application fee", "入会金"),
        memberSlots: label("Places for people", "登録できる人数"),
        /** Says that fees are without consumption tax. */
        taxNote: field(bilingual(200), "Note about tax", "税の注記"),
      }),
      "Words of the plans",
      "プランの文言",
      { hint: { en: "The figures are in “Membership plans”.", ja: "金額は「会員プラン」で変更します。" } },
    ),
    promotionHeading: field(bilingual(120), "Heading of the promotion", "キャンペーンの見出し"),
    importantTermsHeading: field(bilingual(120), "Heading of the important terms", "重要事項の見出し"),
    /** Its button opens `forms.membershipContact` of `site.yml`. */
    contact: field(LinkBlock, "Way to a conversation", "ご相談への案内"),
  }),
  "Membership",
  "会員制度",
);
export type MembershipPage = z.infer<typeof MembershipPage>;
