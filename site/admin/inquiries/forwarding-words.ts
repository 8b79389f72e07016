import type { InquiryAnswer } from "../../../content/model/api/inquiry-answer";
import type { Language } from "../../../content/model/text/language";
import { fill } from "../kit/services/words";
import { inquiryWordsOf } from "./inquiry-words";
import { receivedTime } from "./received-time";

/** Whether an inquiry has reached the staff's mailbox, as a sentence (R5.4). */
export function forwardingWords({ forwarding, state }: InquiryAnswer, language: Language): string {
  const words = inquiryWordsOf(language).forwarding;
  switch (forwarding.kind) {
    case "off":
      return words.off;
    case "sent":
      return fill(words.sent, { time: receivedTime(language, forwarding.at) });
    case "summarised":
      return fill(words.summarised, { time: receivedTime(language, forwarding.at) });
    case "waiting":
      // Inquiries marked as done or spam are not forwarded.
      if (state !== "new") return state === "done" ? words.stopped : words.spam;
      if (forwarding.attempts === 0) return words.waiting;
      return fill(words.failed, {
        count: forwarding.attempts,
        reason: forwarding.lastFailure ?? words.noReason,
        time: receivedTime(language, forwarding.nextTryAt),
      });
  }
}

/** True when forwarding has failed so far, which staff must see. */
export function forwardingFailed({ forwarding, state }: InquiryAnswer): boolean {
  return forwarding.kind === "waiting" && forwarding.attempts > 0 && state === "new";
}
