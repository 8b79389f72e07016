import { translate, type Language, type Translated } from "../../../content/model/language";
import { markdownToHtml } from "../../../content/model/markdown-html";
import { localisedPath } from "../../../content/model/page-paths";
import { inLanguage } from "../../../content/model/pages/in-language";
import type { CompanyPage } from "../../../content/model/pages/company-page";
import { metadataDescription } from "../../../content/model/plain-text";
import type { CompanyDetails, CompanyPageData } from "../../directory/company-page-data";
import type { PageHeadData } from "../../shell/page-head-data";
import { picturesOf, type Build } from "../build";
import { fullTitle, twins } from "../page-head";
import { plannedPage, type PlannedPage } from "../planned-page";
import { companiesOf, type CompanyFile } from "./companies-of";
import { companyLd } from "./company-ld";

/** The page of every member company, in one language. */
export async function companyPages(build: Build, language: Language): Promise<PlannedPage<CompanyPageData>[]> {
  const file = build.content.page("company");
  if (!file) return [];
  return Promise.all(companiesOf(build.content).map((company) => companyPage(build, language, file, company)));
}

async function companyPage(
  build: Build,
  language: Language,
  file: CompanyPage,
  company: CompanyFile,
): Promise<PlannedPage<CompanyPageData>> {
  const { id: _, metadata, ...texts } = file;
  const path = build.routes.company("en", company.id);
  const details = companyDetails(company, language);
  return plannedPage(build, {
    language,
    path,
    template: "directory/CompanyPage.tsx",
    head: companyHead(build, language, { path, company, details, ogImage: metadata.ogImage }),
    page: { texts: inLanguage(texts, language), company: details, pictures: await picturesOf(build, [details.logo]) },
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
    longDescription: optional(
      language,
      longdesc && markdownToHtml(longdesc),
      longdesc_jp && markdownToHtml(longdesc_jp),
    ),
    industry: translate(language, company.description, company.description_jp),
    location: translate(language, company.location, company.location_jp),
    address: optional(language, company.address, company.address_jp),
  };
}

function optional(language: Language, english: string | undefined, japanese: string | undefined): Translated | null {
  if (english !== undefined) return translate(language, english, japanese);
  return japanese === undefined ? null : { text: japanese, language: "ja" };
}

interface HeadParts {
  readonly path: string;
  readonly company: CompanyFile;
  readonly details: CompanyDetails;
  readonly ogImage: string;
}

/** Metadata made from the company. An untranslated copy points to the English page and is nobody's twin. */
function companyHead(build: Build, language: Language, { path, company, details, ogImage }: HeadParts): PageHeadData {
  const { longdesc, longdesc_jp } = company.company;
  const translated = longdesc === undefined || longdesc_jp !== undefined;
  const shown = translated ? language : "en";
  const title = fullTitle(build, language, details.name.text);
  const description = metadataDescription(details.longDescription?.text ?? details.industry.text);
  return {
    title,
    description,
    keywords: [details.name.text, details.industry.text, details.location.text].join(", "),
    ogTitle: title,
    ogDescription: description,
    ogImage,
    ogType: "website",
    siteName: build.content.site.name[language],
    publicUrl: build.input.publicUrl,
    canonicalPath: localisedPath(shown, path),
    alternates: translated ? twins(path) : null,
    noindex: false,
    jsonLd: companyLd(build, shown, { path: localisedPath(shown, path), details, description }),
  };
}
