import type { CollectionForm } from "../../../../content/model/api/collection-answers";
import type { ItemFolder } from "../../../../content/model/api/history-answers";
import type { Language } from "../../../../content/model/text/language";
import { normaliseLink } from "../../../../content/model/text/link";
import type { Routes } from "../../../routes";
import { LoadedPart } from "./LoadedPart";
import type { Services } from "../services/services";
import type { ItemKind } from "../form/item-kind";
import type { AltTextRequirement, FormValues } from "../fields/values";
import type { Previewed, PreviewView } from "../preview/preview-parts";
import type { DatedKindWords, Words } from "../services/words";
import { checkFields, lacksRequired } from "../entry/check-entry";
import { fieldsOfEntry } from "../../../../content/model/collections/field-form";
import { entryCalls, type Entry } from "../entry/entry";
import { entryParts } from "../form/entry-parts";
import type { Raw } from "../entry/inputs/input-kind";

type Own = "sections" | "filters" | "Facts";
type Given = "dayOf" | "copyText" | "announcement";

/** What events and news say for themselves, beside the definitions of their fields. */
export interface DatedParts extends Pick<ItemKind, Own>, Required<Pick<ItemKind, Given>> {
  readonly name: ItemFolder;
  readonly words: (words: Words) => DatedKindWords;
  /** The fields that a duplicate leaves empty. */
  readonly once: readonly string[];
  readonly livePath: (item: Entry, language: Language, routes: Routes) => string;
  readonly loadPreview: () => Promise<readonly PreviewView[]>;
}

/** An event or a news item as the admin lists and edits it. */
interface DatedKind extends ItemKind {
  /** What a save would store, without what is wrong. */
  previewedFields(form: Previewed): Raw;
}

/** The kind of item of a collection that has a page of its own in the admin. */
export function datedKind(
  parts: DatedParts,
  form: CollectionForm,
  { client, words }: Pick<Services, "client" | "words">,
): DatedKind {
  const { loadPreview, once, livePath, name } = parts;
  const kindWords = parts.words(words);
  const { bodyField = "" } = form;
  const fields = fieldsOfEntry(form, "");
  const entry = entryParts(form, words);
  const calls = entryCalls(client.collection(name), form);
  const errorsOf = (values: FormValues, picture?: AltTextRequirement) =>
    checkFields(fields, values, words, { picture, namesLanguage: false });
  const previewedFields: DatedKind["previewedFields"] = (shown) => {
    if (shown.kind === "item") return { ...shown.item.fields, image: shown.item.imageUrl ?? shown.item.image };
    const { values, current, picture } = shown;
    const errors = errorsOf(values);
    const links = new Set(fields.flatMap(({ input, name }) => (input === "link" ? [name] : [])));
    const sound = Object.entries(entry.fileOf(values, current))
      .filter(([field]) => errors[field] === undefined && errors[`${field}.end`] === undefined)
      .map(([field, value]) => [field, links.has(field) ? normaliseLink(String(value)) : value] as const);
    // A heading without words would be a hole in the page.
    return { title: "…", [bodyField]: "", ...Object.fromEntries<unknown>(sound), image: picture };
  };
  return {
    ...entry,
    ...parts,
    previewedFields,
    words: kindWords,
    calls: () => calls,
    check: (values, picture) => {
      const errors = errorsOf(values, picture);
      const texts = Object.values(errors);
      if (texts.length === 0) return { kind: "fine" };
      const { endDateRequired } = words.dates;
      const ownAlert = texts.includes(endDateRequired) ? endDateRequired : undefined;
      const isLacking = lacksRequired(fields, values, words);
      return { kind: "wrong", alert: isLacking ? kindWords.required : ownAlert, errors };
    },
    repeated: (values) => ({ ...values, _id: "", ...Object.fromEntries(once.map((field) => [field, ""])) }),
    livePath: (item, language, routes) =>
      item === undefined ? routes.page(language, name) : livePath(item, language, routes),
    Fields: (props) => (
      <LoadedPart part="EntryFields" props={{ ...props, collection: form, fields, pictureName: name }} />
    ),
    Preview: ({ shown }) => (
      <LoadedPart part="ItemPreview" props={{ load: loadPreview, fieldsOf: previewedFields, shown }} />
    ),
    Effects: (props) =>
      props.dirty ? (
        <LoadedPart
          part="DatedEffects"
          props={{
            ...props,
            form,
            fields: entry.changesOf(props.values, props.item),
            isWrong: Object.keys(errorsOf(props.values)).length > 0,
          }}
        />
      ) : null,
    Content: (props) => <LoadedPart part="ItemContent" props={{ ...props, bodyField }} />,
  };
}
