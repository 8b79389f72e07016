import { crossFileProblems, missingFiles, type PlacedFile } from "./check-content";
import { isContentPath, parseContentFile } from "./parse-content-file";
import { formatProblem } from "./problem";

const placed = (path: string, text: string): PlacedFile => {
  const parsed = parseContentFile(path, text, "v");
  if (!parsed.ok) throw new Error(parsed.problems.map(formatProblem).join("\n"));
  return { path, file: parsed.file };
};
const faults = (path: string, text: string): string[] => {
  const parsed = parseContentFile(path, text, "v");
  return parsed.ok ? [] : parsed.problems.map(formatProblem);
};
const event = (image = "/media/a.jpg") =>
  `---\ntitle: A\ndate: 2026-01-01\nimage: ${image}\n---\nHi ![x](/media/body.png)\n`;
const news = (number: number) =>
  `---\nserial_no: ${number}\ntitle: A\ndate: 2026-01-01\ncategory: Events, Culture、文化\n---\nHi\n`;

test("which paths hold content", () => {
  for (const path of [
    "site.yml",
    "pages/home.yml",
    "events/2026/a.md",
    "news/2026/a.md",
    "companies/akiya2.0.md",
    "people/x.yml",
    "events/a.md",
    "people/x.yaml",
  ])
    expect([path, isContentPath(path)]).toEqual([path, true]);
  for (const path of [
    "model/event.ts",
    "media/a.jpg",
    "events/2026/.a.md",
    "events/README.md",
    "notes.md",
    "other.yml",
    "events/2026/a.md.swp",
  ])
    expect([path, isContentPath(path)]).toEqual([path, false]);
});

test("events, news and companies are understood", () => {
  expect(placed("events/2026/a.md", event()).file).toMatchObject({ kind: "event", id: "a" });
  expect(placed("news/2026/b.md", news(3)).file).toMatchObject({
    kind: "news",
    news: { serial_no: 3, category: ["Events", "Culture", "文化"] },
  });
  const company =
    "---\nid: 4\nname: Akiya\ndescription: Homes\nlocation: Tokyo\nlogoImg: /media/a.png\nlink: www.akiya.example\n---\nLong\n<!-- ja -->\n長い\n";
  expect(placed("companies/akiya2.0.md", company).file).toMatchObject({
    kind: "company",
    id: "akiya2.0",
    company: { id: 4, longdesc: "Long", longdesc_jp: "長い" },
  });
});

test.each([
  ["events/a.md", "folder named by year"],
  ["events/2026/My Picnic.md", "name of a-z"],
  ["events/2026/x/a.md", "folder named by year"],
  ["companies/Akiya.md", "name of a-z"],
  ["people/x.yaml", ".yml"],
  ["pages/bogus.yml", "not the name of a page"],
  ["../x.yml", "not"],
  ["events/2026/../../a.md", "folder"],
])("%s is told where it belongs", (path, words) => expect(faults(path, "")[0]).toContain(words));

test("data files name line and field, also of what is missing", () => {
  const found = faults(
    "people/x.yml",
    "serial_no: 1\nlists: [board]\nimage: /media/a.png\nname: {en: A, ja: B}\ntitle:\n  en: A\n  xx: C\n",
  );
  expect(
    found.some(
      (fault) =>
        fault.startsWith('people/x.yml:6 "title.ja"') ||
        fault.startsWith('people/x.yml:5 "title.ja"') ||
        fault.includes('"title.ja" is required'),
    ),
  ).toBe(true);
  expect(found.some((fault) => fault.includes('"bio"'))).toBe(true);
  expect(faults("site.yml", "a: &x 1\nb: *x\n")[0]).toContain("anchor");
  expect(faults("terms.yml", `a: ${"[".repeat(20_000)}`)[0]).toContain("too deeply");
  expect(faults("plans.yml", "")).not.toEqual([]);
});

test("the later of two files with one id or one number is left out; a missing picture is a warning", () => {
  const files = [
    placed("news/2026/b.md", news(1)),
    placed("news/2025/a.md", news(1)),
    placed("events/2026/a.md", event()),
    placed("events/2025/a.md", event("/media/there.jpg")),
  ];
  const problems = crossFileProblems(files, (path) => path === "media/there.jpg");
  expect(problems.filter(({ severity }) => severity === "left out").map(formatProblem)).toEqual([
    'events/2026/a.md the id "a" is already used by events/2025/a.md',
    'news/2026/b.md "serial_no" must be a number of its own: 1 is already used by news/2025/a.md',
  ]);
  expect(
    problems
      .filter(({ severity }) => severity === "warning")
      .map(({ path, message }) => `${path} ${message.split(": ")[1] ?? ""}`),
  ).toEqual([
    "events/2025/a.md content/media/body.png",
    "events/2026/a.md content/media/a.jpg",
    "events/2026/a.md content/media/body.png",
  ]);
});

test("a site needs its fixed files", () => {
  expect(missingFiles([]).map(({ path }) => path)).toEqual(expect.arrayContaining(["site.yml", "pages/home.yml"]));
});
