import type { CollectionForm } from "../../../content/model/api/collection-answers";
import type { Language } from "../../../content/model/text/language";
import { fieldsOfEntry } from "../../../content/model/collections/field-form";
import { ownSlugLength } from "../../../content/model/pages/own-slug";
import { slugOf } from "../../../content/model/text/slug";
import { valueAt } from "../../../content/model/yaml/yaml-data";
import { entryCalls, type Entry } from "../kit/entry/entry";
import { shownValue } from "../kit/entry/shown-value";
import { textIn, type FieldValue, type FormValues } from "../kit/fields/values";
import { EntryFields } from "../kit/form/EntryFields";
import { entryKind, type EntryKind, type OwnParts } from "../kit/form/entry-kind";
import { useServices, type Services } from "../kit/services/services";
import { fill } from "../kit/services/words";
import { contentWordsOf, kindWords } from "./content-words";
import { entryPath } from "./entry-path";
import { OrderSection } from "./OrderSection";
import { EntryPreview, VersionPreview } from "./preview/EntryPreview";
import { SaveEffects } from "./preview/SaveEffects";
import { withAskedRedirect } from "./asked-redirect";
import { SlugField } from "./SlugField";
import { slugRules } from "./slug-rules";

/** The kind of item of a collection on the content page, and of the prepared changes of every collection. */
export function contentKind(
  form: CollectionForm,
  services: Pick<Services, "client" | "words" | "language" | "sites" | "now">,
  isPrepared = false,
): EntryKind {
  const { client, words, language } = services;
  const own = contentWordsOf(language);
  const { growing, orderedBy, name } = form;
  const calls = entryCalls(client.collection(name), form);
  const nameOf = (values: FormValues) => textIn(values["_id"]) || proposedSlug(form, values);
  const rules = slugRules(name, services);
  const slug: OwnParts["slug"] = rules && {
    label: rules.words.address,
    faultOf: (typed) =>
      typed === "" ? fill(words.form.requiredField, { label: rules.words.address }) : rules.faultOf(typed),
    ...(!isPrepared && {
      Field: ({ form: { values, stored, text } }) => (
        <SlugField
          field={text("_id")}
          rules={rules}
          proposed={proposedSlug(form, values as FormValues)}
          current={stored && textIn(stored["_id"])}
        />
      ),
    }),
  };
  const parts: OwnParts = {
    words: kindWords(form, own),
    refusal: () => ({ summary: own.wrong }),
    sections: (items) => (items.length === 0 ? [] : [{ heading: undefined, items: asOnSite(form, items, language) }]),
    filters: () => [],
    livePath: (item, each, routes) => entryPath(name, item?._id, each, routes),
    nameOf,
    Facts: ({ item }) => <EntryFacts form={form} item={item} />,
    ...(slug && { slug }),
    ...(growing && { repeated: (values) => ({ ...values, _id: "" }) }),
    ...(orderedBy !== undefined && {
      Order: (props) => (
        <OrderSection
          {...props}
          calls={calls}
          label={own.collections[name]}
          factsOf={(item) => orderFacts(form, item, services)}
        />
      ),
    }),
  };
  const kind = entryKind(form, services, parts, { EntryFields, EntryPreview, VersionPreview, SaveEffects }, isPrepared);
  return name === "redirects" && !isPrepared ? withAskedRedirect(kind) : kind;
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
  if (typeof name !== "string" || name.trim() === "") return "";
  return form.name === "custom-pages" ? slugOf(name, "page", ownSlugLength) : slugOf(name);
}

/** What a person is, to tell them apart in the order: the title, and the lists of the page that show them. */
function orderFacts(
  form: CollectionForm,
  item: Entry,
  { language, words }: Pick<Services, "language" | "words">,
): string {
  const lists = fieldsOfEntry(form, item._id).flatMap((field) =>
    field.input === "choice" && field.several ? [shownValue(field, item.fields[field.name] as FieldValue, words)] : [],
  );
  return [valueAt(valueAt(item.fields, "title"), language), ...lists].filter(Boolean).join(" · ");
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
