import { z } from "zod";
import { says } from "../problems/fault";
import { bilingual } from "../collections/fields";
import { LinkBlock, PageMetadata, pageHeader, Picture } from "./page-parts";

/** A reason to be a sponsor; `benefit` chooses the icon. */
export const BenefitCard = z.strictObject({
  benefit: z.enum(["exposure", "branding", "targeting"]),
  title: bilingual(60),
  text: bilingual(400),
});
export type BenefitCard = z.infer<typeof BenefitCard>;

/** `pages/sponsorship.yml`. */
export const SponsorshipPage = z.strictObject({
  id: z.literal("sponsorship"),
  metadata: PageMetadata,
  ...pageHeader,
  picture: Picture,
  benefitsHeading: bilingual(120),
  benefits: z.array(BenefitCard).length(3, says("threeBenefits")),
  opportunities: z.strictObject({ heading: bilingual(120), items: z.array(bilingual(300)).min(1) }),
  contact: LinkBlock,
});
export type SponsorshipPage = z.infer<typeof SponsorshipPage>;
