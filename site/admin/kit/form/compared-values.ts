import type { AdminItem } from "../../client";
import type { ComparedValues, ItemKind } from "./item-kind";
import type { FormValues } from "./values";

/** The versions as the kind compares them in detail, or else as they are. */
export function comparedValues<Item extends AdminItem, V extends FormValues>(
  kind: Pick<ItemKind<Item, V>, "comparisons" | "compared">,
  versions: readonly V[],
): ComparedValues<V> {
  return kind.compared?.(versions) ?? { comparisons: kind.comparisons, versions, fold: (values) => values };
}
