import type { CollectionForm } from "../../../../content/model/api/collection-answers";
import type { ItemFolder } from "../../../../content/model/api/history-answers";
import type { Language } from "../../../../content/model/text/language";
import type { Routes } from "../../../routes";
import type { Entry } from "../entry/entry";
import { entryKind, type OwnParts } from "../form/entry-kind";
import type { ItemKind } from "../form/item-kind";
import type { Services } from "../services/services";
import type { DatedKindWords, Words } from "../services/words";
import { LoadedPart, loadedParts } from "./LoadedPart";

type Own = "sections" | "filters" | "Facts";
type Given = "dayOf" | "copyText" | "announcement";

/** What events and news say for themselves, beside the definitions of their fields. */
export interface DatedParts extends Pick<ItemKind, Own>, Required<Pick<ItemKind, Given>> {
  readonly name: ItemFolder;
  readonly words: (words: Words) => DatedKindWords;
  /** The fields that a duplicate leaves empty. */
  readonly notRepeated: readonly string[];
  readonly livePath: (item: Pick<Entry, "_id" | "title">, language: Language, routes: Routes) => string;
}

/** The kind of item of a collection that has a page of its own in the admin. */
export function datedKind(
  { name, notRepeated, livePath, words: wordsIn, ...parts }: DatedParts,
  form: CollectionForm,
  services: Pick<Services, "client" | "words" | "language" | "sites" | "now">,
): ItemKind {
  const { bodyField = "" } = form;
  const { endDateRequired } = services.words.dates;
  const words = wordsIn(services.words);
  const own: OwnParts = {
    ...parts,
    words,
    namesLanguage: false,
    refusal: (errors, isLacking) => {
      const lacksEnd = Object.values(errors).includes(endDateRequired);
      return { alert: isLacking ? words.required : lacksEnd ? endDateRequired : undefined };
    },
    repeated: (values) => ({ ...values, _id: "", ...Object.fromEntries(notRepeated.map((field) => [field, ""])) }),
    livePath: (item, language, routes) =>
      item === undefined ? routes.page(language, name) : livePath(item, language, routes),
    unsavedPath: (language, routes) => livePath({ _id: "", title: "" }, language, routes),
    Content: (props) => <LoadedPart part="ItemContent" props={{ ...props, bodyField }} />,
  };
  return entryKind(form, services, own, loadedParts);
}
