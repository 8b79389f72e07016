import { z } from "zod";
import { field } from "../field-meta";
import { bilingual } from "../fields";
import { label, metadata } from "./page-parts";

/** `pages/company.yml`: headings of every company's page; its metadata serves addresses without a company. */
export const CompanyPage = field(
  z.strictObject({
    id: z.literal("company"),
    metadata,
    informationHeading: field(bilingual(120), "Heading of the facts", "会社情報の見出し"),
    websiteLabel: label("Link to the website", "ウェブサイトへのリンク"),
    noDescription: field(bilingual(200), "Text for a company without a description", "会社紹介がないときの文言"),
    industryHeading: field(bilingual(120), "Industry", "業種の見出し"),
    headquartersHeading: field(bilingual(120), "Place", "所在地の見出し"),
    addressHeading: field(bilingual(120), "Address", "住所の見出し"),
    backLabel: label("Link back to the directory", "会員名簿へ戻るリンク"),
  }),
  "Company pages",
  "会員企業のページ",
);
export type CompanyPage = z.infer<typeof CompanyPage>;
