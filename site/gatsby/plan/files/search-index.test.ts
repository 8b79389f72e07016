import type { NewsAnswer } from "../../../../content/model/api/answers";
import type { SearchEntry } from "../../../search/search-index";
import { testNews } from "../../../test-support/items";
import { realContent, testBuild } from "../../test-support/test-build";
import { isSamePlan } from "../../render/released-plans";
import { availablePages } from "../plan-pages";
import { indexParts, searchFiles } from "./search-index";

const buildOf = (news: readonly NewsAnswer[]) => {
  const content = { ...realContent, events: [], news };
  return testBuild({ content, fixedPages: availablePages(content) });
};
const newsOf = (count: number, from = 2024): NewsAnswer[] =>
  Array.from({ length: count }, (_, at) => {
    const date = `${String(from + (at % 3))}-05-01`;
    return testNews({ _id: `${date}-item-${String(at)}`, version: String(at), date });
  });
async function entries(language: "en" | "ja", build = testBuild({ fixedPages: availablePages(realContent) })) {
  const files = searchFiles(build).filter(({ path }) => path.startsWith(`search-index/${language}/`));
  const texts = await Promise.all(files.map(async ({ make }) => make()));
  return texts.flatMap((text) => JSON.parse(String(text)) as SearchEntry[]);
}

test("everything of the real content is in the index of each language, in plain words", async () => {
  const [en, ja] = [await entries("en"), await entries("ja")];
  const companies = realContent.files.filter(({ collection }) => collection === "companies").length;
  for (const all of [en, ja]) {
    const count = (kind: string): number => all.filter((entry) => entry.kind === kind).length;
    expect(count("event")).toBe(realContent.events.length);
    expect(count("news")).toBe(realContent.news.length);
    expect(count("company")).toBe(companies);
    expect(count("page")).toBe(11);
    expect(count("person")).toBeGreaterThan(5);
    expect(all.filter(({ text, title }) => /<[a-z/]|&[a-z]+;|\[object/.test(text + title))).toEqual([]);
    expect(new Set(all.map(({ path, title }) => path + title)).size).toBe(all.length);
  }
  expect(ja.filter(({ text }) => /[。！？] (?!· )/.test(text))).toEqual([]);
  const kopiya = ja.find(({ path }) => path === "/ja/company/kopiya");
  expect(kopiya).toMatchObject({ kind: "company", title: "コピ屋", also: "Kopiya コピ屋 こぴや" });
  expect(kopiya?.text).toContain("東京都杉並区高円寺南4-5-6");
  expect(en.find(({ path }) => path === "/demo-membership")?.text).toContain("Associate");
  expect(ja.find(({ path }) => path.includes("reading-list"))?.english).toContain("text");
});

test("of a page the index holds what can be read on it: no description of a picture, nothing that is said in place of a list, no words of its archive", async () => {
  for (const language of ["en", "ja"] as const) {
    const texts = (await entries(language)).filter(({ kind }) => kind === "page").map(({ text }) => text);
    const unread =
      language === "en"
        ? ["No event is planned", "needs JavaScript", "Drawing of", "{number}", "Newer events"]
        : ["予定されているイベントはありません", "JavaScript", "描いたイラスト", "{number}", "これより新しい"];
    for (const words of unread) expect(texts.filter((text) => text.includes(words))).toEqual([]);
  }
});

test("a save touches one file of each language, however long the archive is", () => {
  const news = newsOf(1000);
  const [before, edited] = [news, news.map((item, at) => (at === 7 ? { ...item, title: "Other" } : item))];
  const added = [testNews({ _id: "2026-05-01-new", version: "new", date: "2026-05-01" }), ...news];
  const plans = new Map(searchFiles(buildOf(before)).map((plan) => [plan.path, plan]));
  for (const after of [edited, added, news.slice(1)]) {
    const touched = searchFiles(buildOf(after)).filter((plan) => {
      const known = plans.get(plan.path);
      return !known || !isSamePlan(known, plan);
    });
    expect(touched).toHaveLength(2);
  }
});

test("short years share a file, long ones are divided into files of about the same size", () => {
  const parts = (count: number) => indexParts(buildOf(newsOf(count))).slice(2);
  expect(parts(60)).toEqual([["2024", 1]]);
  expect(parts(285)).toEqual(["2026", "2025", "2024"].map((year) => [year, 1]));
  expect(parts(600)).toEqual(["2026", "2025", "2024"].map((year) => [year, 4]));
  const sizes = searchFiles(buildOf(newsOf(1200))).map(({ dependencies }) => dependencies.length);
  expect(Math.max(...sizes)).toBeLessThan(96);
});

test("an item of the newest year changes no group but the newest", () => {
  const old = newsOf(200, 2020);
  const names = (news: readonly NewsAnswer[]) => indexParts(buildOf(news)).map(([group]) => group);
  const fresh = newsOf(3, 2026).filter(({ date }) => date.startsWith("2026"));
  expect(names([...old, ...fresh])).toEqual(["pages", "companies", "2026", "2022", "2021", "2020"]);
  expect(names(old)).toEqual(["pages", "companies", "2022", "2021", "2020"]);
});

test("a site without the search page has no index", () => {
  expect(searchFiles(testBuild({ fixedPages: ["home"] }))).toEqual([]);
});
