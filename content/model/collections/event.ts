import { z } from "zod";
import {
  body,
  capacity,
  emptyToUndefined,
  fullYear,
  isoDate,
  line,
  optionalBody,
  optionalEmail,
  optionalLine,
  optionalLink,
  price,
  text,
} from "./fields";
import { field } from "./field-meta";
import { linkFields, pictureFields } from "./item-fields";
import { isDeadlineTooLate, spokenLanguages } from "./event-facts";
import { says } from "../problems/fault";
import { machineField } from "./machine-field";
import { publicationFields } from "./publication-fields";
import { formatEventDate, impossibleDay, parseEventDate } from "../dates/event-dates";
import { allDay } from "../dates/event-time";

/** `YYYY-MM-DD`, or `YYYY-MM-DD to YYYY-MM-DD` with the end on or after the start (R8.1). */
export const eventDate = text()
  .refine((value) => parseEventDate(value) !== undefined, {
    abort: true,
    error: ({ input }) => {
      const day = impossibleDay(String(input));
      return day === undefined ? says("eventDateForm", { got: String(input) }) : says("noSuchDay", { got: day });
    },
  })
  .refine(...fullYear)
  .transform((value) => {
    const days = parseEventDate(value);
    return days ? formatEventDate(days.startDate, days.endDate) : value;
  });

const facts = { section: "facts" } as const;
const wrongPrice = {
  en: "Enter a whole amount in yen, such as 3000; 0 means free",
  ja: "3000のように、円の金額を整数で入力してください（無料は0）",
};
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(emptyToUndefined, schema.optional());

/** An event as its file holds it (R8.1, R8.3): shared fields and both languages. */
export const Event = z
  .object({
    title: field(line(200), "Title", "タイトル", { section: "when" }),
    title_jp: optionalLine(200),
    date: field(eventDate, "Date", "日付", { input: "days", section: "when" }),
    time: field(z.preprocess(emptyToUndefined, line(100).default(allDay)), "Time", "時間", {
      input: "time",
      section: "when",
    }),
    venue: field(optionalLine(200), "Venue", "会場", {
      section: "place",
      hint: { en: "Building and room.", ja: "建物名・部屋名です。" },
    }),
    venue_jp: optionalLine(200),
    address: field(optionalLine(300), "Address of the venue", "会場の住所", {
      section: "place",
      hint: { en: "The page links it to a map.", ja: "ページから地図へリンクします。" },
    }),
    address_jp: optionalLine(300),
    onlineLink: field(optionalLink, "Link to take part online", "オンライン参加のリンク", {
      section: "place",
      hint: {
        en: "Everybody can see it. If people get the link after registering, enter the address of the registration.",
        ja: "サイトをご覧の方全員に表示されます。申込後に参加リンクを送る場合は、申込ページのアドレスを入力してください。",
      },
    }),
    ...pictureFields,
    ...linkFields,
    contactEmail: field(optionalEmail, "Contact email", "連絡先メールアドレス", { section: "link" }),
    /** Where to look back once the event is over: slides, pictures. */
    afterLink: field(optionalLink, "Link after the event", "開催後のリンク", {
      section: "link",
      hint: {
        en: "Slides or photos. Shown in place of the button once the event is over.",
        ja: "資料や写真のアドレスです。終了後、ボタンの代わりに表示されます。",
      },
    }),
    priceMembers: field(optional(price), "Price for members (yen)", "会員の参加費（円）", {
      ...facts,
      hint: {
        en: "Tax included, for example 3000. 0 is shown as free.",
        ja: "税込の金額です（例：3000）。0と入力すると「無料」と表示されます。",
      },
      wrong: wrongPrice,
    }),
    priceGuests: field(optional(price), "Price for guests (yen)", "一般の参加費（円）", {
      ...facts,
      hint: { en: "For everyone who is not a member.", ja: "会員以外の方の金額です。" },
      wrong: wrongPrice,
    }),
    capacity: field(optional(capacity), "Capacity (people)", "定員（名）", {
      ...facts,
      hint: { en: "How many people can take part.", ja: "参加できる人数です。" },
      wrong: { en: "Enter a whole number of people, 1 or more", ja: "1以上の人数を整数で入力してください" },
    }),
    spokenLanguage: field(
      optional(z.enum(spokenLanguages, says("oneOf", { values: [...spokenLanguages] }))),
      "Language of the event",
      "使用言語",
      {
        ...facts,
        none: { en: "Not specified", ja: "指定なし" },
        options: {
          en: { en: "English", ja: "英語" },
          ja: { en: "Japanese", ja: "日本語" },
          both: { en: "English and Japanese", ja: "英語・日本語" },
          interpreted: { en: "Both, with interpretation", ja: "英語・日本語（通訳付き）" },
        },
      },
    ),
    registerBy: field(optional(isoDate), "Register by", "申込締切", {
      ...facts,
      hint: {
        en: "The last day to register. From the next day visitors read that registration has closed, and the button is gone.",
        ja: "申し込みを受け付ける最終日です。翌日からは、ボタンの代わりに受付終了のお知らせが表示されます。",
      },
      input: { input: "date", notAfter: "date" },
      wrong: {
        en: "Registration must not close after the last day of the event",
        ja: "申込締切はイベントの最終日までの日付にしてください",
      },
    }),
    description: field(body, "Description", "説明", { section: "texts" }),
    description_jp: optionalBody,
    ...machineField,
    ...publicationFields,
  })
  .refine(
    ({ date, registerBy }) => {
      const days = parseEventDate(date);
      return days === undefined || !isDeadlineTooLate(registerBy, days.endDate);
    },
    { path: ["registerBy"], error: says("registerByLate") },
  );
export type Event = z.infer<typeof Event>;
