import { parseMoment } from "../../../../content/model/dates/moment";
import { publicationState, type PublicationFields } from "../../../../content/model/publication/publication";
import type { Language } from "../../../../content/model/text/language";
import { momentInWords } from "../dates/moment-parts";
import { fill, type Words } from "../services/words";

/** True for an item that visitors see at a moment. */
export const isPublic = (item: PublicationFields, at: Date): boolean =>
  publicationState(item, at.getTime()) === "public";

/** When visitors see an item that is saved with these fields at a moment, in ms since 1970, in a sentence; `stored`: those it has now. */
export function whenPublic(
  { draft, publishAt = "", unpublishAt = "" }: PublicationFields,
  at: number,
  language: Language,
  words: Words,
  stored?: PublicationFields,
): string {
  const { says, unpublishes } = words.publication;
  const isPublicNow = stored !== undefined && isPublic(stored, new Date(at));
  const [from, until] = [parseMoment(String(publishAt)), parseMoment(String(unpublishAt))];
  const said = (sentence: string, ms: number) => fill(sentence, { time: momentInWords(ms, language, words) });
  if (publishAt !== "" && from === undefined) return says.open;
  if (draft === true) return isPublicNow ? unpublishes.draft : says.draft;
  if (until !== undefined && until <= (from ?? -Infinity)) return says.endsFirst;
  if (until !== undefined && until <= at) return said(isPublicNow ? unpublishes.ended : says.ended, until);
  const later = isPublicNow ? unpublishes.from : says.from;
  const isKept = isPublicNow && parseMoment(String(stored.publishAt)) === from;
  const passed = isKept ? says.since : says.passed;
  const begins = from === undefined ? says.now : said(from <= at ? passed : later, from);
  return until === undefined ? begins : fill(says.both, { begins, ends: said(says.until, until) });
}
