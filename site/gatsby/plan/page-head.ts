import { languages, type Bilingual, type Language } from "../../../content/model/text/language";
import { localisedPath, originalPath } from "../../../content/model/pages/page-paths";
import { inLanguage } from "../../../content/model/pages/in-language";
import type { PageMetadata } from "../../../content/model/collections/pages/page-parts";
import { paletteOf } from "../../../content/model/theme/palette";
import { themeStylePath, wholeTheme } from "../../../content/model/theme/theme-style";
import type { JsonLd, PageHeadData } from "../../shell/page-head-data";
import type { Build } from "./build";

/** How search engines may list a page. */
export type Listing = Pick<PageHeadData, "canonicalPath" | "alternates" | "noindex">;

/** The listing of a page: an untranslated copy has the English page as canonical, and no alternates. */
export function listingOf(
  language: Language,
  path: string,
  { translated = true, noindex = false }: { readonly translated?: boolean; readonly noindex?: boolean },
): Listing {
  return {
    canonicalPath: localisedPath(translated ? language : "en", path),
    alternates: translated && !noindex ? twins(path) : null,
    noindex,
  };
}

/** A path and its twin. */
export function twins(path: string): Bilingual {
  return { en: localisedPath("en", path), ja: localisedPath("ja", path) };
}

/** The title with the chamber's suffix. */
export function fullTitle({ content: { site } }: Build, language: Language, title: string): string {
  return `${title} | ${site.titleSuffix[language]}`;
}

/** Texts of a page's head, in the page's language; those for social networks default to the same. */
interface HeadTexts
  extends
    Pick<PageHeadData, "title" | "description" | "keywords" | "ogImage">,
    Partial<Pick<PageHeadData, "ogTitle" | "ogDescription" | "ogType" | "jsonLd">> {}

/** Metadata of a page; `title` comes with the chamber's suffix. */
export function pageHead(build: Build, language: Language, listing: Listing, texts: HeadTexts): PageHeadData {
  const { title, description, keywords, ogTitle = title, ogDescription = description, ogImage } = texts;
  const { ogType = "website", jsonLd = [] } = texts;
  return {
    title,
    description,
    keywords,
    ogTitle,
    ogDescription,
    ogImage,
    ogType,
    ...themeOf(build),
    siteName: build.content.site.name[language],
    publicUrl: build.input.publicUrl,
    ...listing,
    jsonLd,
  };
}

function themeOf({ content: { site } }: Build): Pick<PageHeadData, "theme"> {
  const style = themeStylePath(site.theme);
  return style === undefined ? {} : { theme: { style, ground: paletteOf(wholeTheme(site.theme)).paper } };
}

/** Metadata of a page whose texts are a file in `pages/`. */
export function fixedPageHead(
  build: Build,
  language: Language,
  metadata: PageMetadata,
  listing: Listing,
  jsonLd: readonly JsonLd[] = [],
): PageHeadData {
  const texts = inLanguage(metadata, language);
  return pageHead(build, language, listing, { ...texts, title: fullTitle(build, language, texts.title), jsonLd });
}

/**
 * The default tags of the site, for addresses that nothing is known of. Only the title says which
 * page it is: a page must have a title that describes it (WCAG 2.4.2).
 */
export function defaultPageHead(build: Build, language: Language, { path, title }: { path: string; title: string }) {
  const { name, description, keywords, socialImage } = build.content.site;
  const listing = { canonicalPath: path, alternates: null, noindex: true };
  return pageHead(build, language, listing, {
    title: fullTitle(build, language, title),
    description: description[language],
    keywords: keywords[language],
    ogTitle: name[language],
    ogImage: socialImage,
  });
}

/** The object gatsby-plugin-react-i18next would put into a page's context by itself. */
export function i18nContext(language: Language, path: string) {
  const routed = language !== "en";
  return {
    language,
    languages: [...languages],
    defaultLanguage: "en" as const,
    generateDefaultLanguagePage: false,
    routed,
    originalPath: originalPath(path),
    path: localisedPath(language, path),
  };
}
