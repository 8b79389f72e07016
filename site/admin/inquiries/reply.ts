import type { InquiryAnswer } from "../../../content/model/api/inquiry-answer";
import type { Language } from "../../../content/model/text/language";
import { fill } from "../kit/services/words";
import { inquiryWordsOf } from "./inquiry-words";
import { receivedTime } from "./received-time";

/** Browsers on Windows open no longer addresses of mails: they do nothing, without a word. */
const longestAddress = 2000;

/** A mail that answers an inquiry. */
export interface Reply {
  readonly href: string;
  /** The message as a quotation, whole. */
  readonly quotation: string;
  /** The mail quotes only its beginning. */
  readonly isShortened: boolean;
}

/** The answer to an inquiry, in the language of its page, with as much of the message as an address holds (RFC 6068). */
export function replyTo(inquiry: InquiryAnswer, staffLanguage: Language): Reply {
  const { email, inquiryType, message, name, receivedAt, language = staffLanguage } = inquiry;
  const words = inquiryWordsOf(language);
  const head = fill(words.reply.wrote, { name, time: receivedTime(language, receivedAt) });
  const withBody = (quoted: string): string =>
    `${replyAddress(email, fill(words.subject, { type: words.types[inquiryType] }))}&body=${encoded(`\n\n${head}\n${quoted}`)}`;
  const whole = quote(message);
  if (withBody(whole).length <= longestAddress)
    return { href: withBody(whole), quotation: `${head}\n${whole}`, isShortened: false };
  const end = `\n> ${words.reply.more}`;
  const room = longestAddress - withBody(end).length;
  return {
    href: withBody(`${beginning(whole, room, language)}${end}`),
    quotation: `${head}\n${whole}`,
    isShortened: true,
  };
}

/** Mail programs expect CRLF. */
const encoded = (text: string): string => encodeURIComponent(text.toWellFormed().replaceAll("\n", "\r\n"));

const quote = (text: string): string => text.replace(/^/gm, "> ");

/** As many whole words as fit into `room` when they are encoded. */
function beginning(text: string, room: number, language: Language): string {
  let [end, used] = [0, 0];
  for (const { segment, index } of new Intl.Segmenter(language, { granularity: "word" }).segment(text)) {
    used += encoded(segment).length;
    if (used > room) break;
    end = index + segment.length;
  }
  return text.slice(0, end).replace(/[\s>]+$/, "");
}

/** A `mailto:` address for an answer. Everything is escaped, so that an odd address adds no receivers and no headers. */
export function replyAddress(email: string, subject: string): string {
  const at = email.lastIndexOf("@");
  const mailbox = `${encodeURIComponent(email.slice(0, at))}@${encodeURIComponent(email.slice(at + 1))}`;
  return `mailto:${mailbox}?subject=${encodeURIComponent(subject)}`;
}
