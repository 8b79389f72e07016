import { execFileSync, spawn, spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { inheritedEnvironment } from "../../api/env";
import { rootDir } from "../../api/support/root-dir";
import { missingFiles } from "../../content/model/checks/check-content";
import { formatProblem } from "../../content/model/problems/problem";
import { sampleContent } from "../../content/model/test-support/sample-content";
import { readContent } from "../../site/gatsby/content/read-content";
import { siteContent } from "../../site/gatsby/content/site-content";
import { availablePages, planPages } from "../../site/gatsby/plan/plan-pages";
import { planFiles } from "../../site/gatsby/plan/plan-files";
import { made } from "../../site/gatsby/test-support/made";
import { testBuild } from "../../site/gatsby/test-support/test-build";
import english from "../../site/locales/en/common.json";
import japanese from "../../site/locales/ja/common.json";
import { copyPublicContent } from "../site/copy-public-content";
import { answersOf } from "./answers";
import { makeChamber } from "./make-chamber";

const chamber = {
  "name-en": "Chamber of Commerce of Port Haven",
  "name-ja": "ポートヘイブン商工会議所",
  short: "PHCC",
  product: "phcc",
  "city-en": "Port Haven",
  "city-ja": "ポートヘイブン",
  founded: "2025",
  email: "office@phcc.example",
};
const now = new Date("2026-06-01T03:04:05Z");
const optionsOf = (answers: Readonly<Record<string, string>>): string[] =>
  Object.entries(answers).map(([name, answer]) => `--${name}=${answer}`);

let folder: string;
let target: string;
// Files of the API's tests in the same process leave the readers of drawings blocked.
beforeAll(() => sharp.unblock({ operation: ["VipsForeignLoad"] }));
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "new-chamber-")));
  target = join(folder, "our chamber");
  jest.replaceProperty(process, "env", { ...inheritedEnvironment(), HOME: folder });
  author("Maintainer");
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

/** Whom git knows; the folder of these tests is the home. */
const author = (name: string): void =>
  writeFileSync(join(folder, ".gitconfig"), `[user]\nname = "${name}"\nemail = m@chamber.example\n`);
