import type { CollectionForm } from "../../../content/model/api/collection-answers";
import { companySlugPattern } from "../../../content/model/collections/ids";
import type { Language } from "../../../content/model/text/language";
import { slugOf } from "../../../content/model/text/slug";
import { createRoutes } from "../../routes";
import type { Services } from "../kit/app/services";
import type { ItemKind } from "../kit/form/item-kind";
import type { FieldErrors } from "../kit/form/values";
import { wordsOf } from "../kit/status/words";
import { bilingualTexts } from "./bilingual-texts";
import { checkFields } from "./check-entry";
import { contentWordsOf } from "./content-words";
import { EntryFacts } from "./EntryFacts";
import { EntryFields } from "./EntryFields";
import { entryCalls, fieldsOfEntry, titlesOf, type Entry } from "./entry";
import { kindWords } from "./kind-words";
import { entryPath } from "./entry-path";
import { locate, type LabelWords } from "./field-labels";
import type { EntryValues } from "./entry-values";
import { rawOfFields, valuesOfFields } from "./field-values";
import { PreviewRequests } from "./preview/preview-requests";
import { EntryPreview } from "./preview/EntryPreview";
import { OrderSection } from "./OrderSection";
import { VersionPreview } from "./preview/VersionPreview";
import { SaveEffects } from "./preview/SaveEffects";
import { allTexts } from "./shown-value";
import { unfold } from "./unfold";

export type EntryKind = ItemKind<Entry, EntryValues>;

/** The kind of item that a collection is, made of its form. */
export function entryKind(
  form: CollectionForm,
  { client, language, sites }: Pick<Services, "client" | "language" | "sites">,
): EntryKind {
  const own = contentWordsOf(language);
  const words: LabelWords = { words: wordsOf(language), own };
  const calls = entryCalls(client.collection(form.name), form);
  const requests = new PreviewRequests(form, client);
  const pageOf = (item: Entry | undefined) => (each: Language) =>
    sites && entryPath(form.name, item?._id, each, createRoutes(sites[each].product));
  const hasSlug = form.name === "companies";
  const fieldsOf = ({ _id }: EntryValues) => fieldsOfEntry(form, _id);
  const valuesOf = (_id: string, raw: unknown): EntryValues => ({
    ...valuesOfFields(fieldsOfEntry(form, _id), raw),
    _id,
    translationChecked: false,
  });
  const rawOf = (values: EntryValues, item: Entry | undefined) => rawOfFields(fieldsOf(values), values, item?.fields);
  const slug = (values: EntryValues) => values._id || proposedSlug(form, values);
  const errorsOf = (values: EntryValues): FieldErrors => ({
    ...checkFields(fieldsOf(values), values, words),
    ...(hasSlug && !companySlugPattern.test(slug(values)) ? { _id: own.companies.addressWrong } : {}),
  });
  const isWrong = (values: EntryValues): boolean => Object.keys(errorsOf(values)).length > 0;

  return {
    name: form.name,
    words: () => kindWords(form, own),
    calls: () => calls,
    growing: form.growing,
    emptyValues: valuesOf("", undefined),
    valuesOf: ({ _id, fields }) => valuesOf(_id, fields),
    storedValuesOf: ({ _id, fields }) => valuesOf(_id, fields),
    textsOf: (values) => bilingualTexts(fieldsOf(values), values, words),
    titleOf: (values) => {
      const { title, title_jp } = titlesOf(form, values._id, rawOf(values, undefined));
      return title === values._id ? { en: "", ja: "" } : { en: title, ja: title_jp ?? "" };
    },
    bodyOf: (values, _image, item) => ({
      ...changedFields(rawOf(values, item), item?.fields ?? {}),
      ...(item === undefined && hasSlug ? { _id: slug(values) } : {}),
      ...(values.translationChecked ? { translationChecked: true } : {}),
    }),
    check: (values) =>
      isWrong(values) ? { kind: "wrong", summary: own.form.wrong, errors: errorsOf(values) } : { kind: "fine" },
    controlOf: (field, values) => (field === "_id" ? field : locate(fieldsOf(values), field, words).control),
    labelOf: (control, _words, values) =>
      control === "_id" ? own.companies.address : locate(fieldsOf(values), control, words).label,
    comparisons: [],
    compared: (versions) => {
      const [first] = versions;
      const { comparisons, versions: unfolded, fold } = unfold(first ? fieldsOf(first) : [], versions, words);
      const rest = ({ _id, translationChecked }: EntryValues) => ({ _id, translationChecked });
      return {
        comparisons,
        versions: versions.map((values, at) => ({ ...unfolded[at], ...rest(values) })),
        fold: (values) => ({ ...fold(values), ...rest(values) }),
      };
    },
    sections: (items) => (items.length === 0 ? [] : [{ heading: undefined, items }]),
    searchTexts: ({ _id, title, title_jp = "", fields }) => [
      title,
      title_jp,
      ...allTexts(fieldsOfEntry(form, _id), valuesOf(_id, fields), words),
    ],
    filters: () => [],
    ...(form.growing ? { repeated: (values) => ({ ...values, _id: "" }) } : {}),
    livePath: (item, each, routes) => entryPath(form.name, item?._id, each, routes),
    ...(form.orderedBy === undefined
      ? {}
      : { Order: (props) => <OrderSection {...props} calls={calls} label={own.collections[form.name]} /> }),
    Fields: (props) => (
      <EntryFields {...props} kind={{ form, fieldsOf, proposedSlug: (values) => proposedSlug(form, values) }} />
    ),
    Preview: ({ shown }) =>
      shown.kind === "form" ? (
        <EntryPreview requests={requests} pageIn={pageOf(shown.current)} />
      ) : (
        <VersionPreview form={form} item={shown.item} pageIn={pageOf(shown.item)} />
      ),
    Effects: ({ values, item, dirty }) => (
      <SaveEffects
        requests={requests}
        dirty={dirty}
        item={item}
        newId={hasSlug ? slug(values) : undefined}
        wrong={item === undefined && isWrong(values) ? own.form.wrong : undefined}
        fields={changedFields(rawOf(values, item), item?.fields ?? {})}
        page={item && pageOf(item)(language)}
      />
    ),
    Facts: ({ item }) => <EntryFacts form={form} item={item} />,
  };
}

/** Fields that a save changes; null removes one. */
function changedFields(raw: Readonly<Record<string, unknown>>, before: Readonly<Record<string, unknown>>) {
  const names = [...new Set([...Object.keys(raw), ...Object.keys(before)])];
  const changed = names.filter((name) => JSON.stringify(raw[name]) !== JSON.stringify(before[name]));
  return Object.fromEntries(changed.map((name) => [name, raw[name] ?? null]));
}

function proposedSlug(form: CollectionForm, values: EntryValues): string {
  const names = form.titleFields.flatMap((field) => [field, `${field}.en`, `${field}_jp`]);
  const name = names.map((each) => values[each]).find(Boolean);
  return typeof name === "string" && name.trim() !== "" ? slugOf(name) : "";
}
