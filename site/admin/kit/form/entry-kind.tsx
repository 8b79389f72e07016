import type { ComponentType } from "react";
import type { CollectionForm } from "../../../../content/model/api/collection-answers";
import { localToday } from "../../../../content/model/dates/event-status";
import type { Language } from "../../../../content/model/text/language";
import { createRoutes, type Routes } from "../../../routes";
import type { EntryPreview, VersionPreview } from "../../content/preview/EntryPreview";
import { PreviewRequests } from "../../content/preview/preview-requests";
import type { SaveEffects } from "../../content/preview/SaveEffects";
import { checkFields, lacksRequired } from "../entry/check-entry";
import { entryCalls, type Entry } from "../entry/entry";
import type { Raw } from "../entry/inputs/input-kind";
import type { FormHandle } from "../fields/form-handle";
import type { AltTextRequirement, Check, FieldErrors, FormValues } from "../fields/values";
import type { Services } from "../services/services";
import type { EntryFields } from "./EntryFields";
import { entryParts } from "./entry-parts";
import type { ItemKind } from "./item-kind";

type Own = "words" | "sections" | "filters" | "dayOf" | "copyText" | "announcement" | "repeated" | "livePath";

/** What a collection says for itself, beside the definitions of its fields. */
export interface OwnParts extends Pick<ItemKind, Own | "Facts" | "Order" | "Content"> {
  /** False for "Title is required" in place of "Title (English) is required". */
  readonly namesLanguage?: false;
  /** How a form with faults is refused; `isLacking`: something that is required is not there. */
  readonly refusal: (errors: FieldErrors, isLacking: boolean) => Pick<Check & { kind: "wrong" }, "alert" | "summary">;
  /**
   * The page that an item is to have once it is saved: its preview begins with it, and shows what is right of a form.
   * Without one, the preview of a form with faults says so.
   */
  readonly unsavedPath?: (language: Language, routes: Routes) => string;
  /** What new pictures of an entry are called, where they are not called like the collection. */
  readonly nameOf?: (values: FormValues) => string;
  /** Where staff choose the id, which is the end of the address: by default the name for pictures. */
  readonly slug?: {
    readonly label: string;
    readonly faultOf: (slug: string) => string | undefined;
    readonly Field?: ComponentType<{ readonly form: FormHandle }>;
  };
}

/** The components of a form; a page may load them on demand. */
export interface FormParts {
  readonly EntryFields: typeof EntryFields;
  readonly EntryPreview: typeof EntryPreview;
  readonly VersionPreview: typeof VersionPreview;
  readonly SaveEffects: typeof SaveEffects;
}

/** An entry as the admin lists and edits it. */
export interface EntryKind extends ItemKind {
  /** What its file is to hold. */
  fileOf(values: FormValues, item: Entry | undefined): Raw;
}

/** The kind of item that a collection is, made of its form; `isPrepared`: the form of a prepared change (R15.24). */
export function entryKind(
  form: CollectionForm,
  { client, words, language, sites, now }: KindServices,
  { namesLanguage, refusal, unsavedPath, nameOf = () => "", slug, ...own }: OwnParts,
  { EntryFields, EntryPreview, VersionPreview, SaveEffects }: FormParts,
  isPrepared = false,
): EntryKind {
  const entry = entryParts(form, words);
  const calls = entryCalls(client.collection(form.name), form);
  const requests = new PreviewRequests(form, client, isPrepared);
  const pageOf = (item: Entry | undefined) => (each: Language) => {
    if (!sites) return undefined;
    const routes = createRoutes(sites[each].product);
    return item === undefined && unsavedPath ? unsavedPath(each, routes) : own.livePath(item, each, routes);
  };
  const check = (values: FormValues, picture?: AltTextRequirement): Check => {
    const fields = entry.fieldsOf(values);
    const fault = slug?.faultOf(nameOf(values));
    const faults = checkFields(fields, values, words, { picture, namesLanguage });
    const errors = fault === undefined ? faults : { ...faults, _id: fault };
    if (Object.keys(errors).length === 0) return { kind: "fine" };
    return { kind: "wrong", ...refusal(errors, lacksRequired(fields, values, words)), errors };
  };
  /** What is right of a form, and of a new item marks in the place of what must be there. */
  const soundFields = (values: FormValues, isNew: boolean, sent: Raw, errors: FieldErrors): Raw => {
    const sound = Object.entries(sent).filter(([name]) => !(name in errors || `${name}.end` in errors));
    const needed = isNew ? entry.fieldsOf(values).filter(({ required }) => required) : [];
    const marks = needed.map(
      ({ name, input }) => [name, /^da(?:te|ys)$/.test(input) ? localToday(now()) : "…"] as const,
    );
    return Object.fromEntries<unknown>([...marks, ...sound]);
  };
  return {
    ...entry,
    ...own,
    words: form.approval === "must" ? { ...own.words, ask: words.prepared.ask } : own.words,
    calls: () => calls,
    bodyOf: (values, bare, item) => {
      const id = slug ? nameOf(values) : item?._id;
      return { ...entry.bodyOf(values, bare, item), ...(id === item?._id ? {} : { _id: id }) };
    },
    check,
    controlOf: (field, values) => (field === "_id" ? field : entry.controlOf(field, values)),
    labelOf: (control, values) => (control === "_id" && slug ? slug.label : entry.labelOf(control, values)),
    Fields: (props) => {
      const values = props.form.values as FormValues;
      const name = nameOf(values) || form.name;
      return (
        <EntryFields {...props} collection={form} fields={entry.fieldsOf(values)} pictureName={name}>
          {slug?.Field ? <slug.Field form={props.form} /> : null}
        </EntryFields>
      );
    },
    Preview: ({ shown }) =>
      shown.kind === "form" ? (
        <EntryPreview requests={requests} pageIn={pageOf(shown.current)} picture={shown.picture} />
      ) : (
        <VersionPreview form={form} item={shown.item} isGone={shown.isGone} pageIn={pageOf(shown.item)} />
      ),
    Effects: ({ values, item, dirty, picture }) => {
      const sent = entry.previewOf(values, item, picture);
      const checked = check(values);
      const isNew = item === undefined;
      const found = unsavedPath
        ? {
            dirty: dirty && checked.kind === "fine",
            wrong: undefined,
            fields: soundFields(values, isNew, sent, checked.kind === "wrong" ? checked.errors : {}),
          }
        : { dirty, wrong: isNew && checked.kind === "wrong" ? checked.summary : undefined, fields: sent };
      const page = !isNew || unsavedPath ? pageOf(item)(language) : undefined;
      return <SaveEffects {...found} {...{ requests, values, item, page }} newId={slug && nameOf(values)} />;
    },
  };
}

type KindServices = Pick<Services, "client" | "words" | "language" | "sites" | "now">;
