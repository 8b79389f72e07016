import { parseMoment } from "../../../../content/model/dates/moment";
import { publicationState, type PublicationFields } from "../../../../content/model/publication/publication";
import type { Language } from "../../../../content/model/text/language";
import { momentInWords } from "../fields/moment-parts";
import { fill, type Words } from "../status/words";

/** True for an item that visitors see at a moment. */
export const isPublic = (item: PublicationFields, at: Date): boolean =>
  publicationState(item, at.getTime()) === "public";

/** When visitors see an item that is saved with these fields at a moment, in ms since 1970, in a sentence. */
export function whenPublic(
  { draft, publishAt = "", unpublishAt = "" }: PublicationFields,
  at: number,
  language: Language,
  words: Words,
): string {
  const says = words.publication.says;
  const [from, until] = [parseMoment(String(publishAt)), parseMoment(String(unpublishAt))];
  const said = (sentence: string, ms: number) => fill(sentence, { time: momentInWords(ms, language, words) });
  if (publishAt !== "" && from === undefined) return says.open;
  if (draft === true) return says.draft;
  if (until !== undefined && until <= (from ?? -Infinity)) return says.endsFirst;
  if (until !== undefined && until <= at) return said(says.ended, until);
  const begins = from === undefined ? says.now : from <= at ? said(says.passed, from) : said(says.from, from);
  return until === undefined ? begins : fill(says.both, { begins, ends: said(says.until, until) });
}
