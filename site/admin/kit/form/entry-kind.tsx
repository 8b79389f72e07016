import type { ComponentProps, ComponentType } from "react";
import type { CollectionForm } from "../../../../content/model/api/collection-answers";
import { localToday } from "../../../../content/model/dates/event-status";
import type { Language } from "../../../../content/model/text/language";
import { createRoutes, type Routes } from "../../../routes";
import type { EntryPreview, VersionPreview } from "../../content/preview/EntryPreview";
import { PreviewRequests } from "../../content/preview/preview-requests";
import type { SaveEffects } from "../../content/preview/SaveEffects";
import { checkFields, lacksRequired, type CheckOptions } from "../entry/check-entry";
import { entryCalls, type Entry } from "../entry/entry";
import type { Raw } from "../entry/inputs/input-kind";
import type { FormHandle } from "../fields/form-handle";
import type { AltTextRequirement, Check, FieldErrors, FormValues } from "../fields/values";
import type { Services } from "../services/services";
import type { EntryFields } from "./EntryFields";
import { entryParts } from "./entry-parts";
import type { ItemKind } from "./item-kind";

type Needed = "words" | "sections" | "filters" | "livePath" | "Facts";
type Optional = "dayOf" | "copyText" | "announcement" | "repeated" | "Order" | "Content";

/** What a collection says for itself, beside the definitions of its fields. */
export interface OwnParts extends Pick<ItemKind, Needed>, Pick<ItemKind, Optional> {
  readonly checks: (picture: AltTextRequirement | undefined) => CheckOptions;
  /** How a form with faults is refused; `isLacking`: something that is required is not there. */
  readonly refusal: (errors: FieldErrors, isLacking: boolean) => Pick<Check & { kind: "wrong" }, "alert" | "summary">;
  /**
   * The page that an item is to have once it is saved: its preview begins with it, and shows what is right of a form.
   * Without one, the preview of a form with faults says so.
   */
  readonly unsavedPath?: (language: Language, routes: Routes) => string;
  /** What new pictures of an entry are called, where they are not called like the collection. */
  readonly nameOf?: (values: FormValues) => string;
  /** The id, where staff choose it: the end of the address. */
  readonly slug?: {
    readonly label: string;
    readonly valueOf: (values: FormValues) => string;
    readonly faultOf: (slug: string) => string | undefined;
    readonly Field?: ComponentType<{ readonly form: FormHandle }>;
  };
}

/** The components of a form; a page may load them on demand. */
export type FormParts = {
  readonly [Name in keyof Components]: ComponentType<ComponentProps<Components[Name]>>;
};
interface Components {
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

type KindServices = Pick<Services, "client" | "words" | "language" | "sites" | "now">;

/** The kind of item that a collection is, made of its form; `isPrepared`: the form of a prepared change (R15.24). */
export function entryKind(
  form: CollectionForm,
  { client, words, language, sites, now }: KindServices,
  { checks, refusal, unsavedPath, nameOf, slug, ...own }: OwnParts,
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
  const errorsOf = (values: FormValues, picture?: AltTextRequirement): FieldErrors => {
    const fault = slug?.faultOf(slug.valueOf(values));
    const faults = checkFields(entry.fieldsOf(values), values, words, checks(picture));
    return fault === undefined ? faults : { ...faults, _id: fault };
  };
  const check = (values: FormValues, picture?: AltTextRequirement): Check => {
    const errors = errorsOf(values, picture);
    if (Object.keys(errors).length === 0) return { kind: "fine" };
    return { kind: "wrong", ...refusal(errors, lacksRequired(entry.fieldsOf(values), values, words)), errors };
  };
  /** What is right of a form, and of a new item marks in the place of what must be there. */
  const soundFields = (values: FormValues, item: Entry | undefined, fields: Raw): Raw => {
    const errors = errorsOf(values);
    const sound = Object.entries(fields).filter(
      ([field]) => errors[field] === undefined && errors[`${field}.end`] === undefined,
    );
    const marks = entry
      .fieldsOf(values)
      .filter(({ required }) => required && item === undefined)
      .map((field) => [field.name, /^da(?:te|ys)$/.test(field.input) ? localToday(now()) : "…"] as const);
    return Object.fromEntries<unknown>([...marks, ...sound]);
  };
  return {
    ...entry,
    ...own,
    calls: () => calls,
    bodyOf: (values, bare, item) => {
      const id = slug?.valueOf(values);
      return { ...entry.bodyOf(values, bare, item), ...(id === undefined || id === item?._id ? {} : { _id: id }) };
    },
    check,
    controlOf: (field, values) => (field === "_id" ? field : entry.controlOf(field, values)),
    labelOf: (control, values) => (control === "_id" && slug ? slug.label : entry.labelOf(control, values)),
    Fields: (props) => {
      const values = props.form.values as FormValues;
      return (
        <EntryFields
          {...props}
          collection={form}
          fields={entry.fieldsOf(values)}
          pictureName={nameOf?.(values) || form.name}
        >
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
      const fields = entry.previewOf(values, item, picture);
      const checked = item === undefined || unsavedPath ? check(values) : undefined;
      const isWrong = checked?.kind === "wrong";
      return (
        <SaveEffects
          requests={requests}
          values={values}
          dirty={dirty && !(unsavedPath && isWrong)}
          item={item}
          newId={slug?.valueOf(values)}
          wrong={!unsavedPath && isWrong ? checked.summary : undefined}
          fields={unsavedPath ? soundFields(values, item, fields) : fields}
          page={item || unsavedPath ? pageOf(item)(language) : undefined}
        />
      );
    },
  };
}
