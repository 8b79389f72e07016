import { foldText } from "../../content/model/text/textfold";

/** True for folded texts that have the searched text: case, width and kind of kana do not matter (R4.6). */
export function companySearch(search: string): (folded: string) => boolean {
  const wanted = foldText(search);
  return (folded) => folded.includes(wanted);
}
