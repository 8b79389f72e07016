import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { sampleContent } from "../../test-support/sample-content";
import { isPageId, pageIds, type PageId } from "./page-file";
import { pages } from "./pages";

const yamlOf = (id: string): unknown => parse(readFileSync(join(sampleContent, "pages", `${id}.yml`), "utf8"));
const parsePage = (id: PageId, data: unknown) => pages.schemaOf(id).safeParse(data);
const problemsOf = (id: PageId, data: unknown): readonly string[] =>
  parsePage(id, data).error?.issues.map((issue) => issue.path.join(".")) ?? [];

test.each(pageIds)("pages/%s.yml is complete in both languages", (id) => {
  expect(problemsOf(id, yamlOf(id))).toEqual([]);
});

test("a page carries its id, by which it is told from the others", () => {
  const page = parsePage("home", yamlOf("home")).data;
  expect(page?.id).toBe("home");
  if (page?.id === "home") expect(page.hero).toBe("panels");
});

test("a missing translation names its place", () => {
  const data = structuredClone(yamlOf("events")) as { heading: { ja?: string } };
  delete data.heading.ja;
  expect(problemsOf("events", data)).toEqual(["heading.ja"]);
});

test("an unknown key is refused, so that a typing error does not vanish", () => {
  expect(parsePage("news", { ...(yamlOf("news") as object), headign: "News" }).error?.issues[0]?.message).toMatch(
    /headign/,
  );
});

test("the texts of one page do not pass for another's", () => {
  expect(parsePage("about", yamlOf("terms")).success).toBe(false);
});

test.each([[null], [undefined], ["text"], [[]], [42]])(
  "data that is no mapping is refused without an exception: %p",
  (data) => {
    expect(parsePage("home", data).success).toBe(false);
  },
);

test.each(["", "Home", "constructor", "home.yml", "../home"])("%p is no page", (id) => {
  expect(isPageId(id)).toBe(false);
});
