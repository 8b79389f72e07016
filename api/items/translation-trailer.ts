import type { ItemFolder } from "../../content/model/api/history-answers";

/** Value of the trailer `Translation-Checked` that is about the items which the commit itself changes. */
export const checkedHere = "yes";

/** Value of the trailer that names an item, for a commit that changes no file. */
export function checkedItem(folder: ItemFolder, id: string): string {
  return `${folder}/${id}`;
}
