import { parseMoment } from "../../../../content/model/dates/moment";
import { publicationState } from "../../../../content/model/publication/publication";
import { languages } from "../../../../content/model/text/language";
import { createRoutes } from "../../../routes";
import type { Sites } from "../../host";
import type { ItemKind } from "../form/item-kind";
import type { Services } from "../services/services";
import { momentInWords } from "../dates/moment-parts";
import { fill, wordsOf } from "../services/words";
import type { Entry } from "../entry/entry";

/** What is said once the announcement is copied: of an item that is not public at a moment also that its links show nothing. */
export function sharedText(item: Entry, at: Date, { language, words }: Pick<Services, "language" | "words">): string {
  const { copied, later } = words.share;
  const state = publicationState(item, at.getTime());
  if (state === "public") return copied;
  const time = momentInWords(parseMoment(String(item.publishAt)) ?? 0, language, words);
  return fill(words.publication.says.both, { begins: copied, ends: fill(later[state], { time }) });
}

/** A short announcement of an item in both languages, each with the address of its public page below it. */
export function shareText(
  kind: Pick<ItemKind, "announcement" | "livePath">,
  item: Entry,
  sites: Sites | undefined,
  origin: string,
): string {
  return languages
    .map((language) => {
      const site = sites?.[language];
      const address = site ? [origin + kind.livePath(item, language, createRoutes(site.product))] : [];
      return [...(kind.announcement?.(item, language, wordsOf(language)) ?? []), ...address].join("\n");
    })
    .join("\n\n");
}
