import { z } from "zod";
import {
  altText,
  body,
  capacity,
  emptyToUndefined,
  isoDate,
  line,
  optionalBody,
  optionalEmail,
  optionalLine,
  optionalLink,
  optionalMediaPath,
  price,
  text,
} from "./fields";
import { field } from "./field-meta";
import { isDeadlineTooLate, spokenLanguages } from "./event-facts";
import { says } from "../problems/fault";
import { publicationFields } from "../publication/publication-fields";
import { formatEventDate, impossibleDay, parseEventDate } from "../dates/event-dates";

/** Time label of an event that has none (R8.1). */
export const defaultEventTime = "All day";

/** `YYYY-MM-DD`, or `YYYY-MM-DD to YYYY-MM-DD` with the end on or after the start (R8.1). */
export const eventDate = text()
  .refine((value) => parseEventDate(value) !== undefined, {
    error: ({ input }) => {
      const day = impossibleDay(String(input));
      return day === undefined ? says("eventDateForm", { got: String(input) }) : says("noSuchDay", { got: day });
    },
  })
  .transform((value) => {
    const days = parseEventDate(value);
    return days ? formatEventDate(days.startDate, days.endDate) : value;
  });

/** The schemas of the facts about taking part. */
export const factFields = {
  priceMembers: price,
  priceGuests: price,
  capacity,
  spokenLanguage: z.enum(spokenLanguages, says("oneOf", { values: [...spokenLanguages] })),
  registerBy: isoDate,
};

const optional = <T extends z.ZodType>(schema: T) => z.preprocess(emptyToUndefined, schema.optional());

/** An event as its file holds it (R8.1, R8.3): shared fields and both languages. */
export const Event = z
  .object({
    title: field(line(200), "Title", "タイトル"),
    title_jp: optionalLine(200),
    date: field(eventDate, "Date", "日付"),
    time: field(z.preprocess(emptyToUndefined, line(100).default(defaultEventTime)), "Time", "時間"),
    venue: field(optionalLine(200), "Venue", "会場", {
      hint: { en: "Building and room.", ja: "建物名・部屋名です。" },
    }),
    venue_jp: optionalLine(200),
    address: field(optionalLine(300), "Address of the venue", "会場の住所", {
      hint: { en: "The page links it to a map.", ja: "ページから地図へリンクします。" },
    }),
    address_jp: optionalLine(300),
    onlineLink: field(optionalLink, "Link to take part online", "オンライン参加のリンク", {
      hint: {
        en: "Everybody can see it. If people get the link after registering, enter the address of the registration.",
        ja: "どなたにも表示されます。申込後に参加リンクを送る場合は、申込ページのアドレスを入力してください。",
      },
    }),
    image: field(optionalMediaPath, "Image", "画像"),
    imageAlt: field(altText, "Image description", "画像の説明"),
    imageAlt_jp: optionalLine(300),
    link: field(optionalLink, "Link", "リンク"),
    buttonText: field(optionalLine(80), "Button text", "ボタンの文字"),
    buttonText_jp: optionalLine(80),
    contactEmail: field(optionalEmail, "Contact email", "連絡先メールアドレス"),
    /** Where to look back once the event is over: slides, pictures. */
    afterLink: field(optionalLink, "Link after the event", "開催後のリンク"),
    priceMembers: field(optional(factFields.priceMembers), "Price for members", "会員の参加費"),
    priceGuests: field(optional(factFields.priceGuests), "Price for guests", "一般の参加費"),
    capacity: field(optional(factFields.capacity), "Capacity", "定員", { unit: "people" }),
    spokenLanguage: field(optional(factFields.spokenLanguage), "Language of the event", "使用言語", {
      options: {
        en: { en: "English", ja: "英語" },
        ja: { en: "Japanese", ja: "日本語" },
        both: { en: "English and Japanese", ja: "英語・日本語" },
        interpreted: { en: "Both, with interpretation", ja: "英語・日本語（通訳付き）" },
      },
    }),
    registerBy: field(optional(factFields.registerBy), "Register by", "申込締切"),
    description: field(body, "Description", "説明"),
    description_jp: optionalBody,
    ...publicationFields,
  })
  .refine(({ date, registerBy }) => !isDeadlineTooLate(registerBy, parseEventDate(date)?.endDate ?? ""), {
    path: ["registerBy"],
    error: says("registerByLate"),
  });
export type Event = z.infer<typeof Event>;
