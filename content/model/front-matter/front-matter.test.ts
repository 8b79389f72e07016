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

test.each(["title：Seminar: Part 2", 'title："講演: 第2回"', "title ： 講演: 第2回", "title: A\nvenue：Hall: A"])(
  "a full-width colon is told about, also where a half-width one follows: %s",
  (line) => {
    const found = parseFrontMatterFields(`---\n${line}\ndate: 2026-06-12\n`);
    expect(found).toEqual([{ line: line.split("\n").length + 1, code: "yamlWideColon" }]);
  },
);

test.each([
  "title: Re：Start",
  "title:\n  Tel：03\n  Fax：04",
  "メモ：a: b",
  "title: >\n  a：1\n  b：2",
  "title: 'a：b: c'",
])("a full-width colon in a text is text: %s", (line) => {
  expect(parseFrontMatterFields(`---\n${line}\ndate: 2026-06-12\n`)).toMatchObject({ data: { date: "2026-06-12" } });
});
