import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseContentFile } from "../entries/parse-content-file";
import { sampleContent } from "../test-support/sample-content";
import { differs, pairsOf } from "./entry-differences";

const haveDifferences = (fields: object): boolean => pairsOf(fields).some(differs);

test("the languages of the sample content disagree nowhere", () => {
  const paths = readdirSync(sampleContent, { recursive: true, encoding: "utf8" }).filter((path) =>
    /\.(?:md|yml)$/.test(path),
  );
  const parsed = paths.flatMap((path) => {
    const file = parseContentFile(path, readFileSync(join(sampleContent, path), "utf8"), "");
    return file.ok && file.file.collection !== "next" ? [{ path, differs: haveDifferences(file.file.fields) }] : [];
  });
  expect(parsed.length).toBeGreaterThan(60);
  expect(parsed.filter(({ differs }) => differs)).toEqual([]);
});

test.each([
  [{ title: "Lunch 2026", title_jp: "昼食会 2027" }],
  [{ promotion: { lines: [{ en: "20% off", ja: "30%割引" }] } }],
  [{ paragraph: { en: ["From May 15", "Free"], ja: ["5月16日から", "無料"] } }],
])("they disagree in %j", (fields) => expect(haveDifferences(fields)).toBe(true));

test.each([
  [{ title: "Lunch 2026", date: "2026-12-10", price: 3000 }],
  [{ title: "Lunch 2026", title_jp: "昼食会 2026", lines: [{ en: "3,000 yen", ja: "3,000円" }, { image: null }] }],
])("they do not in %j", (fields) => expect(haveDifferences(fields)).toBe(false));
