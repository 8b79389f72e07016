import { languages, type Language } from "../../../../content/model/text/language";
import { createRoutes } from "../../../routes";
import type { AdminItem } from "../../client";
import type { Sites } from "../../host";
import type { ItemKind } from "../form/item-kind";
import type { CommonValues } from "../form/values";

/** A public page in a language. */
export interface LiveLink {
  readonly language: Language;
  readonly path: string;
}

/** Where visitors find the item in both languages; of a deleted item, the pages it is gone from. */
export function liveLinks<Item extends AdminItem, V extends CommonValues>(
  kind: Pick<ItemKind<Item, V>, "name" | "livePath">,
  item: Item | undefined,
  sites: Sites | undefined,
): LiveLink[] {
  if (sites === undefined) return [];
  return languages.map((language) => {
    const routes = createRoutes(sites[language].product);
    return { language, path: item ? kind.livePath(item, language, routes) : routes.page(language, kind.name) };
  });
}
