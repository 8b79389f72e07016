import type { InquiryAnswer } from "../../content/model/api/inquiry-answer";

/** Finds inquiries whose texts and note hold every word, whatever their case and width (Ａ is a, ｱ is ア). */
export function inquirySearch(search: string): (inquiry: InquiryAnswer) => boolean {
  const words = plain(search)
    .split(/\s+/)
    .filter((word) => word !== "");
  return ({ name, company, email, contact, message, note }) => {
    if (words.length === 0) return true;
    const text = plain([name, company, email, contact, message, note?.text ?? ""].join("\n"));
    return words.every((word) => text.includes(word));
  };
}

const plain = (text: string): string => text.normalize("NFKC").toLowerCase();
