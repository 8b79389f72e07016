import type { Company } from "../content/model/collections/company";
import { companyCard } from "./directory/company-card";
import { companySearch, wordSearch } from "./directory/search-companies";
import { addEntries, emptyIndex, findEntries } from "./search/find-entries";
import { markMatches } from "./search/mark-matches";
import { parseQuery } from "./search/parse-query";

/** Each line is one word, as texts have it and as people type it. */
const words = [
  ["children’s", "children's", "children‘s", "childrenʼs", "ＣＨＩＬＤＲＥＮ＇Ｓ"],
  ["co-working", "co\u2010working", "co\u2011working", "co\u2012working", "co–working", "co−working", "co－working"],
  ["Straße", "STRASSE", "strasse"],
  ["Łódź", "lodz", "Ło\u0301dz\u0301"],
  ["Café", "cafe", "CAFE\u0301"],
  ["Ægir", "aegir"],
  ["Œuvre", "oeuvre"],
  ["Søren", "soren"],
  ["Đông", "dong"],
  ["Þór", "thor"],
  ["Iğdır", "igdir"],
  ["İzmir", "izmir"],
  ["渡邉", "渡邊", "渡辺"],
  ["髙島", "高島"],
  ["山﨑", "山崎"],
  ["𠮷田", "吉田"],
  ["齋木", "斎木"],
  ["齊木", "斉木"],
  ["濱田", "濵田", "浜田"],
  ["葛\u{e0100}飾", "葛\ufe00飾", "葛飾"],
  ["コーヒー", "こーひー", "ｺｰﾋｰ"],
  ["ガイド", "がいど", "ｶﾞｲﾄﾞ", "カ\u3099イト\u3099"],
  ["ＡＢＣ", "abc"],
  ["net\u00adworking", "net\u200bworking", "net\u2060working", "networking"],
];
const pairs = words.flatMap((forms) => forms.flatMap((typed) => forms.map((written) => [typed, written] as const)));

const namesOf = (name: string): string =>
  companyCard("one", { name, location: "Tokyo", description: "" } as Company, "en").matches;

test.each(pairs)("%j finds %j: in a name, in a description and in the search, where it is marked", (typed, written) => {
  const text = `The ${written} of all`;
  expect(companySearch(typed)(namesOf(text))).toBe(true);
  expect(wordSearch(typed)(text)).toBe(true);
  const index = emptyIndex();
  addEntries(index, [{ kind: "news", path: "/", title: "", text }]);
  const findings = findEntries(index, parseQuery(typed));
  expect(findings.entries).toHaveLength(1);
  const marked = markMatches(text, findings).flatMap((piece) => (piece.isMatch ? [piece.text] : []));
  // A sign between two words is not marked.
  expect(marked.join("")).toBe(written.replace(/[-‐‑‒–−－'’‘ʼ＇]/gu, ""));
});

test("who has no umlauts finds a name that has them", () => {
  for (const typed of ["mueller", "muller", "MÜLLER"]) expect(companySearch(typed)(namesOf("Müller"))).toBe(true);
});
