import { z } from "zod";
import { isTimeZone } from "../dates/zone-time";
import { says } from "../problems/fault";
import type { Collection } from "./collection";
import { described, field, type FieldMeta } from "./field-meta";
import { bilingual, line, link, listOf, mediaPath } from "./fields";
import { footer, menu } from "./menu";
import { theme } from "./theme";

const joinQueryPattern = /^(?:[^{}?#\s]|\{(?:plan|size|years|date)\})+$/;

const titleSuffixHint: FieldMeta = {
  hint: { en: "Page titles end in it: “News | …”.", ja: "ページタイトルの末尾に付きます（例：「ニュース | …」）。" },
};

const toContact: FieldMeta = {
  hint: {
    en: "Without it, the button leads to the contact page.",
    ja: "空欄の場合、ボタンはお問い合わせページへの案内になります。",
  },
};

/** `site.yml`: everything that makes this site this chamber's and not another's (R1.2). */
export const SiteSettings = z.strictObject({
  /** Prefix of the routes: `/product-about`. */
  product: field(
    z.string().regex(/^[a-z][a-z0-9]{1,20}$/, says("productWord")),
    "Word in the addresses",
    "アドレスの接頭辞",
    {
      fixed: {
        en: "It stands in the address of every page, like /product-about. A change would break every link to the site, so only a maintainer can make it, together with redirects.",
        ja: "/product-about のように、すべてのページのアドレスに入っています。変更すると既存のリンクがすべて切れるため、転送の設定とあわせて、システム担当者だけが変更できます。",
      },
    },
  ),
  name: field(bilingual(120), "Name of the chamber", "会議所の名称"),
  shortName: field(bilingual(40), "Short name", "略称"),
  /** Appended to page titles: "Title | Suffix". */
  titleSuffix: field(bilingual(120), "End of page titles", "ページタイトルの末尾", titleSuffixHint),
  description: field(bilingual(300), "Description for search engines", "検索エンジン向けの説明"),
  keywords: field(bilingual(300), "Keywords", "キーワード", {
    hint: { en: "With commas between them.", ja: "カンマで区切ってください。" },
  }),
  founded: field(z.int(), "Founded in", "設立年", { unit: "year" }),
  city: field(bilingual(60), "City", "都市"),
  email: field(described(z.email(), { input: "email" }), "E-mail", "メールアドレス"),
  logo: field(mediaPath, "Logo", "ロゴ"),
  theme,
  socialImage: field(mediaPath, "Picture for sharing", "共有用の画像", {
    hint: { en: "1,200 × 630 pixels.", ja: "1,200×630ピクセルの画像です。" },
  }),
  social: field(
    z
      .strictObject({
        instagram: field(link.optional(), "Instagram", "Instagram"),
        linkedin: field(link.optional(), "LinkedIn", "LinkedIn"),
        youtube: field(link.optional(), "YouTube", "YouTube"),
      })
      .default({}),
    "Social networks",
    "SNS",
  ),
  menu,
  footer,
  /** Where else people look at the clock: times of events are shown there, too. */
  secondTime: field(
    z
      .strictObject({
        zone: field(line(60).refine(isTimeZone, says("timeZone")), "Time zone", "タイムゾーン", {
          hint: { en: "Like Asia/Singapore.", ja: "例：Asia/Singapore" },
        }),
        name: field(bilingual(40), "Its name beside a time", "時刻に添える名称"),
      })
      .optional(),
    "Second time of events",
    "イベントの時刻を併記する地域",
  ),
  /** Of the secretariat, on quotations; the city where it is missing. */
  postalAddress: field(bilingual(200).optional(), "Postal address", "住所", {
    hint: { en: "Stands on quotations.", ja: "お見積りに記載されます。" },
  }),
  forms: field(
    z
      .strictObject({
        /** Without it, people apply by the contact form. */
        join: field(link.optional(), "Application for membership", "入会申込フォーム", {
          hint: {
            en: "Without it, people apply by the contact form.",
            ja: "空欄の場合は、お問い合わせフォームからのお申し込みになります。",
          },
        }),
        /** Added to the address of `join` for what was calculated: `{plan}`, `{size}`, `{years}` and `{date}` are filled in. */
        joinQuery: field(
          line(500)
            .regex(
              joinQueryPattern,
              says("joinQuery", { example: "plan={plan}&years={years}", known: "{plan}, {size}, {years}, {date}" }),
            )
            .optional(),
          "What “Apply” adds to its address",
          "「申し込む」がアドレスに加える内容",
          {
            hint: {
              en: "{plan}, {size}, {years} and {date} are replaced by what was calculated.",
              ja: "{plan}、{size}、{years}、{date} は計算した内容に置き換わります。",
            },
          },
        ),
        founding60: field(
          link.optional(),
          "Campaign for founding members",
          "創設会員キャンペーンのフォーム",
          toContact,
        ),
        eventRegistration: field(link.optional(), "Registration for events", "イベント申込フォーム", {
          hint: {
            en: "Without it, the button leads to the page of the event.",
            ja: "空欄の場合、ボタンはイベントのページへの案内になります。",
          },
        }),
        membershipContact: field(
          link.optional(),
          "Questions about membership",
          "入会のお問い合わせフォーム",
          toContact,
        ),
      })
      .default({}),
    "Forms",
    "フォーム",
  ),
  /** Collections in which what editors change waits until an administrator approves it. */
  approval: field(
    listOf(
      z.enum(["events", "news", "companies", "people", "plans", "partners", "terms", "custom-pages", "pages"]),
    ).optional(),
    "Changes that need approval",
    "承認が必要な変更",
    {
      options: {
        events: { en: "Events", ja: "イベント" },
        news: { en: "News", ja: "ニュース" },
        companies: { en: "Member companies", ja: "会員企業" },
        people: { en: "People", ja: "役員・創設会員" },
        plans: { en: "Membership plans", ja: "会員プラン" },
        partners: { en: "Partners", ja: "パートナー" },
        terms: { en: "Terms and conditions", ja: "利用規約" },
        "custom-pages": { en: "Own pages", ja: "独自ページ" },
        pages: { en: "Pages", ja: "ページ" },
      },
      hint: {
        en: "An editor’s change of these waits until an administrator approves it. Taking something off the site never needs approval.",
        ja: "選んだ内容を編集者が変更すると、管理者が承認するまで公開されません。公開の取りやめに承認は不要です。",
      },
    },
  ),
  /** News category labels staff type in English -> what Japanese pages show. */
  categories: field(listOf(bilingual(60)).default([]), "Categories of news", "ニュースのカテゴリー", {
    item: { en: "category", ja: "カテゴリー" },
  }),
});
export type SiteSettings = z.infer<typeof SiteSettings>;

/** `site.yml`. */
export const site: Collection<SiteSettings> = {
  name: "site",
  extent: "single",
  label: { en: "Site settings", ja: "サイト設定" },
  entry: { en: "site settings", ja: "サイト設定" },
  noun: "site settings",
  schemaOf: () => SiteSettings,
  badId: "unknownPlace",
  titleFields: [],
};
