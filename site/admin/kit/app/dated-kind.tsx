import type { CollectionForm } from "../../../../content/model/api/collection-answers";
import type { ItemFolder } from "../../../../content/model/api/history-answers";
import type { Language } from "../../../../content/model/text/language";
import { localToday } from "../../../../content/model/dates/event-status";
import { createRoutes, type Routes } from "../../../routes";
import { LoadedPart } from "./LoadedPart";
import type { Services } from "../services/services";
import type { ItemKind } from "../form/item-kind";
import type { AltTextRequirement, FormValues } from "../fields/values";
import type { DatedKindWords, Words } from "../services/words";
import { checkFields, lacksRequired } from "../entry/check-entry";
import { fieldsOfEntry } from "../../../../content/model/collections/field-form";
import { entryCalls, type Entry } from "../entry/entry";
import { entryParts } from "../form/entry-parts";
import type { Raw } from "../entry/inputs/input-kind";
import { PreviewRequests } from "../../content/preview/preview-requests";

type Own = "sections" | "filters" | "Facts";
type Given = "dayOf" | "copyText" | "announcement";

/** What events and news say for themselves, beside the definitions of their fields. */
export interface DatedParts extends Pick<ItemKind, Own>, Required<Pick<ItemKind, Given>> {
  readonly name: ItemFolder;
  readonly words: (words: Words) => DatedKindWords;
  /** The fields that a duplicate leaves empty. */
  readonly once: readonly string[];
  readonly livePath: (item: Pick<Entry, "_id" | "title">, language: Language, routes: Routes) => string;
}

/** The kind of item of a collection that has a page of its own in the admin. */
export function datedKind(
  parts: DatedParts,
  form: CollectionForm,
  { client, words, language, sites, now }: Pick<Services, "client" | "words" | "language" | "sites" | "now">,
): ItemKind {
  const { once, livePath, name } = parts;
  const kindWords = parts.words(words);
  const { bodyField = "" } = form;
  const fields = fieldsOfEntry(form, "");
  const entry = entryParts(form, words);
  const calls = entryCalls(client.collection(name), form);
  const errorsOf = (values: FormValues, picture?: AltTextRequirement) =>
    checkFields(fields, values, words, { picture, namesLanguage: false });
  const requests = new PreviewRequests(form, client);
  // No address is that of an item without an id: of a new one, the page that it is to have is shown.
  const pageOf =
    (item: Pick<Entry, "_id" | "title"> = { _id: "", title: "" }) =>
    (each: Language) =>
      sites && livePath(item, each, createRoutes(sites[each].product));
  /** What a preview shows of a form: what is not wrong, and of a new item marks in the place of what must be there. */
  const shownFields = (values: FormValues, item: Entry | undefined, picture: string | undefined): Raw => {
    const errors = errorsOf(values);
    const sound = Object.entries(entry.previewOf(values, item, picture)).filter(
      ([field]) => errors[field] === undefined && errors[`${field}.end`] === undefined,
    );
    const marks = fields
      .filter(({ required }) => required && item === undefined)
      .map((field) => [field.name, /^da(?:te|ys)$/.test(field.input) ? localToday(now()) : "…"] as const);
    return Object.fromEntries<unknown>([...marks, ...sound]);
  };
  return {
    ...entry,
    ...parts,
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
    Preview: ({ shown }) =>
      shown.kind === "form" ? (
        <LoadedPart part="EntryPreview" props={{ requests, pageIn: pageOf(shown.current), picture: shown.picture }} />
      ) : (
        <LoadedPart part="VersionPreview" props={{ ...shown, form, pageIn: pageOf(shown.item) }} />
      ),
    Effects: ({ picture, ...props }) => (
      <LoadedPart
        part="SaveEffects"
        props={{
          ...props,
          requests,
          dirty: props.dirty && Object.keys(errorsOf(props.values)).length === 0,
          newId: undefined,
          wrong: undefined,
          fields: shownFields(props.values, props.item, picture),
          page: pageOf(props.item)(language),
        }}
      />
    ),
    Content: (props) => <LoadedPart part="ItemContent" props={{ ...props, bodyField }} />,
  };
}
