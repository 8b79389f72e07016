import { foldText } from "../../content/model/text/textfold";

/** True for companies with the searched text in a name or reading: case, width and kind of kana do not matter (R4.6). */
export function companyFilter(search: string): (company: { readonly matches: string }) => boolean {
  const wanted = foldText(search);
  return ({ matches }) => matches.includes(wanted);
}
