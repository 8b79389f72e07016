import { languages } from "../../../../content/model/text/language";
import { createRoutes } from "../../../routes";
import type { AdminItem } from "../../client";
import type { Sites } from "../../host";
import type { ItemKind } from "../form/item-kind";
import { wordsOf } from "../status/words";

/** A short announcement of an item in both languages, each with the address of its public page below it. */
export function shareText<Item extends AdminItem>(
  kind: Pick<ItemKind<Item>, "announcement" | "livePath">,
  item: Item,
  sites: Sites | undefined,
  origin: string,
): string {
  return languages
    .map((language) => {
      const site = sites?.[language];
      const address = site ? [origin + kind.livePath(item, language, createRoutes(site.product))] : [];
      return [...(kind.announcement?.(item, language, wordsOf(language)) ?? []), ...address].join("\n");
    })
    .join("\n\n");
}
