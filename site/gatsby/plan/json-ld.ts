import type { OrganizationLeaf } from "schema-dts";
import type { NewsAnswer } from "../../../content/model/api/answers";
import { translate, translateIfAny, type Language } from "../../../content/model/text/language";
import type { JsonLd, PageHeadData } from "../../shell/page-head-data";
import type { Build } from "./build";
import { languageOfPath } from "../../../content/model/pages/page-paths";
import { omitUndefined } from "../../../content/model/omit-undefined";

export const context = "https://schema.org";

/** The chamber itself, on the home page. */
export function organizationLd({ content: { site }, input: { publicUrl } }: Build, language: Language): JsonLd {
  const networks = Object.values(site.social).filter((address) => address !== undefined);
  return {
    "@context": context,
    "@type": "Organization",
    name: site.name[language],
    alternateName: site.shortName[language],
    url: `${publicUrl}/`,
    logo: publicUrl + site.logo,
    email: site.email,
    foundingDate: String(site.founded),
    ...(networks.length === 0 ? {} : { sameAs: networks }),
  };
}

/** An article, and its breadcrumbs. `path` and `newsPath` are paths in the article's language. */
export function articleLd(
  build: Build,
  language: Language,
  news: NewsAnswer,
  { path, newsPath, newsTitle }: { readonly path: string; readonly newsPath: string; readonly newsTitle: string },
): JsonLd[] {
  const { site } = build.content;
  const { publicUrl } = build.input;
  const title = translate(language, news.title, news.title_jp).text;
  const author = translateIfAny(language, news.author, news.author_jp)?.text;
  const publisher: OrganizationLeaf = {
    "@type": "Organization",
    name: site.name[language],
    logo: publicUrl + site.logo,
  };
  const steps = [
    { name: newsTitle, path: newsPath },
    { name: title, path },
  ];
  return [
    {
      "@context": context,
      "@type": "NewsArticle",
      headline: title,
      datePublished: news.date,
      ...omitUndefined({ dateModified: build.content.changedAt(news) }),
      inLanguage: language,
      mainEntityOfPage: publicUrl + path,
      author: author === undefined ? publisher : { "@type": "Person", name: author },
      publisher,
      ...(news.image ? { image: [publicUrl + news.image] } : {}),
    },
    breadcrumbLd(build, language, steps),
  ];
}

/** A page whose entry is nothing of which schema.org has the time of a change: an organization. */
export function webPageLd({ title, publicUrl, canonicalPath }: PageHeadData, dateModified: string): JsonLd {
  return {
    "@context": context,
    "@type": "WebPage",
    name: title,
    url: publicUrl + canonicalPath,
    inLanguage: languageOfPath(canonicalPath),
    dateModified,
  };
}

/** The breadcrumbs of a page: the home page, then the steps, each with its path in the language. */
export function breadcrumbLd(
  { routes, content: { site }, input: { publicUrl } }: Build,
  language: Language,
  steps: readonly { readonly name: string; readonly path: string }[],
): JsonLd {
  const all = [{ name: site.shortName[language], path: routes.page(language, "home") }, ...steps];
  return {
    "@context": context,
    "@type": "BreadcrumbList",
    itemListElement: all.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: publicUrl + path,
    })),
  };
}