const left = (): string[] => readdirSync(folder).filter((name) => name !== ".gitconfig");
const git = (...args: string[]): string => execFileSync("git", ["-C", target, ...args], { encoding: "utf8" }).trim();
const program = (path: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  spawnSync(process.execPath, ["--import", "tsx", path, ...args], {
    cwd: rootDir,
    encoding: "utf8",
    env: { ...inheritedEnvironment(), ...env },
  });

/** What is wrong with the content, warnings and notices included. */
function problemsOf(contentDir: string): string[] {
  const { files, problems } = readContent(contentDir);
  return [...problems, ...missingFiles(files, problems)].map(formatProblem);
}

test("the command makes a repository whose content has no problem, and prints how to start it and to log in", () => {
  const { stdout, stderr, status } = program("scripts/new.ts", [target, ...optionsOf(chamber)]);
  expect({ stderr, status }).toEqual({ stderr: "", status: 0 });
  expect(stdout).toContain(`CONTENT_DIR='${target}' DATA_DIR='${target}-data' npm start\n`);
  expect(stdout).toContain("Log in: http://localhost:8000/admin");
  expect(left()).toEqual(["our chamber"]);
  expect(git("log", "--format=%an %s")).toBe("Maintainer Begin the website of Chamber of Commerce of Port Haven");
  expect(git("status", "--porcelain")).toBe("");
  const check = program("scripts/check-content.ts", [], { CONTENT_DIR: target });
  expect(check).toMatchObject({ status: 0, stderr: "" });
  expect(check.stdout).toMatch(/^ {2}\d+ files and 4 pictures, 0 problems\n$/);
});

test.each<[string, Partial<typeof chamber>]>([
  ["signs that mean something in YAML", { "name-en": `- "A": 'b' #1 {x} & *c | %`, "city-en": "@Haven: {short}" }],
  [
    "the longest texts",
    {
      "name-en": "W".repeat(120),
      "name-ja": "会".repeat(120),
      short: "M".repeat(40),
      product: "p".repeat(21),
      "city-en": "W".repeat(60),
      "city-ja": "市".repeat(60),
    },
  ],
  ["letters that the font of the pictures lacks", { "name-en": "Ṩ ᚠ chamber", short: "ᚠ" }],
])("answers with %s give content without a problem, and stand in it as they are", async (_, change) => {
  const answers = answersOf({ ...chamber, ...change }, now);
  await makeChamber(target, answers, now);
  expect(problemsOf(target)).toEqual([]);
  const { name, shortName, city } = siteContent(readContent(target)).site;
  expect([name.en, shortName.ja, city.en]).toEqual([answers["name-en"], answers.short, answers["city-en"]]);
});

test("no placeholder of the template is left", async () => {
  await makeChamber(target, answersOf(chamber, now), now);
  expect(git("grep", "--only-matching", "-h", "-I", "{[a-zA-Z][a-zA-Z]*}").split("\n").sort()).toEqual([
    "{number}",
    "{number}",
    "{number}",
    "{number}",
  ]);
  expect(
    git("ls-files")
      .split("\n")
      .filter((path) => path.includes("{")),
  ).toEqual([]);
});

test("its pages in both languages name nobody and nothing of the sample chamber, and lead to no page that is not there", async () => {
  await makeChamber(target, answersOf(chamber, now), now);
  const shown = join(folder, "shown");
  await copyPublicContent(target, shown, now.getTime());
  const content = siteContent(readContent(shown));
  const build = testBuild({ content, product: "phcc", fixedPages: availablePages(content), folder: shown });
  const plans = planPages(build);
  const pages = await made(plans);
  const paths = pages.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(["/", "/ja", "/phcc-about", "/ja/phcc-membership"]));
  const text = JSON.stringify(pages.map(({ path, context }) => [path, context]));
  expect(namesIn(sampleContent).filter((name) => text.includes(name))).toEqual([]);
  expect(text).not.toContain("Example: ");
  const known = new Set([...paths, ...planFiles(build, plans).map(({ path }) => `/${path}`)]);
  const links = [...text.matchAll(/"(?:[^"]*href=\\")?(\/(?!media\/|api\/|\/)[\w/.-]*)/g)].map(([, path = ""]) => path);
  expect(links.length).toBeGreaterThan(100);
  expect([...new Set(links)].filter((path) => !known.has(path))).toEqual([]);
});

test("what staff may overlook misleads nobody: the example has no day in its address and no venue; the menu names the pages as they are", async () => {
  await makeChamber(target, answersOf(chamber, now), now);
  const { files } = readContent(target);
  const events = files.flatMap(({ file }) => (file.collection === "events" ? [file] : []));
  expect(events.map(({ id, fields: { draft, venue } }) => ({ id, draft, venue }))).toEqual([
    { id: "first-event", draft: true, venue: undefined },
  ]);
  const { en, ja } = siteContent(readContent(target)).page("president")?.heading ?? {};
  expect([en?.toLowerCase(), ja]).toEqual([english.nav.president.toLowerCase(), japanese.nav.president]);
});

/** Names that belong to one chamber: its own, its people's, members', partners', and the titles of its items. */
function namesIn(contentDir: string): string[] {
  const { files } = readContent(contentDir);
  return files
    .flatMap(({ file }): unknown[] => {
      if (file.collection === "site")
        return [...Object.values(file.fields.name), file.fields.shortName.en, file.fields.product, file.fields.email];
      if (file.collection === "partners")
        return [...file.fields.logos, ...file.fields.government].flatMap(({ name }) => Object.values(name));
      if (file.collection === "people") return Object.values(file.fields.name);
      if (file.collection === "companies") return [file.fields.name, file.fields.name_jp];
      return file.collection === "events" || file.collection === "news"
        ? [file.fields.title, file.fields.title_jp]
        : [];
    })
    .filter((name): name is string => typeof name === "string");
}

describe("refused with a remedy, and nothing is made", () => {
  const refusal = async (change: Partial<typeof chamber> = {}, to = target): Promise<string> => {
    const before = left();
    const error = await Promise.resolve()
      .then(() => makeChamber(to, answersOf({ ...chamber, ...change }, now), now))
      .catch((error: unknown) => String(error));
    expect(left()).toEqual(before);
    return error;
  };

  test.each<[string, Partial<typeof chamber>, string]>([
    [
      "a slash in the product word",
      { product: "our/chamber" },
      `--product must be a short word of a-z and 0-9, for example "ccoc"`,
    ],
    ["a capital in the product word", { product: "OurChamber" }, "--product must be a short word"],
    ["no e-mail address", { email: " " }, `--email is required, for example "office@chamber.example"`],
    ["no valid e-mail address", { email: "office" }, "--email must be an email address"],
    ["a year that is none", { founded: "soon" }, "--founded must be a year from 1500 to 2027"],
    ["a year to come", { founded: "2030" }, "--founded must be a year"],
    ["a name too long", { "name-en": "W".repeat(121) }, "--name-en must have at most 120 characters"],
    ["a Japanese name too long", { "name-ja": "会".repeat(121) }, "--name-ja must have at most 120 characters"],
    ["a short name too long", { short: "W".repeat(41) }, "--short must have at most 40 characters"],
    ["a name of two lines", { "name-en": "A\nB" }, "--name-en "],
  ])("%s", async (_, change, sentence) => {
    expect(await refusal(change)).toContain(sentence);
  });

  test("an option that is none", () => {
    const { status, stderr } = program("scripts/new.ts", [target, "--nam=A"]);
    expect(status).toBe(1);
    expect(stderr).toBe(
      "✗ Nothing was made: Unknown option '--nam'\n  The options are --name-en --name-ja --short --product --city-en --city-ja --founded --email\n",
    );
    expect(left()).toEqual([]);
  });

  test("all faults of the answers are named together", async () => {
    expect(await refusal({ email: "", founded: "" })).toMatch(/--founded is required.*\n +--email is required/);
  });

  test("a folder with files", async () => {
    mkdirSync(target);
    writeFileSync(join(target, ".hidden"), "");
    expect(await refusal()).toContain("is not empty. Name a new or an empty folder.");
    expect(readdirSync(target)).toEqual([".hidden"]);
  });

  test("a file, and a folder in one that is not there", async () => {
    writeFileSync(target, "");
    expect(await refusal()).toContain("is a file. Name a new folder.");
    expect(await refusal({}, join(folder, "none", "ours"))).toContain("is not there: make that folder first.");
  });

  test.each(["content/ours", "content", "ours", "."])("the program's own %s", async (path) => {
    expect(await refusal({}, join(rootDir, path))).toContain("is inside the program's own folder. Name one beside it");
  });

  test("git without a name", async () => {
    author("");
    expect(await refusal()).toContain('git config --global user.name "Your Name"');
  });

  test("a read-only disk", async () => {
    const parent = join(folder, "parent");
    mkdirSync(parent);
    const isRoot = process.getuid?.() === 0;
    const mount = 'mount --bind "$1" "$1" && mount -o remount,ro,bind "$1"';
    if (isRoot && spawnSync("sh", ["-c", mount, "sh", parent]).status !== 0) return;
    if (!isRoot) chmodSync(parent, 0o500);
    try {
      expect(await refusal({}, join(parent, "ours"))).toMatch(
        /cannot be written to \(.*\)\. Name a folder on a disk that can\./,
      );
    } finally {
      if (isRoot) spawnSync("umount", ["--lazy", parent]);
      else chmodSync(parent, 0o700);
    }
  });
});

test("an empty folder becomes the repository", async () => {
  mkdirSync(target);
  expect(await makeChamber(target, answersOf(chamber, now), now)).toBe(target);
  expect(git("rev-list", "--count", "HEAD")).toBe("1");
});

test("on a terminal what no option says is asked for, until the answer can be", async () => {
  const { product, founded, ...given } = chamber;
  const words = [process.execPath, "--import", "tsx", "scripts/new.ts", target, ...optionsOf(given)];
  const command = words.map((word) => `'${word}'`).join(" ");
  const child = spawn("script", ["--quiet", "--return", "--command", command, "/dev/null"], { cwd: rootDir });
  const typed = [`${product.toUpperCase()}\r`, `${product}\r`, `${founded}\r`];
  let printed = "";
  child.stdout.on("data", (bytes: Buffer) => {
    printed += String(bytes);
    const asked = printed.match(/\): /g)?.length ?? 0;
    while (typed.length > 3 - asked) child.stdin.write(typed.shift());
  });
  const code = await new Promise((resolve) => child.once("close", resolve));
  expect({ code, printed }).toMatchObject({
    code: 0,
    printed: expect.stringContaining("It must be a short word of a-z and 0-9"),
  });
  expect(siteContent(readContent(target)).site).toMatchObject({ product, founded: 2025 });
});
