import { field } from "./field-meta";
import { altText, optionalLine, optionalLink, optionalMediaPath } from "./fields";
import type { FormSection } from "./collection";

const link = { section: "link" } as const;

/** The picture of an event or a news item, and its description. */
export const pictureFields = {
  image: field(optionalMediaPath, "Image", "画像", { alt: "imageAlt", section: "image" }),
  imageAlt: field(altText, "Image description", "画像の説明", {
    hint: {
      en: "What the image shows, for people who cannot see it.",
      ja: "画像が見えない方のために、何が写っているかを書きます。",
    },
  }),
  imageAlt_jp: optionalLine(300),
};

/** The link of an event or a news item, and the words on its button (R8.6). */
export const linkFields = {
  link: field(optionalLink, "Link", "リンク", {
    ...link,
    hint: {
      en: "A web address such as https://example.com or www.example.com",
      ja: "https://example.com や www.example.com のように入力します。",
    },
  }),
  buttonText: field(optionalLine(80), "Button text", "ボタンの文字", {
    ...link,
    hint: {
      en: "Shown only when there is a link. Left empty, the button says “Learn more!”, in Japanese “詳しく見る”.",
      ja: "リンクがあるときだけ表示されます。空欄の場合、英語では「Learn more!」、日本語では「詳しく見る」になります。",
    },
    needs: "link",
    proposed: { en: "Learn more!", ja: "詳しく見る" },
  }),
  buttonText_jp: optionalLine(80),
};

/** The sections that the forms of events and news share. */
export const itemSections = {
  texts: { label: { en: "Texts", ja: "文章" } },
  link: { label: { en: "Link and button", ja: "リンクとボタン" } },
  image: { label: { en: "Image", ja: "画像" } },
} satisfies Readonly<Record<string, FormSection>>;
