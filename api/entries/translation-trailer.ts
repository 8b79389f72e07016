import type { CollectionName } from "../../content/model/collections/collection-names";

/** Value of the trailer `Translation-Checked` that is about the items which the commit itself changes. */
export const checkedHere = "yes";

/** Value of the trailer that names an item, for a commit that changes no file. */
export function checkedItem(name: CollectionName, id: string): string {
  return `${name}/${id}`;
}
