import { translate, translateIfAny, type Language } from "../../../../content/model/text/language";
import { markdownToHtml } from "../../../../content/model/markdown/markdown-html";
import { mediaInMarkdown } from "../../../../content/model/markdown/media-in-markdown";
import { languageOfPath } from "../../../../content/model/pages/page-paths";
import { inLanguage } from "../../../../content/model/pages/in-language";
import type { CompanyPage } from "../../../../content/model/collections/pages/company-page";
import { metadataDescription } from "../../../../content/model/text/plain-text";
import type { CompanyDetails, CompanyPageData } from "../../../directory/company-page-data";
import { itemLink, type ItemLinkData } from "../../../items/item-link";
import type { PageHeadData } from "../../../shell/page-head-data";
import type { Build } from "../build";
import { companyMentions } from "../company-mentions";
import { fullTitle, pageHead, type Listing } from "../page-head";
import { planPage, type PagePlan } from "../planned-page";
import { companiesOf, type CompanyFile } from "../../content/companies-of";
import { companyLd } from "./company-ld";

/** The page of every member company, in one language. */
export function companyPages(build: Build, language: Language): PagePlan<CompanyPageData>[] {
  const file = build.content.page("company");
  if (!file) return [];
  const mentions = companyMentions(build.content);
  return companiesOf(build.content).map((company) => {
    const items = mentions.get(company.id)?.map((item) => itemLink(item, language)) ?? [];
    return companyPage(build, language, file, company, items);
  });
}

function companyPage(
  build: Build,
  language: Language,
  file: CompanyPage,
  company: CompanyFile,
  mentions: readonly ItemLinkData[],
): PagePlan<CompanyPageData> {
  const { id: _, metadata, ...texts } = file;
  const path = build.routes.company("en", company.id);
  const { longdesc, longdesc_jp, logoImg } = company.company;
  const details = (): CompanyDetails => companyDetails(company, language);
  return planPage(build, {
    language,
    path,
    template: "directory/CompanyPage.tsx",
    dated: true,
    translated: longdesc === undefined || longdesc_jp !== undefined,
    dependencies: [file, company.company, build.content.page("directory")?.heading, JSON.stringify(mentions)],
    images: [...(logoImg === undefined ? [] : [logoImg]), ...mediaInMarkdown(longdesc, longdesc_jp)],
    head: (listing) => companyHead(build, language, { listing, details: details(), ogImage: metadata.ogImage }),
    page: (pictures) => ({ texts: inLanguage(texts, language), company: details(), mentions, pictures }),
  });
}

/** What a company's page shows, with its description made HTML. */
function companyDetails({ company }: CompanyFile, language: Language): CompanyDetails {
  const { name, name_jp, longdesc, longdesc_jp } = company;
  const shown = translate(language, name, name_jp);
  const other = shown.language === "ja" ? translate("en", name, name_jp) : translate("ja", name, name_jp);
  return {
    name: shown,
    otherName: other.language === shown.language ? null : other,
    logo: company.logoImg,
    link: company.link,
    longDescription: translateIfAny(
      language,
      longdesc && markdownToHtml(longdesc),
      longdesc_jp && markdownToHtml(longdesc_jp),
    ),
    industry: translate(language, company.description, company.description_jp),
    location: translate(language, company.location, company.location_jp),
    address: translateIfAny(language, company.address, company.address_jp),
  };
}

interface HeadParts {
  readonly listing: Listing;
  readonly details: CompanyDetails;
  readonly ogImage: string;
}

/** Metadata made from the company. */
function companyHead(build: Build, language: Language, { listing, details, ogImage }: HeadParts): PageHeadData {
  const { canonicalPath } = listing;
  const title = fullTitle(build, language, details.name.text);
  const description = metadataDescription(details.longDescription?.text ?? details.industry.text);
  return pageHead(build, language, listing, {
    title,
    description,
    keywords: [details.name.text, details.industry.text, details.location.text].join(", "),
    ogImage,
    jsonLd: companyLd(build, languageOfPath(canonicalPath), { path: canonicalPath, details, description }),
  });
}
