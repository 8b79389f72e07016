import { companyCard } from "./company-card";
import { companySearch, wordSearch } from "./search-companies";

const common = {
  description: "Coffee",
  location: "Tokyo",
  logoImg: "/media/companies/x.png",
  link: "https://x.example/",
};
const companies = [
  companyCard("kopiya", { id: 1, name: "Kopiya", name_jp: "コピ屋", reading: "こぴや", ...common }, "en"),
  companyCard(
    "akiya2.0",
    { id: 2, name: "Akiya 2.0", name_jp: "アキヤ2.0", reading: "あきやにいてんぜろ", ...common },
    "en",
  ),
  companyCard("minim", { id: 3, name: "Minim", name_jp: "髙島ミニム", ...common }, "en"),
];
const found = (search: string): string[] => {
  const matches = companySearch(search);
  return companies.filter((company) => matches(company.matches)).map(({ slug }) => slug);
};

test.each([
  ["", ["kopiya", "akiya2.0", "minim"]],
  ["  ", ["kopiya", "akiya2.0", "minim"]],
  ["iya", ["kopiya", "akiya2.0"]],
  ["KOPI", ["kopiya"]],
  ["ＫＯＰＩ", ["kopiya"]],
  ["コピ", ["kopiya"]],
  ["ｺﾋﾟ", ["kopiya"]],
  ["こぴや", ["kopiya"]],
  ["屋", ["kopiya"]],
  ["２.０", ["akiya2.0"]],
  ["あきや", ["akiya2.0"]],
  ["高島", ["minim"]],
  ["髙島", ["minim"]],
  ["Coffee", []],
  ["kopiyaコピ", []],
  [".*", []],
])("%p finds %p", (search, expected) => {
  expect(found(search)).toEqual(expected);
});

test.each([
  ["IT", "Plasterer of Italian villas, with items for kitchens", false],
  ["IT", "Cloud and IT", true],
  ["it", "ＩＴコンサルティング", true],
  ["IT", "企業のIT化を支援", true],
  ["coffee", "Coffee-roasting for offices", true],
  ["coffee shop", "A coffee shop", true],
  ["office", "Furniture for offices", false],
  ["ティ", "パーティーの企画", false],
  ["こーひー", "コーヒー豆の販売", true],
  ["コーヒー", "アイスコーヒー", false],
  ["販売", "コーヒー豆の卸販売会社", true],
  ["ぷらす", "しんがぷらす社と", true],
  ["2", "since 2024", false],
  ["children’s books", "Children’s books", true],
  ["Ｓtrasse", "Hauptstraße", false],
  ["lod", "Łódź", false],
  ["working", "co‑working", true],
  ["ティ", "パ\u200bーティー", false],
])("the words %p are in the description %p: %p", (search, text, expected) => {
  expect(wordSearch(search)(text)).toBe(expected);
});
