import { realContent } from "../test-support/test-build";
import { companiesOf } from "../content/companies-of";
import { companyMentions } from "./company-mentions";

const [company] = companiesOf(realContent);
const [article] = realContent.news;
const [event] = realContent.events;
if (company === undefined || article === undefined || event === undefined) throw new Error("The content is empty");
const { name, name_jp = name } = company.company;

function foundBy(contentMarkdown: string, others: Readonly<Record<string, string>> = {}): readonly string[] {
  const news = [{ ...article, _id: "a", contentMarkdown, ...others }] as typeof realContent.news;
  return (companyMentions({ ...realContent, news, events: [] }).get(company?.id ?? "") ?? []).map(({ _id }) => _id);
}

test("finds the events and news that name a company in either language, the newest first", () => {
  expect(foundBy(`A visit to ${name}, at last.`)).toEqual(["a"]);
  expect(foundBy("No name", { contentMarkdown_jp: `先月は${name_jp}を訪ねました。` })).toEqual(["a"]);
  expect(foundBy(`${name}を訪ねました。`)).toEqual(["a"]);
  const named = { ...event, _id: "e", title: `An evening with ${name}`, startDate: "2020-01-01" };
  const older = { ...article, _id: "n", date: "2019-01-01", title: `${name} joins` };
  const found = companyMentions({ ...realContent, events: [named], news: [older] });
  expect(found.get(company.id)?.map(({ _id }) => _id)).toEqual(["e", "n"]);
});

test("part of a longer word is no name, and a name is no pattern", () => {
  expect(foundBy(`${name}s and un${name}`)).toEqual([]);
  const files = realContent.files.map((file) =>
    file.collection === "companies" && file.id === company.id
      ? { ...file, fields: { ...file.fields, name: "A.C (Japan)", name_jp: undefined } }
      : file,
  ) as typeof realContent.files;
  const news = ["ABC (Japan)", "A.C (Japan)"].map((title) => ({ ...article, _id: title, title }));
  const found = companyMentions({ ...realContent, files, news, events: [] });
  expect(found.get(company.id)?.map(({ _id }) => _id)).toEqual(["A.C (Japan)"]);
});
