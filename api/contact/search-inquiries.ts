import type { InquiryAnswer } from "../../content/model/api/inquiry-answer";
import { foldAccents } from "../../content/model/text/textfold";

/** Finds inquiries whose texts and note hold every word, whatever their case, width, kana, accents and forms of signs (髙橋), and what is invisible in them. */
export function inquirySearch(search: string): (inquiry: InquiryAnswer) => boolean {
  const words = foldAccents(search)
    .split(/\s+/)
    .filter((word) => word !== "");
  return ({ name, company, email, contact, message, note }) => {
    if (words.length === 0) return true;
    const text = foldAccents([name, company, email, contact, message, note?.text ?? ""].join("\n"));
    return words.every((word) => text.includes(word));
  };
}
