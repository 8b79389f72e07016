import { z } from "zod";
import { bilingual } from "../collections/fields";
import { LinkBlock, PageMetadata, pageHeader, TextBlock } from "./page-parts";

/** `pages/membership.yml`; fees, promotion and important terms are in `plans.yml`. */
export const MembershipPage = z.strictObject({
  id: z.literal("membership"),
  metadata: PageMetadata,
  ...pageHeader,
  whyJoin: z.strictObject({
    heading: bilingual(120),
    introduction: bilingual(600),
    reasons: z.array(TextBlock).min(1),
  }),
  plans: z.strictObject({
    heading: bilingual(120),
    introduction: bilingual(600),
    annualFee: bilingual(60),
    applicationFee: bilingual(60),
    memberSlots: bilingual(60),
    /** Says that fees are without consumption tax. */
    taxNote: bilingual(200),
  }),
  promotionHeading: bilingual(120),
  importantTermsHeading: bilingual(120),
  /** Its button opens `forms.membershipContact` of `site.yml`. */
  contact: LinkBlock,
});
export type MembershipPage = z.infer<typeof MembershipPage>;
