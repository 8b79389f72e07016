import { z } from "zod";
import { field } from "../field-meta";
import { bilingual, listOf } from "../fields";
import { heading, LinkBlock, metadata, pageHeader, Picture } from "./page-parts";

/** A reason to be a sponsor; `benefit` chooses the icon. */
const BenefitCard = z.strictObject({
  benefit: field(z.enum(["exposure", "branding", "targeting"]), "Symbol", "アイコン", {
    options: {
      exposure: { en: "an eye", ja: "目" },
      branding: { en: "a rosette", ja: "リボン" },
      targeting: { en: "a target", ja: "的" },
    },
  }),
  title: field(bilingual(60), "Title", "タイトル"),
  text: field(bilingual(400), "Text", "本文"),
});

/** `pages/sponsorship.yml`. */
export const SponsorshipPage = field(
  z.strictObject({
    id: z.literal("sponsorship"),
    metadata,
    ...pageHeader,
    picture: field(Picture, "Picture", "画像"),
    benefitsHeading: field(bilingual(120), "Heading of the benefits", "メリットの見出し"),
    benefits: field(listOf(BenefitCard), "Benefits", "メリット", {
      item: { en: "benefit", ja: "メリット" },
    }),
    opportunities: field(
      z.strictObject({
        heading,
        items: field(listOf(bilingual(300)), "Opportunities", "協賛の機会", {
          item: { en: "opportunity", ja: "機会" },
        }),
      }),
      "Opportunities",
      "協賛の機会",
    ),
    contact: field(LinkBlock, "Way to the contact form", "お問い合わせへの案内"),
  }),
  "Sponsorship",
  "協賛のご案内",
);
export type SponsorshipPage = z.infer<typeof SponsorshipPage>;
