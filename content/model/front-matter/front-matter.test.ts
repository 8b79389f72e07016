import { parseItemFile } from "./item-file";

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
  expect(parseItemFile(`---${language}\n${attack}\n---\nbody`, "x.md").ok).toBe(false);
  expect(globalThis.frontMatterRan).toBeUndefined();
});

test("text stays text", () => {
  const result = parseItemFile("---\ntime: 18:30\nno: no\nn: 012\ndate: 2026-06-12\n---\nHello\n---js\nmore", "x.md");
  expect(result).toMatchObject({
    ok: true,
    item: { data: { time: "18:30", no: "no", n: "012", date: "2026-06-12" }, body: "Hello\n---js\nmore" },
  });
});

test("what programs write for no value is no text; in quotes it is", () => {
  const result = parseItemFile("---\na: null\nb: ~\nc: 'null'\nd: Null\ne: nullify\nf:\n---\n", "x.md");
  expect(result).toMatchObject({ ok: true, item: { data: { a: "", b: "", c: "null", d: "", e: "nullify", f: "" } } });
});

test("a body that begins like front matter of another language is only a body", () => {
  const result = parseItemFile(`---\ntitle: a\n---\n---js\n${attack}\n---\n`, "x.md");
  expect(result).toMatchObject({ ok: true, item: { data: { title: "a" } } });
  expect(globalThis.frontMatterRan).toBeUndefined();
});

test("the same text is read anew each time: nothing is cached", () => {
  const text = "---\ntitle: a\n---\nb";
  const first = parseItemFile(text, "x.md");
  if (first.ok) (first.item.data as Record<string, unknown>)["title"] = "changed";
  expect(parseItemFile(text, "x.md")).toMatchObject({ ok: true, item: { data: { title: "a" } } });
});
