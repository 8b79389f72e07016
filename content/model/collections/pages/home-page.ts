import { z } from "zod";
import { field } from "../field-meta";
import { bilingual, itemId, listOf } from "../fields";
import { heading, introduction, label, LinkBlock, metadata, Picture, PictureWithAlt } from "./page-parts";

/** One of the chamber's services; `service` chooses the icon. */
const ServiceCard = z.strictObject({
  service: field(z.enum(["support", "networking", "advocacy", "insights"]), "Symbol", "アイコン", {
    options: {
      support: { en: "support", ja: "サポート" },
      networking: { en: "networking", ja: "交流" },
      advocacy: { en: "advocacy", ja: "提言" },
      insights: { en: "insights", ja: "情報" },
    },
  }),
  title: field(bilingual(60), "Title", "タイトル"),
  text: field(bilingual(400), "Text", "本文"),
});

const captioned = (max: number) => PictureWithAlt.extend({ caption: field(bilingual(max), "Caption", "キャプション") });
const slide = { item: { en: "slide", ja: "スライド" } };

/** The gallery's three phases: slides, event pictures, one closing picture (R3.6). */
export const Gallery = z.strictObject({
  heading,
  introduction: introduction(400).optional(),
  slides: field(listOf(captioned(200)), "Slides", "スライド", slide),
  events: field(listOf(captioned(120)), "Pictures of events", "イベントの写真", {
    item: { en: "picture", ja: "写真" },
  }),
  closing: field(captioned(200).optional(), "Closing picture", "最後の写真"),
});
export type Gallery = z.infer<typeof Gallery>;

const listSection = z.strictObject({
  heading,
  introduction: introduction(400),
  label: label("Words of the button", "ボタンの文言"),
});

/** `pages/home.yml`. The links of the campaign's and the registration button are `forms` of `site.yml`. */
export const HomePage = field(
  z.strictObject({
    id: z.literal("home"),
    metadata,
    /** Which of the two readings of the top area is shown (R3.1). */
    hero: field(z.enum(["panels", "carousel"]).default("panels"), "Top of the page", "ページ上部の表示", {
      options: {
        panels: { en: "panels to swipe", ja: "切り替わるパネル" },
        carousel: { en: "introduction with a carousel", ja: "紹介文とカルーセル" },
      },
    }),
    /** The h1 of both readings. */
    title: field(bilingual(120), "Title", "タイトル"),
    subtitle: field(bilingual(400), "Subtitle", "サブタイトル"),
    joinLabel: label("Button to join", "入会ボタン"),
    learnMoreLabel: label("Button to learn more", "詳しく見るボタン"),
    /** Decorative, several take turns; the words are beside them. */
    backgrounds: field(listOf(Picture), "Pictures beside the title", "タイトルに添える画像", {
      item: { en: "picture", ja: "画像" },
      hint: {
        en: "Without one, a drawing in the colours of the site shows.",
        ja: "ない場合は、サイトの色の図柄を表示します。",
      },
    }),
    /** Reading A only: the introduction block with its carousel. */
    carousel: field(
      z
        .strictObject({
          heading,
          text: field(bilingual(1000), "Text", "本文"),
          slides: field(listOf(captioned(200)), "Slides", "スライド", slide),
        })
        .optional(),
      "Introduction with a carousel",
      "紹介文とカルーセル",
    ),
    /** The panel before the title: a campaign and its lines. */
    founding60: field(
      z
        .strictObject({
          /** What the chamber is for, in one line above the campaign. */
          purpose: field(bilingual(120).optional(), "What the chamber is for", "会議所の目的"),
          heading,
          lines: field(listOf(bilingual(200)), "Lines", "キャンペーンの文", {
            item: { en: "line", ja: "行" },
          }),
          /** What a founder gets: while the promotion of `plans.yml` runs, and once it has ended. */
          benefit: field(
            z
              .strictObject({
                running: field(bilingual(200), "While the promotion runs", "キャンペーン中"),
                ended: field(bilingual(200), "Once it has ended", "終了後"),
              })
              .optional(),
            "What a founder gets",
            "創設会員の特典",
          ),
          joinLabel: label("Button to join", "入会ボタン"),
          picture: field(Picture, "Picture", "画像"),
        })
        .optional(),
      "Panel: a campaign",
      "パネル：キャンペーン",
    ),
    /** The panel behind it: the event that is being promoted. Once the event with the id `event` is over, the way to all events. */
    eventBanner: field(
      z
        .strictObject({
          event: field(itemId.optional(), "Event", "イベント", {
            input: { input: "entry", of: "events" },
            hint: {
              en: "Once it is over, the panel leads to all events.",
              ja: "終了すると、パネルはイベント一覧への案内になります。",
            },
          }),
          title: field(bilingual(120), "Title", "タイトル"),
          text: field(bilingual(400), "Text", "本文"),
          label: label("Words of the button", "ボタンの文言"),
          picture: field(Picture, "Picture", "画像"),
        })
        .optional(),
      "Panel: an event",
      "パネル：イベント",
    ),
    events: field(
      listSection.extend({
        /** Which two events the page shows (R3.4). */
        order: field(z.enum(["newest", "next"]).default("newest"), "Which events", "表示するイベント", {
          options: {
            newest: { en: "the two latest by date", ja: "日付の新しい2件" },
            next: { en: "the two that come next", ja: "次に開催される2件" },
          },
        }),
      }),
      "Latest events",
      "最新のイベント",
    ),
    news: field(listSection, "Latest news", "最新のニュース"),
    services: field(
      z
        .strictObject({
          heading,
          introduction: introduction(400),
          cards: field(listOf(ServiceCard), "Services", "サービス", { item: { en: "service", ja: "サービス" } }),
        })
        .optional(),
      "Services",
      "サービス",
    ),
    contactBand: field(LinkBlock, "Way to the contact form", "お問い合わせへの案内"),
    governmentPartners: field(
      z.strictObject({ heading, introduction: introduction(400) }),
      "Government partners",
      "政府機関パートナー",
    ),
    partners: field(z.strictObject({ heading }), "Partners", "パートナー"),
    gallery: field(Gallery.optional(), "Gallery", "ギャラリー"),
  }),
  "Home",
  "トップページ",
);
export type HomePage = z.infer<typeof HomePage>;
