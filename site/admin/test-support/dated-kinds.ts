import { collections } from "../../../content/model/collections/collections";
import { collectionForm } from "../../../content/model/entries/collection-form";
import type { Language } from "../../../content/model/text/language";
import { createClient } from "../client";
import { datedKind, type DatedParts } from "../kit/app/dated-kind";
import { wordsOf } from "../kit/services/words";

/** The kind of item that a page makes of its parts and the form of its collection. */
export function kindIn(parts: DatedParts, language: Language = "en") {
  return datedKind(parts, collectionForm(collections[parts.name], language), {
    client: createClient("", language),
    words: wordsOf(language),
    language,
    now: () => new Date(),
  });
}
