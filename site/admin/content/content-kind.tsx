import type { CollectionForm } from "../../../content/model/api/collection-answers";
import { companySlugPattern } from "../../../content/model/collections/ids";
import type { Language } from "../../../content/model/text/language";
import { slugOf } from "../../../content/model/text/slug";
import { createRoutes } from "../../routes";
import { useServices, type Services } from "../kit/services/services";
import { checkFields } from "../kit/entry/check-entry";
import { EntryFields } from "../kit/form/EntryFields";
import { entryParts } from "../kit/form/entry-parts";
import type { Raw } from "../kit/entry/inputs/input-kind";
import { entryCalls, type Entry } from "../kit/entry/entry";
import type { ItemKind } from "../kit/form/item-kind";
import { textIn, type FieldErrors, type FormValues } from "../kit/fields/values";
import { fill, wordsOf } from "../kit/services/words";
import { contentWordsOf, kindWords } from "./content-words";
import { entryPath } from "./entry-path";
import { PreviewRequests } from "./preview/preview-requests";
import { EntryPreview, VersionPreview } from "./preview/EntryPreview";
import { OrderSection } from "./OrderSection";
import { SaveEffects } from "./preview/SaveEffects";
import { SlugField } from "./SlugField";
import { valueAt } from "../../../content/model/yaml/yaml-data";

/** An entry as the admin lists and edits it. */
export interface EntryKind extends ItemKind {
  /** What its file is to hold. */
  fileOf(values: FormValues, item: Entry | undefined): Raw;
}

/** The kind of item that a collection is, made of its form; `isPrepared`: the form of a prepared change (R15.24). */
export function entryKind(
  form: CollectionForm,
  { client, language, sites }: Pick<Services, "client" | "language" | "sites">,
  isPrepared = false,
): EntryKind {
  const own = contentWordsOf(language);
  const words = wordsOf(language);
  const calls = entryCalls(client.collection(form.name), form);
  const requests = new PreviewRequests(form, client, isPrepared);
  const pageOf = (item: Entry | undefined) => (each: Language) =>
    sites && entryPath(form.name, item?._id, each, createRoutes(sites[each].product));
  const hasSlug = form.name === "companies";
  const entry = entryParts(form, words);
  const slug = (values: FormValues) => textIn(values["_id"]) || proposedSlug(form, values);
  const slugError = (text: string): FieldErrors => {
    if (!hasSlug || companySlugPattern.test(text)) return {};
    const { address, addressWrong } = own.companies;
    return { _id: text === "" ? fill(words.form.requiredField, { label: address }) : addressWrong };
  };
  const errorsOf = (values: FormValues): FieldErrors => ({
    ...checkFields(entry.fieldsOf(values), values, words),
    ...slugError(slug(values)),
  });
  const isWrong = (values: FormValues): boolean => Object.keys(errorsOf(values)).length > 0;

  return {
    ...entry,
    words: kindWords(form, own),
    calls: () => calls,
    bodyOf: (values, bare, item) => ({
      ...entry.bodyOf(values, bare, item),
      ...(hasSlug && slug(values) !== item?._id ? { _id: slug(values) } : {}),
    }),
    check: (values) =>
      isWrong(values) ? { kind: "wrong", summary: own.wrong, errors: errorsOf(values) } : { kind: "fine" },
    controlOf: (field, values) => (field === "_id" ? field : entry.controlOf(field, values)),
    labelOf: (control, values) => (control === "_id" ? own.companies.address : entry.labelOf(control, values)),
    sections: (items) => (items.length === 0 ? [] : [{ heading: undefined, items: asOnSite(form, items, language) }]),
    filters: () => [],
    ...(form.growing ? { repeated: (values) => ({ ...values, _id: "" }) } : {}),
    livePath: (item, each, routes) => entryPath(form.name, item?._id, each, routes),
    ...(form.orderedBy === undefined
      ? {}
      : { Order: (props) => <OrderSection {...props} calls={calls} label={own.collections[form.name]} /> }),
    Fields: (props) => {
      const values = props.form.values as FormValues;
      return (
        <EntryFields
          {...props}
          collection={form}
          fields={entry.fieldsOf(values)}
          pictureName={slug(values) || form.name}
        >
          {hasSlug && !isPrepared ? (
            <SlugField
              field={props.form.text("_id")}
              proposed={proposedSlug(form, values)}
              current={props.form.stored && textIn(props.form.stored["_id"])}
            />
          ) : null}
        </EntryFields>
      );
    },
    Preview: ({ shown }) =>
      shown.kind === "form" ? (
        <EntryPreview requests={requests} pageIn={pageOf(shown.current)} picture={shown.picture} />
      ) : (
        <VersionPreview form={form} item={shown.item} isGone={shown.isGone} pageIn={pageOf(shown.item)} />
      ),
    Effects: ({ values, item, dirty, picture }) => (
      <SaveEffects
        requests={requests}
        values={values}
        dirty={dirty}
        item={item}
        newId={hasSlug ? slug(values) : undefined}
        wrong={item === undefined && isWrong(values) ? own.wrong : undefined}
        fields={entry.previewOf(values, item, picture)}
        page={item && pageOf(item)(language)}
      />
    ),
    Facts: ({ item }) => <EntryFacts form={form} item={item} />,
  };
}

/** Companies in the order of the directory, which sorts Japanese names by their reading; other entries as they are. */
function asOnSite(form: CollectionForm, items: readonly Entry[], language: Language): readonly Entry[] {
  if (form.name !== "companies") return items;
  const nameOf = ({ fields: { reading }, title, title_jp = title }: Entry) =>
    language === "en" ? title : typeof reading === "string" ? reading : title_jp;
  const { compare } = new Intl.Collator(language);
  return [...items].sort((a, b) => compare(nameOf(a), nameOf(b)));
}

function proposedSlug(form: CollectionForm, values: FormValues): string {
  const names = form.titleFields.flatMap((field) => [field, `${field}.en`, `${field}_jp`]);
  const name = names.map((each) => values[each]).find(Boolean);
  return typeof name === "string" && name.trim() !== "" ? slugOf(name) : "";
}

interface EntryFactsProps {
  readonly form: CollectionForm;
  readonly item: Entry;
}

/** The picture of an entry in the list, where its collection has one. */
function EntryFacts({ form, item }: EntryFactsProps) {
  const { apiBase } = useServices();
  const picture = form.pictureField === undefined ? undefined : valueAt(item.fields, form.pictureField);
  if (typeof picture !== "string" || picture === "") return null;
  return <img className="adm-thumbnail" src={`${apiBase}${picture}`} alt="" loading="lazy" width="48" height="32" />;
}
