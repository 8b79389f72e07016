import type { Company } from "../../content/model/collections/company";
import { companyCard } from "./company-card";
import { wordSearch } from "./search-companies";

const synonyms = [
  { en: "IT, software, DX", ja: "クラウド、システム" },
  { en: "travel", ja: "旅行" },
];
const card = (description: string, description_jp: string) =>
  companyCard("one", { name: "One", location: "Tokyo", description, description_jp } as Company, "en", synonyms);

test("who searches another word for a field finds what is described in either language", () => {
  const software = card("Software for buildings", "管理ソフト").synonyms;
  for (const word of ["IT", "dx", "クラウド", "くらうど"]) expect(wordSearch(word)(software)).toBe(true);
  expect(wordSearch("旅行")(software)).toBe(false);
  expect(wordSearch("travel")(card("Guides", "旅行の案内").synonyms)).toBe(true);
});

test("a word within another is none of it", () => {
  expect(card("Tea from Italy", "紅茶").synonyms).toBe("");
});
