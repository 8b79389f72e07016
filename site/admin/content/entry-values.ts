import type { FieldValues } from "./field-values";

/** The form of an entry: `_id` is that of the entry, or the one chosen for a new one. */
export type EntryValues = FieldValues & { readonly translationChecked: boolean; readonly _id: string };
