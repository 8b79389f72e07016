import type { EntryFields } from "../../content/model/collections/collection";
import type { RichText } from "../../content/model/entries/input-fields";
import type { EntryWrite } from "../entries/entry-write";
import { markdownOf, optionalMarkdownOf } from "../entries/rich-text";

/** A validated form of a specified call. */
export interface ItemInput {
  readonly _id?: string | undefined;
  readonly version?: string | undefined;
  readonly imageDecorative?: boolean | undefined;
  readonly translationChecked?: boolean | undefined;
  readonly removeImage?: boolean | undefined;
  readonly [field: string]: unknown;
}

/** A validated form about an event or a news item as fields of its file; the texts of the bodies become Markdown (R8.5). */
export function itemWrite(input: ItemInput, [body, body_jp]: readonly [string, string]): EntryWrite {
  const { _id, version, imageDecorative, translationChecked, removeImage, ...fields } = input;
  const markdown: EntryFields = {
    [body]: markdownOf(body, fields[body] as RichText),
    [body_jp]: optionalMarkdownOf(body_jp, fields[body_jp] as RichText | null | undefined),
  };
  return {
    _id,
    version,
    translationChecked,
    fields: {
      ...fields,
      ...markdown,
      // Without a description on purpose (WCAG 1.1.1).
      ...(imageDecorative === true ? { imageAlt: "", imageAlt_jp: null } : {}),
      ...(removeImage === true ? { image: null } : {}),
    },
  };
}
