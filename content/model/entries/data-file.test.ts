import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { sampleContent } from "../test-support/sample-content";
import { dataToFile, editDataFile, parseDataFile } from "./data-file";

const anything = (data: unknown) => z.record(z.string(), z.unknown()).safeParse(data);
function read(text: string): Record<string, unknown> {
  const parsed = parseDataFile("x.yml", text, anything);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
}

test("a new file has its keys in the order of the value, texts in two languages on one line when they are short, and no null", () => {
  const value = {
    serial_no: 3,
    name: { en: "Name", ja: "名前" },
    text: { en: "A long text ".repeat(8).trim(), ja: "長い文".repeat(20) },
    lists: ["board", "founding"],
    companies: [
      { role: { en: "Director", ja: "理事" }, link: null },
      { role: { en: "Founder", ja: "創設者" }, since: "2024" },
    ],
    none: null,
    missing: undefined,
    empty: [],
  };
  const text = dataToFile(value);
  expect(text).toBe(`serial_no: 3
name: { en: Name, ja: 名前 }
text:
  en: ${value.text.en}
  ja: ${value.text.ja}
lists:
  - board
  - founding
companies:
  - role: { en: Director, ja: 理事 }
  - role: { en: Founder, ja: 創設者 }
    since: "2024"
empty: []
`);
  expect(read(text)).toEqual({
    ...value,
    companies: [{ role: value.companies[0]?.role }, value.companies[1]],
    none: undefined,
  });
});

test("a file that is edited keeps everything else; undefined takes a key away", () => {
  const text = "serial_no: 3 # fixed\nname: { en: A, ja: あ }\nold: 1\n";
  const change = (raw: unknown) => ({
    ...(raw as object),
    serial_no: 4,
    name: { en: "A", ja: "い" },
    old: undefined,
    image: "/media/a.png",
  });
  expect(editDataFile(text, change)).toBe("serial_no: 4 # fixed\nname: { en: A, ja: い }\nimage: /media/a.png\n");
});

test("the data of every content file can be written as a new file", () => {
  for (const room of [".", "people", "pages"])
    for (const name of readdirSync(join(sampleContent, room)).filter((file) => file.endsWith(".yml"))) {
      const value = read(readFileSync(join(sampleContent, room, name), "utf8"));
      expect(read(dataToFile(value))).toEqual(value);
    }
});

test("a name that was left empty, anywhere in a file of the samples, is as good as none; a file of comments holds no field", () => {
  const named = (data: unknown, path: readonly string[] = []): (readonly string[])[] =>
    typeof data === "object" && data !== null && !Array.isArray(data)
      ? Object.entries(data).flatMap(([name, value]) => [[...path, name], ...named(value, [...path, name])])
      : [];
  for (const file of ["site.yml", "partners.yml", "plans.yml", "pages/home.yml", "people/daigo-asagiri.yml"]) {
    const data = read(readFileSync(join(sampleContent, file), "utf8"));
    for (const path of named(data)) {
      const [empty, without] = [structuredClone(data), structuredClone(data)];
      const last = path.at(-1) ?? "";
      const holder = (whole: unknown) =>
        path.slice(0, -1).reduce((part, name) => (part as Record<string, unknown>)[name], whole) as Record<
          string,
          unknown
        >;
      holder(empty)[last] = null;
      Reflect.deleteProperty(holder(without), last);
      expect(read(JSON.stringify(empty))).toEqual(without);
    }
  }
  expect(read("# nothing yet\n")).toEqual({});
  expect(read("list:\n  -\n  - a\n")).toEqual({ list: [null, "a"] });
});
