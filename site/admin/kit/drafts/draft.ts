import { isDirty, type FormMode, type FormState } from "../form/form-state";
import type { ItemKind } from "../form/item-kind";
import type { FormValues } from "../fields/values";
import { fieldsOfEntry } from "../../../../content/model/collections/field-form";
import { valuesIn, withoutJson } from "./draft-values";
import type { Entry } from "../entry/entry";

/** Format version of the records; those of version 1 are read, those of any other are ignored. */
const schema = 2;

/** The picture of a draft; the bytes of a new one are in a separate record. */
export type DraftImage =
  | { readonly kind: "keep" }
  | { readonly kind: "remove" }
  | { readonly kind: "uploaded"; readonly url: string }
  | { readonly kind: "new"; readonly name: string; readonly type: string };

/** Unsaved text, as stored on the device. */
export interface Draft {
  readonly id: string;
  /** The page that writes the record; other pages never overwrite it. */
  readonly owner: string;
  readonly mode: FormMode;
  readonly values: FormValues;
  readonly image: DraftImage;
  /** Milliseconds since 1970. */
  readonly keptAt: number;
  /** True when a save that the person had confirmed was stopped by the end of the session. */
  readonly confirmed: boolean;
}

/** A draft as it lies in the store. */
export interface DraftRecord extends Draft {
  readonly schema: number;
  readonly kind: string;
}

/** The kind under which drafts are stored: prepared changes have their own. */
export const draftKind = ({ name, prepared }: Pick<ItemKind, "name" | "prepared">): string =>
  prepared ? `${name}.next` : name;

/** The record of a form. No password can be in it: a form has none. */
export function recordOf(
  kind: string,
  form: FormState,
  { id, owner, keptAt }: { readonly id: string; readonly owner: string; readonly keptAt: number },
): DraftRecord {
  const { mode, values, image, phase } = form;
  return {
    schema,
    kind,
    id,
    owner,
    keptAt,
    mode,
    values,
    image: image.kind === "new" ? { kind: "new", name: image.file.name, type: image.file.type } : image,
    confirmed: phase.kind === "interrupted",
  };
}

/** What a draft is read by. */
type DraftKind = Pick<ItemKind, "name" | "prepared" | "definition" | "emptyValues" | "valuesOf">;

/** Reads a record of a kind. Undefined for another kind's, an older or newer form's, and anything that is not a draft. */
export function draftOf(kind: DraftKind, record: unknown): Draft | undefined {
  if (!isObject(record) || !isSchema(record["schema"]) || record["kind"] !== draftKind(kind)) return undefined;
  const { id, owner, keptAt, confirmed, mode, values, image } = record;
  if (typeof id !== "string" || typeof owner !== "string" || typeof keptAt !== "number") return undefined;
  if (!isObject(values) || !isMode(mode) || !isImage(image)) return undefined;
  return {
    id,
    owner,
    keptAt,
    confirmed: confirmed === true,
    mode,
    image,
    // An entry may have fields that an empty form has not: each page has its own.
    values: valuesIn(
      { ...typedOver(kind, mode), ...kind.emptyValues },
      record["schema"] === schema ? values : withoutJson(fieldsOfEntry(kind.definition, String(values["_id"])), values),
    ),
  };
}

/** The values that a draft was typed over. */
export function typedOver(kind: Pick<ItemKind, "valuesOf" | "emptyValues">, mode: FormMode): FormValues {
  return mode.kind === "edit" ? kind.valuesOf(mode.item) : kind.emptyValues;
}

/** True when the draft holds nothing that `current`, the item as it is now, does not hold: the save went through after all. */
export function wasSaved(kind: ItemKind, { mode, values, image }: Draft, current: Entry | undefined): boolean {
  if (mode.kind === "add" || !current || image.kind !== "keep") return false;
  return !isDirty({ mode, initial: kind.valuesOf(current), values, image, phase: { kind: "editing" } });
}

const isSchema = (version: unknown): boolean => version === 1 || version === schema;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

function isMode(mode: unknown): mode is FormMode {
  if (!isObject(mode)) return false;
  if (mode["kind"] === "add") return true;
  const item = mode["item"];
  return (
    mode["kind"] === "edit" && isObject(item) && typeof item["_id"] === "string" && typeof item["version"] === "string"
  );
}

function isImage(image: unknown): image is DraftImage {
  if (!isObject(image)) return false;
  if (image["kind"] === "new") return typeof image["name"] === "string" && typeof image["type"] === "string";
  if (image["kind"] === "uploaded") return typeof image["url"] === "string";
  return image["kind"] === "keep" || image["kind"] === "remove";
}
