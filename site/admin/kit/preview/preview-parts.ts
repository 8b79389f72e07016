import type { ComponentType } from "react";
import type { AdminItem } from "../../client";
import type { CommonValues } from "../form/values";
import type { Words } from "../status/words";

/** What a form says about the item it will become. */
export interface PreviewSource<Item, V> {
  readonly values: V;
  /** The item as it is stored, when one is edited: what the form does not ask for is taken from it. */
  readonly current: Item | undefined;
  /** Address of the picture that will be shown, if any. */
  readonly picture: string | undefined;
  /** `YYYY-MM-DD`; stands for a date that is not filled in yet. */
  readonly today: string;
}

/** One place of the public site at which an item is seen. */
export interface PreviewView<Item> {
  readonly name: keyof Words["preview"]["views"];
  /** Rendered inside the frame of a public page. */
  readonly Page: ComponentType<{ readonly item: Item; readonly today: string }>;
}

/** How a kind of item is previewed. Loaded lazily: it brings the site's components and the Markdown renderer. */
export interface PreviewParts<Item extends AdminItem, V extends CommonValues> {
  /** The item as the API would answer it after a save. */
  itemOf(source: PreviewSource<Item, V>): Item;
  readonly views: readonly PreviewView<Item>[];
}
