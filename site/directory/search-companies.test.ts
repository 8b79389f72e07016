import { companyCard } from "./company-card";
import { companySearch } from "./search-companies";

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
  companyCard("minim", { id: 3, name: "Minim", ...common }, "en"),
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
  ["Coffee", []],
  ["kopiyaコピ", []],
  [".*", []],
])("%p finds %p", (search, expected) => {
  expect(found(search)).toEqual(expected);
});
