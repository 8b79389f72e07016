import type { InquiryAnswer } from "../../content/model/api/inquiry-answer";
import type { Bilingual } from "../../content/model/text/language";

/** The columns of the table of inquiries; times are ISO 8601, UTC. */
export const inquiryColumns: readonly {
  readonly label: Bilingual;
  readonly cell: (inquiry: InquiryAnswer) => string;
}[] = [
  { label: { en: "Received", ja: "受信日時" }, cell: ({ receivedAt }) => receivedAt },
  { label: { en: "State", ja: "対応状況" }, cell: ({ state }) => state },
  { label: { en: "Type", ja: "種別" }, cell: ({ inquiryType }) => inquiryType },
  { label: { en: "Name", ja: "お名前" }, cell: ({ name }) => name },
  { label: { en: "Company", ja: "会社名" }, cell: ({ company }) => company },
  { label: { en: "Email", ja: "メールアドレス" }, cell: ({ email }) => email },
  { label: { en: "Phone", ja: "電話番号" }, cell: ({ contact }) => contact },
  { label: { en: "Message", ja: "お問い合わせ内容" }, cell: ({ message }) => message },
  { label: { en: "Language of the page", ja: "ページの言語" }, cell: ({ language = "" }) => language },
  { label: { en: "Answered by", ja: "対応者" }, cell: ({ answered }) => answered?.by ?? "" },
  { label: { en: "Answered on", ja: "対応日時" }, cell: ({ answered }) => answered?.at ?? "" },
  { label: { en: "Note", ja: "メモ" }, cell: ({ note }) => note?.text ?? "" },
];
