import type { EventAnswer, NewsAnswer } from "../../../../content/model/api/answers";
import type { CustomPage } from "../../../../content/model/collections/custom-page";
import type { DirectoryPage } from "../../../../content/model/collections/pages/directory-page";
import type { Person } from "../../../../content/model/collections/person";
import { markdownToHtml } from "../../../../content/model/markdown/markdown-html";
import type { SiteSettings } from "../../../../content/model/collections/site-settings";
import type { PageMetadata } from "../../../../content/model/collections/pages/page-parts";
import { plainTextOfHtml } from "../../../../content/model/text/plain-text";
import { translate, type Language, type Translated } from "../../../../content/model/text/language";
import { synonymsFor } from "../../../directory/company-card";
import type { FixedPage, Routes } from "../../../routes";
import type { SearchEntry } from "../../../search/search-index";
import type { SiteContent } from "../../content/site-content";
import type { CompanyFile } from "../../content/companies-of";
import { wordsIn } from "./words-in";

/** An event as the index holds it, with where it takes place. */
export function eventEntry(routes: Routes, language: Language, event: EventAnswer): SearchEntry {
  const { _id, startDate, endDate, title, title_jp, venue = "", venue_jp, address = "", address_jp } = event;
  const text = plainText(event, translate(language, event.description, event.description_jp));
  const places = [translate(language, venue, venue_jp).text, translate(language, address, address_jp).text];
  return {
    kind: "event",
    path: routes.event(language, _id),
    ...shown(language, translate(language, title, title_jp), { ...text, text: joined([text.text, ...places]) }),
    date: startDate,
    ...(endDate === startDate ? {} : { endDate }),
  };
}

/** An article as the index holds it. */
export function newsEntry(routes: Routes, language: Language, news: NewsAnswer): SearchEntry {
  const { _id, slug, date, title, title_jp } = news;
  const text = plainText(news, translate(language, news.content, news.content_jp));
  return {
    kind: "news",
    path: routes.newsArticle(language, _id, slug),
    ...shown(language, translate(language, title, title_jp), text),
    date,
  };
}

/** A member company as the index holds it; it is found by its name in both languages, its reading and the directory's synonyms, too. */
export function companyEntry(
  routes: Routes,
  language: Language,
  { id, company }: CompanyFile,
  synonyms?: DirectoryPage["synonyms"],
): SearchEntry {
  const { name, name_jp, reading, location, location_jp } = company;
  const about = translate(language, company.description, company.description_jp);
  const long = translate(language, company.longdesc ?? "", company.longdesc_jp);
  const place = translate(language, company.address ?? location, company.address_jp ?? location_jp);
  const texts = [about.text, plainText(company, long, markdownToHtml).text, place.text];
  return {
    kind: "company",
    path: routes.company(language, id),
    ...shown(language, translate(language, name, name_jp), { ...about, text: joined(texts) }),
    also: joined([name, name_jp, reading, ...synonymsFor(company, synonyms)], " "),
  };
}

/** An officeholder or founding member as the index holds them: their page, or the list that shows them. */
export function personEntry(routes: Routes, language: Language, person: Person): SearchEntry {
  const { name, serial_no, title, bio, profile } = person;
  return {
    kind: "person",
    path: profile ? routes.officeholder(language, serial_no) : routes.page(language, "officeholders"),
    title: name[language],
    text: joined([title, bio, profile].map((part) => wordsIn(part, language))),
    also: joined([name.en, name.ja], " "),
  };
}

/** A page of the chamber's own as the index holds it. */
export function customPageEntry(routes: Routes, language: Language, id: string, page: CustomPage): SearchEntry {
  const text = plainText(page, translate(language, page.content, page.content_jp), markdownToHtml);
  const summary = translate(language, page.summary ?? "", page.summary_jp);
  return {
    kind: "page",
    path: routes.customPage(language, id),
    ...shown(language, translate(language, page.title, page.title_jp), {
      ...text,
      text: joined([summary.text, text.text]),
    }),
  };
}

/** A fixed page as the index holds it, with the data that it shows. */
export function pageEntry(routes: Routes, language: Language, { page, file, data, site }: PageSource): SearchEntry {
  const { metadata, ...texts } = file;
  return {
    kind: "page",
    path: routes.page(language, page),
    title: page === "home" ? site.name[language] : metadata.title[language],
    text: wordsIn([texts, data], language),
    also: metadata.keywords[language],
  };
}

interface PageSource {
  readonly page: FixedPage;
  readonly file: { readonly metadata: PageMetadata };
  readonly data: readonly unknown[];
  readonly site: SiteSettings;
}

/** Data files that a fixed page shows apart from its own. */
export const dataOf = (files: SiteContent["files"], page: FixedPage) =>
  files.filter(({ collection }) => shownData[page] === collection).map(({ fields }) => fields);

const shownData: Partial<Record<FixedPage, string>> = { home: "partners", membership: "plans", terms: "terms" };

const joined = (texts: readonly (string | undefined)[], separator = " · "): string =>
  texts.filter(Boolean).join(separator);

function shown(language: Language, title: Translated, text: Translated) {
  const english = (Object.entries({ title, text }) as ["title" | "text", Translated][]).flatMap(([name, part]) =>
    part.language === language ? [] : [name],
  );
  return { title: title.text, text: text.text, ...(english.length === 0 ? {} : { english }) };
}

/** Plain text by the item and the language it is in: a save makes a file with a hundred items, of which one has changed. */
const plain = { en: new WeakMap<object, string>(), ja: new WeakMap<object, string>() };

function plainText(item: object, { text, language }: Translated, htmlOf = (html: string) => html): Translated {
  const known = plain[language].get(item) ?? plainTextOfHtml(htmlOf(text));
  plain[language].set(item, known);
  return { text: known, language };
}
