import { fc } from "../test-support/seeded-fast-check";
import { crossFileProblems } from "../test-support/cross-file-problems";
import { FileComparison, missingFiles } from "./check-content";
import { fault } from "../problems/fault";
import type { PlacedFile } from "../entries/content-file";
import { parseContentFile } from "../entries/parse-content-file";

const version = "0".repeat(40);

/** A news item at a path, or nothing there. */
interface Step {
  readonly year: number;
  readonly name: string;
  readonly content: { readonly serial: number; readonly picture: boolean } | undefined;
}

const step: fc.Arbitrary<Step> = fc.record({
  year: fc.constantFrom(2025, 2026),
  name: fc.constantFrom("a", "b", "c"),
  content: fc.option(fc.record({ serial: fc.integer({ min: 1, max: 3 }), picture: fc.boolean() }), { nil: undefined }),
});

function placed(path: string, { serial, picture }: NonNullable<Step["content"]>): PlacedFile {
  const image = picture ? "image: /media/gone.jpg\n" : "";
  const text = `---\nserial_no: ${String(serial)}\ntitle: Title\ndate: 2026-01-01\n${image}---\nText\n`;
  const parsed = parseContentFile(path, text, version);
  if (!parsed.ok) throw new Error("the example must be valid");
  return { path, file: parsed.file };
}

test("comparing a change at a time finds what comparing everything finds", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      const comparison = new FileComparison();
      const files = new Map<string, PlacedFile>();
      for (const { year, name, content } of steps) {
        const path = `news/${String(year)}/${name}.md`;
        const after = content && placed(path, content);
        comparison.replace(files.get(path), after);
        files.delete(path);
        if (after) files.set(path, after);
      }
      const nothing = (): boolean => false;
      expect(comparison.problems(files.values(), nothing)).toEqual(crossFileProblems([...files.values()], nothing));
    }),
  );
});

test.each([
  ["media/2026/会場が.jpg", "NFD"],
  ["media/2026/か\u3099.jpg", "NFC"],
  ["media/2026/caf\u00e9.jpg", "NFD"],
])(
  "a picture whose file has the name %j in another Unicode form is there, and the remedy is its name",
  (path, form) => {
    const file = placed("news/2026/a.md", { serial: 1, picture: true });
    const text = `---\nserial_no: 1\ntitle: A\ndate: 2026-01-01\nimage: /${path}\n---\nText\n`;
    const parsed = parseContentFile(file.path, text, version);
    if (!parsed.ok) throw new Error("the example must be valid");
    const found = (there: string): unknown =>
      crossFileProblems([{ path: file.path, file: parsed.file }], (each) => each === there);
    expect(found(path)).toEqual([]);
    expect(found(path.normalize(form))).toMatchObject([{ code: "pictureNameForm", params: { picture: `/${path}` } }]);
    expect(found("media/other.jpg")).toMatchObject([{ code: "pictureMissing" }]);
  },
);

test.each([
  ["/media/2026/centex.png", "media/2026/Centex.png"],
  ["/media/2026/Picnic.JPG", "media/2026/picnic.jpg"],
  ["/media/2026/a%20b.jpg", "media/2026/a%20b.jpg"],
])("of the picture %s, which is not there, the file with a name like it is named: %s", (image, there) => {
  const path = "events/2026/a.md";
  const text = `---\ntitle: A\ndate: 2026-01-01\nimage: ${image}\n---\nText\n`;
  const parsed = parseContentFile(path, text, version);
  if (!parsed.ok) throw new Error("the example must be valid");
  const comparison = new FileComparison();
  const file = { path, file: parsed.file };
  comparison.replace(undefined, file);
  const media = [there, "media/2026/other.jpg"];
  const problems = comparison.problems(
    [file],
    (each) => media.includes(each),
    [],
    {},
    () => media,
  );
  expect(problems).toMatchObject([
    { path, field: "image", severity: "warning", code: "pictureNameLike", params: { file: there } },
  ]);
});

const everySpelling: readonly ((name: string) => string)[] = [
  (name) => name,
  encodeURIComponent,
  (name) => [...Buffer.from(name)].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join(""),
  (name) => name.replaceAll("&", "&amp;"),
];

test("a picture that is there is never named as missing, and one that is not once, however texts spell its address", () => {
  const characters = fc.constantFrom(...Array.from("aZ9_+&;=@,'!$~会が"));
  const names = fc.string({ unit: characters, minLength: 1, maxLength: 6 }).map((name) => `m${name}.jpg`);
  const spellings = fc.array(fc.constantFrom(...everySpelling), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(names, spellings, (name, spelt) => {
      const text = spelt.map((spell) => `![x](/media/2026/${spell(name)}) [y](/media/2026/${spell(name)})`).join(" ");
      const parsed = parseContentFile("events/2026/a.md", `---\ntitle: A\ndate: 2026-01-01\n---\n${text}\n`, version);
      if (!parsed.ok) throw new Error("the example must be valid");
      const found = (there: readonly string[]): unknown[] =>
        crossFileProblems([{ path: "events/2026/a.md", file: parsed.file }], (each) => there.includes(each));
      expect(found([`media/2026/${name}`])).toEqual([]);
      expect(found([])).toEqual([expect.objectContaining({ params: { picture: `/media/2026/${name}` } })]);
    }),
  );
});

test("of a file in the place of the folder of pages, the pages in it are not named as missing", () => {
  const missing = missingFiles([], [{ path: "pages", ...fault("fileInPlace") }]).map(({ path }) => path);
  expect(missing.filter((path) => path.startsWith("pages/"))).toEqual([]);
  expect(missing).toContain("site.yml");
});
