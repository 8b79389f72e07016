import { foldText } from "../../content/model/text/textfold";
import type { CompanyCardData } from "./company-card";

/** The companies with the searched text in a name or reading: case, width and kind of kana do not matter (R4.6). */
export function filterCompanies(companies: readonly CompanyCardData[], search: string): readonly CompanyCardData[] {
  const wanted = foldText(search);
  return wanted === "" ? companies : companies.filter(({ matches }) => matches.includes(wanted));
}
