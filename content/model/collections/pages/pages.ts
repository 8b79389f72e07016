import { z } from "zod";
import type { Collection } from "../collection";
import type { Bilingual } from "../../text/language";
import { isYamlMap } from "../../yaml/yaml-data";
import { isPageId, PageFile, pageSchemas, type PageId } from "./page-file";

/** The public pages with texts of their own, as staff call them; those of the admin are edited by maintainers. */
const publicPages = {
  home: { en: "Home", ja: "トップページ" },
  about: { en: "About the chamber", ja: "会議所について" },
  president: { en: "President’s message", ja: "会長挨拶" },
  officeholders: { en: "Officeholders", ja: "役員・創設会員" },
  membership: { en: "Membership", ja: "会員制度" },
  directory: { en: "Membership directory", ja: "会員名簿" },
  company: { en: "Company pages", ja: "会員企業のページ" },
  news: { en: "News", ja: "ニュース" },
  events: { en: "Events", ja: "イベント" },
  contact: { en: "Contact", ja: "お問い合わせ" },
  sponsorship: { en: "Sponsorship", ja: "協賛のご案内" },
  terms: { en: "Terms and privacy", ja: "利用規約・プライバシーポリシー" },
  search: { en: "Search", ja: "サイト内検索" },
  "not-found": { en: "Page not found", ja: "ページが見つからないとき" },
} as const satisfies Readonly<Partial<Record<PageId, Bilingual>>>;

/** `pages/<id>.yml`. */
export const pages: Collection = {
  name: "pages",
  kind: "page",
  extent: "fixed",
  label: { en: "Pages", ja: "ページ" },
  entry: { en: "page", ja: "ページ" },
  noun: "page",
  schemaOf: (id) => z.preprocess((data) => ({ ...(isYamlMap(data) ? data : {}), id }), pageSchemas.get(id) ?? PageFile),
  implied: "id",
  isId: isPageId,
  badId: "unknownPage",
  titleFields: [],
  entries: publicPages,
};
