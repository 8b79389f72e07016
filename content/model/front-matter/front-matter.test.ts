import { parseFrontMatterFields } from "./front-matter-fields";
import { readFrontMatter } from "./front-matter";

declare global {
  var frontMatterRan: boolean | undefined;
}

const attack = "{ title: (globalThis.frontMatterRan = true) }";

test.each([
  "js",
  "javascript",
  "JS",
  "Javascript",
  "json",
  "coffee",
  "coffeescript",
  "cson",
  "toml",
  "yml",
  "yaml",
  " js",
  "\tjs",
])("front matter in the language %j is refused and not run", (language) => {
  expect(readFrontMatter(`---${language}\n${attack}\n---\nbody`).ok).toBe(false);
  expect(globalThis.frontMatterRan).toBeUndefined();
});

test("YAML is read by gray-matter with our engine: text stays text", () => {
  const result = readFrontMatter("---\ntime: 18:30\nno: no\nn: 012\ndate: 2026-06-12\n---\nHello\n---js\nmore");
  expect(result).toMatchObject({
    ok: true,
    front: { data: { time: "18:30", no: "no", n: "012", date: "2026-06-12" }, content: "Hello\n---js\nmore" },
  });
});

test("what programs write for no value is no text; in quotes it is", () => {
  const result = readFrontMatter("---\na: null\nb: ~\nc: 'null'\nd: Null\ne: nullify\nf:\n---\n");
  expect(result).toMatchObject({ ok: true, front: { data: { a: "", b: "", c: "null", d: "", e: "nullify", f: "" } } });
});

test("a body that begins like front matter of another language is only a body", () => {
  const result = readFrontMatter(`---\ntitle: a\n---\n---js\n${attack}\n---\n`);
  expect(result).toMatchObject({ ok: true, front: { data: { title: "a" } } });
  expect(globalThis.frontMatterRan).toBeUndefined();
});

test("the same text is read anew each time: nothing is cached", () => {
  const text = "---\ntitle: a\n---\nb";
  const first = readFrontMatter(text);
  if (first.ok) (first.front.data as Record<string, unknown>)["title"] = "changed";
  expect(readFrontMatter(text)).toMatchObject({ ok: true, front: { data: { title: "a" } } });
});

test("a front matter whose colons are all full-width ones is told about them", () => {
  expect(parseFrontMatterFields("---\ntitle：夜の会\ndate：2026-12-04\n")).toEqual([
    { line: 2, code: "yamlWideColon" },
  ]);
  expect(parseFrontMatterFields("---\nNight\n")).toEqual([{ line: 2, code: "noFields" }]);
});
