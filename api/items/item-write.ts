import type { EntryWrite } from "../entries/entry-write";

/** A validated form of a specified call. */
export interface ItemInput {
  readonly _id?: string | undefined;
  readonly version?: string | undefined;
  readonly imageDecorative?: boolean | undefined;
  readonly translationChecked?: boolean | undefined;
  readonly removeImage?: boolean | undefined;
  readonly [field: string]: unknown;
}

/** A validated form about an event or a news item as fields of its file. */
export function itemWrite(input: ItemInput): EntryWrite {
  const { _id, version, imageDecorative, translationChecked, removeImage, ...fields } = input;
  return {
    _id,
    version,
    translationChecked,
    fields: {
      ...fields,
      // Without a description on purpose (WCAG 1.1.1).
      ...(imageDecorative === true ? { imageAlt: "", imageAlt_jp: null } : {}),
      ...(removeImage === true ? { image: null } : {}),
    },
  };
}
