import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { rootDir } from "../../api/support/root-dir";
import { inheritedEnvironment } from "../../api/env";
import { sampleContent } from "../../content/model/test-support/sample-content";

/** True for what people write, which need not be as the samples are. */
const isLive = (path: string): boolean => /^content\/(?!model\/)/.test(path);

let copy: string;
beforeAll(() => {
  copy = realpathSync(mkdtempSync(join(tmpdir(), "content-is-data-")));
  const listed = spawnSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { cwd: rootDir });
  for (const path of listed.stdout
    .toString()
    .split("\0")
    .filter((path) => path !== "" && !isLive(path))) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    cpSync(join(rootDir, path), join(copy, path), { force: true });
  }
  cpSync(sampleContent, join(copy, "content"), { recursive: true });
  symlinkSync(join(rootDir, "node_modules"), join(copy, "node_modules"));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Writes into the copy of `content/` what staff of a chamber may write there on an ordinary day. */
function changeContent(): void {
  const content = join(copy, "content");
  const change = (path: string, edit: (text: string) => string): void =>
    writeFileSync(join(content, path), edit(readFileSync(join(content, path), "utf8")));
  change("plans.yml", (text) => text.replaceAll("price: 100000", "price: 120000"));
  change("site.yml", (text) =>
    text.replace(/^product: .*$/m, "product: other").replace(/^(?:social|secondTime):\n(?: .*\n)+/gm, ""),
  );
  change("pages/home.yml", (text) => text.replace(/^hero: .*\n/m, "").replace(/^/, "hero: carousel\n"));
  for (const page of ["president", "sponsorship"]) rmSync(join(content, "pages", `${page}.yml`));
  const company = readFileSync(join(content, "companies", "kopiya.md"), "utf8");
  writeFileSync(join(content, "companies", "orchid.md"), company.replace(/^id: .*$/m, "id: 14"));
  mkdirSync(join(content, "news", "2026"), { recursive: true });
  for (let at = 0; at < 300; at += 1) {
    const fields = `serial_no: ${String(1000 + at)}\ntitle: News ${String(at)}\ndate: 2026-12-01\n`;
    writeFileSync(join(content, "news", "2026", `news-${String(at)}.md`), `---\n${fields}---\nText.\n`);
  }
}

test("a changed fee, another member, pages that are not there and 300 news turn no test of the code red", () => {
  changeContent();
  // Those that once read content/.
  const plans =
    "site/gatsby/plan/(specified-content|plan-pages|route-table|touched-pages|pages/member-pages|files/(feeds|calendars)).test";
  const model =
    "content/model/(collections/pages/parse-page|entries/(parse-content-file|data-file)|yaml/edit-yaml-prop).*test";
  const paths = `${plans}|${model}`;
  const jest = join("node_modules", "jest", "bin", "jest.js");
  const { status, stderr } = spawnSync(
    process.execPath,
    [jest, "--ci", "--runInBand", "--selectProjects", "api", "--testPathPatterns", paths],
    {
      cwd: copy,
      env: inheritedEnvironment(),
      encoding: "utf8",
    },
  );
  expect(`${String(status)} ${stderr.slice(-3000)}`).toMatch(/^0 /);
  expect(stderr).toMatch(/Test Suites: +11 passed/);
});

test("whatever a chamber has in content/ beside the model, the format check is about the code alone", () => {
  const written = [
    "media/2026/prices.json",
    "media/flyer.html",
    "events/2026/tea.markdown",
    "site.yaml",
    "model/x.json",
  ];
  for (const path of written) {
    const file = join(copy, "content", path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, path.endsWith(".json") ? '{"a":1}' : "* a\n+ b\n");
  }
  const { stdout } = spawnSync(join(rootDir, "node_modules", ".bin", "oxfmt"), ["--list-different", "content"], {
    cwd: copy,
    encoding: "utf8",
  });
  expect(stdout.trim().split("\n")).toEqual(["content/model/x.json"]);
});
