import type { CollectionForm } from "../../../content/model/api/collection-answers";
import { fill, type KindWords } from "../kit/services/words";
import type { ContentWords } from "./content-words";

/** The words of a collection's list and form. */
export function kindWords({ label, entry, growing, leaves }: CollectionForm, own: ContentWords): KindWords {
  const filled = Object.fromEntries(
    Object.entries(own.kind).map(([key, sentence]) => [key, fill(sentence, { entry, label })]),
  ) as ContentWords["kind"];
  return {
    ...filled,
    title: fill(own.titleOf, { label }),
    existing: label,
    ...(growing ? {} : { editHeading: filled.editPage }),
    ...(leaves ? own.leaving : {}),
  };
}
