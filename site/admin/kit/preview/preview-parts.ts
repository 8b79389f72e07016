import type { ComponentType } from "react";
import type { Raw } from "../entry/inputs/input-kind";
import type { FormValues } from "../fields/values";
import type { Words } from "../services/words";
import type { Entry } from "../entry/entry";

/** Source of the preview: a saved item, or a form. */
export type Previewed =
  | { readonly kind: "item"; readonly item: Entry }
  | {
      readonly kind: "form";
      readonly values: FormValues;
      readonly current: Entry | undefined;
      /** Address of the picture that will be shown, if any. */
      readonly picture: string | undefined;
    };

/** What is seen of an item. */
export interface PreviewedFields {
  readonly fields: Raw;
  /** Of a stored item. */
  readonly id: string | undefined;
  /** `YYYY-MM-DD`; used while the date is empty. */
  readonly today: string;
}

/** One place of the public site at which an item is seen; loaded lazily, as it brings the site's components and the Markdown renderer. */
export interface PreviewView {
  readonly name: keyof Words["preview"]["views"];
  /** Rendered inside the frame of a public page. */
  readonly Page: ComponentType<PreviewedFields>;
}
