import type { ComponentType } from "react";
import type { AdminItem } from "../../client";
import type { Raw } from "../entry/field-values";
import type { FormValues } from "../form/values";
import type { Words } from "../status/words";

/** Form content from which the preview builds an item. */
export interface PreviewSource<Item> {
  /** What a save would store, without what is wrong; what the form does not ask for is that of the stored item. */
  readonly fields: Raw;
  /** The item as it is stored, when one is edited. */
  readonly current: Item | undefined;
  /** `YYYY-MM-DD`; used while the date is empty. */
  readonly today: string;
}

/** Source of the preview: a saved item, or a form. */
export type Previewed<Item> =
  | { readonly kind: "item"; readonly item: Item }
  | {
      readonly kind: "form";
      readonly values: FormValues;
      readonly current: Item | undefined;
      /** Address of the picture that will be shown, if any. */
      readonly picture: string | undefined;
    };

/** One place of the public site at which an item is seen. */
export interface PreviewView<Item> {
  readonly name: keyof Words["preview"]["views"];
  /** Rendered inside the frame of a public page. */
  readonly Page: ComponentType<{ readonly item: Item; readonly today: string }>;
}

/** How a kind of item is previewed. Loaded lazily: it brings the site's components and the Markdown renderer. */
export interface PreviewParts<Item extends AdminItem> {
  /** The item as the API would answer it after a save. */
  itemOf(source: PreviewSource<Item>): Item;
  readonly views: readonly PreviewView<Item>[];
}
