import type { RevisionAnswer } from "../../../../content/model/api/history-answers";
import type { Services } from "../services/services";
import { formatTimestamp, timeAgo } from "../dates/timestamps";
import { fill } from "../services/words";

/** A sentence with who made a revision and when in place of `{name}` and `{time}`. */
export function fillRevision(
  sentence: string,
  { author, date }: RevisionAnswer,
  { words, language, now }: Pick<Services, "words" | "language" | "now">,
): string {
  const ago = fill(words.history.ago, { ago: timeAgo(date, now(), language) });
  return fill(sentence, { name: author, time: `${formatTimestamp(date, language)}${ago}` });
}
