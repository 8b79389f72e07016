import type { InquiryAnswer } from "../../content/model/api/inquiry-answer";
import { foldText } from "../../content/model/text/textfold";

/** Finds inquiries whose texts and note hold every word, whatever their case, width and kana, and what is invisible in them. */
export function inquirySearch(search: string): (inquiry: InquiryAnswer) => boolean {
  const words = foldText(search)
    .split(/\s+/)
    .filter((word) => word !== "");
  return ({ name, company, email, contact, message, note }) => {
    if (words.length === 0) return true;
    const text = foldText([name, company, email, contact, message, note?.text ?? ""].join("\n"));
    return words.every((word) => text.includes(word));
  };
}
