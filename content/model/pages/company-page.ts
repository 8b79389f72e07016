import { z } from "zod";
import { bilingual } from "../collections/fields";
import { label, PageMetadata } from "./page-parts";

/** `pages/company.yml`: headings of every company's page; its metadata serves addresses without a company. */
export const CompanyPage = z.strictObject({
  id: z.literal("company"),
  metadata: PageMetadata,
  informationHeading: bilingual(120),
  websiteLabel: label,
  noDescription: bilingual(200),
  industryHeading: bilingual(120),
  headquartersHeading: bilingual(120),
  addressHeading: bilingual(120),
  backLabel: label,
});
export type CompanyPage = z.infer<typeof CompanyPage>;
