import { companyCard } from "./company-card";
import { companyFilters } from "./company-filters";
import { initialOf } from "./company-initial";

test.each([
  ["Kopiya", "K"],
  ["élan", "E"],
  ["ＡＢＣ", "A"],
  ["3 Towers", "0"],
  ["コピ屋", "0"],
])("in English %s is below %s", (name, initial) => expect(initialOf(name, "en")).toBe(initial));

test.each([
  ["こぴや", "か"],
  ["ガラス", "か"],
  ["ｶﾞﾗｽ", "か"],
  ["ヴィラ", "あ"],
  ["ぱん", "は"],
  ["やまと", "や"],
  ["わおん", "わ"],
  ["Kopiya", "A"],
  ["投資会社", "0"],
  ["3本の塔", "0"],
])("in Japanese %s is below %s", (name, initial) => expect(initialOf(name, "ja")).toBe(initial));

const cards = (count: number, language: "en" | "ja") =>
  Array.from({ length: count }, (_, at) => {
    const [name, name_jp, reading] =
      [
        ["Zebra", "縞馬", "しまうま"],
        ["Apple", "林檎", "りんご"],
        ["Åland", "Åland"],
      ][at % 3] ?? [];
    const [location, location_jp] = at % 2 === 0 ? ["Tokyo", "東京"] : ["Osaka", "大阪"];
    const company = {
      id: at,
      name: name ?? "",
      name_jp,
      reading,
      location,
      location_jp,
      description: "x",
      logoImg: "/media/x.png",
      link: "https://x.example/",
    };
    return companyCard(`c${String(at)}`, company, language);
  });

test("up to thirty companies need no filters", () => {
  expect(companyFilters(cards(30, "en"), "en")).toEqual({});
});

test("more can be filtered by what there is, in the order of the language; addresses of places are the same in both", () => {
  expect(companyFilters(cards(31, "en"), "en").filters).toEqual({
    place: [
      { value: "Osaka", label: "Osaka" },
      { value: "Tokyo", label: "Tokyo" },
    ],
    initial: [
      { value: "A", label: "A" },
      { value: "Z", label: "Z" },
    ],
  });
  expect(companyFilters(cards(31, "ja"), "ja").filters).toEqual({
    place: expect.arrayContaining([{ value: "Osaka", label: "大阪" }]),
    initial: [
      { value: "A", label: "A–Z" },
      { value: "さ", label: "さ行" },
      { value: "ら", label: "ら行" },
    ],
  });
});
