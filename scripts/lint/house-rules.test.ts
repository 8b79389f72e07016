import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { bin } from "../test/run-step";

const root = join(__dirname, "..", "..");

const zones = "house(import-zones)";
const packages = "house(packages)";
const circles = "import(no-cycle)";
const properties = "eslint(no-restricted-properties)";
const patience = "house(patience)";

const forbidden: [rule: string, code: string, file: string, text: string][] = [
  ["the model imports no site", zones, "content/model/example.ts", 'import "../../site/routes";'],
  ["the model imports no API", zones, "content/model/example.ts", 'import "../../api/env";'],
  ["the model imports no scripts", zones, "content/model/example.ts", 'import "../../scripts/start";'],
  [
    "a collection imports nothing derived from it",
    zones,
    "content/model/collections/example.ts",
    'import "../entries/entry-file";',
  ],
  ["the model knows no React", packages, "content/model/example.ts", 'import "react";'],
  ["the model knows no part of React", packages, "content/model/example.ts", 'import "react/jsx-runtime";'],
  ["the model knows no file system", packages, "content/model/example.ts", 'import "node:fs";'],
  ["the model knows no part of Node", packages, "content/model/example.ts", 'import "node:fs/promises";'],
  ["the site imports no API", zones, "site/home/example.ts", 'import "../../api/env";'],
  ["the API imports no site", zones, "api/events/example.ts", 'import "../../site/routes";'],
  ["the public site imports no admin", zones, "site/home/example.ts", 'import "../admin/client";'],
  ["the admin imports no page of the site", zones, "site/admin/example.ts", 'import "../home/HomePage";'],
  ["the admin imports no frame of the site", zones, "site/admin/example.ts", 'import "../shell/Header";'],
  ["the admin imports no card of the site", zones, "site/admin/example.ts", 'import "../items/EventCard";'],
  ["a feature imports no other feature", zones, "site/home/example.ts", 'import "../events/EventMonths";'],
  ["no type of another feature", zones, "site/home/example.ts", 'export type { A } from "../events/EventMonths";'],
  [
    "no lazy part of another feature",
    zones,
    "site/home/example.ts",
    'export const load = () => import("../events/E");',
  ],
  ["shared parts know no feature", zones, "site/ui/example.ts", 'import "../events/EventMonths";'],
  ["only site/gatsby talks to Gatsby's node API", packages, "site/home/example.ts", 'import "gatsby/reporter";'],
  ["only site/gatsby talks to parts of it", packages, "api/example.ts", 'import "gatsby/dist/utils/webpack-utils";'],
  ["only api/store knows git", packages, "api/events/example.ts", 'import "simple-git";'],
  ["only api/store knows types of git", packages, "api/example.ts", 'export type { SimpleGit } from "simple-git";'],
  ["a service has no packages of the tests", packages, "site/home/example.ts", 'import "@testing-library/react";'],
  ["no parts of them", packages, "api/example.ts", 'import "fast-check/lib/types";'],
  ["the product imports no test", zones, "site/home/example.ts", 'import "./other.test";'],
  ["nothing that helps tests", zones, "api/example.ts", 'import "./test-support/until";'],
  ["no circle of imports", circles, "content/model/example.ts", 'import "./other";'],
  ["no circle of types", circles, "content/model/example.ts", 'export type { Other } from "./other";'],
  ["only api/env.ts reads the environment", properties, "api/app.ts", "export const port = process.env.PORT;"],
  ...(
    [
      ["a file", "jest.setTimeout(60_000);"],
      ["a test", 'test("waits", () => undefined, 60_000);'],
      ["a table of tests", 'test.each([1])("waits", () => undefined, 60_000);'],
      ["a hook", "beforeAll(() => undefined, 60_000);"],
      ["a wait", 'await page.getByText("there").waitFor({ timeout: 60_000 });'],
      ["a page", "page.setDefaultTimeout(60_000);"],
      ["a request", "await fetch(url, { signal: AbortSignal.timeout(60_000) });"],
      ["a loop", "for (;;) if (performance.now() > deadline) break;"],
      ["an assertion", "expect(performance.now() - started).toBeLessThan(60_000);"],
    ] as const
  ).map(([what, text]): (typeof forbidden)[number] => [
    `${what} has no patience of its own`,
    patience,
    "api/example.test.ts",
    text,
  ]),
  ["a support of tests has no patience of its own", patience, "e2e/support/example.ts", "page.setDefaultTimeout(1);"],
];

const allowed: [what: string, file: string, text: string][] = [
  ["the store uses simple-git", "api/store/example.ts", 'import "simple-git";'],
  ["a test uses simple-git", "api/events/example.test.ts", 'import "simple-git";'],
  ["site/gatsby uses Gatsby", "site/gatsby/example.ts", 'import "gatsby/reporter";'],
  ["others use types of Gatsby", "site/home/example.ts", 'export type { A } from "gatsby/reporter";'],
  ["the site uses the model", "site/home/example.ts", 'import "../../content/model/text/language";'],
  ["a feature uses the routes", "site/home/example.ts", 'import "../routes";'],
  ["the admin says of an event what its page does", "site/admin/example.ts", 'import "../items/event-fact-texts";'],
  ["a test waits as long as the run does", "e2e/example.test.ts", "page.setDefaultTimeout(patienceMs);"],
  ["what is no test has limits of its own", "api/example.ts", "socket.setTimeout(60_000);"],
  ["env.ts reads the environment", "api/env.ts", "export const port = process.env.PORT;"],
];

const texts = [
  ...forbidden.map(([, , file, text]) => ({ file, text })),
  ...allowed.map(([, file, text]) => ({ file, text })),
];
/** The place of a case's text: beside the file that it names, so that oxlint looks at all of them in one run. */
const placeOf = (count: number): string => texts[count]?.file.replace("/example.", `/example${String(count)}.`) ?? "";

let folder: string;
let found: ReadonlyMap<string, readonly string[]>;
beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "house-rules-")));
  found = reported();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The rules, save those that read types, by which the project's lint refuses the texts, by their places. */
function reported(): ReadonlyMap<string, readonly string[]> {
  const write = (path: string, bytes: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  };
  const settings = JSON.parse(readFileSync(join(root, ".oxlintrc.json"), "utf8")) as object;
  write(".oxlintrc.json", JSON.stringify({ ...settings, options: {} }));
  for (const path of ["scripts/lint/house-rules.cjs", "package.json"]) cpSync(join(root, path), join(folder, path));
  // It imports the model's examples: a circle, when one of them imports it.
  const examples = texts.map((_, count) => placeOf(count)).filter((place) => place.startsWith("content/model/example"));
  const imports = examples.map((place) => `import "./${basename(place, ".ts")}";\n`);
  write("content/model/other.ts", `${imports.join("")}export type Other = string;\n`);
  texts.forEach(({ text }, count) => write(placeOf(count), text));
  const places = texts.map((_, count) => placeOf(count));
  const { stdout } = spawnSync(bin("oxlint"), ["--format", "json", ...places], { cwd: folder, encoding: "utf8" });
  const { diagnostics } = JSON.parse(stdout) as {
    readonly diagnostics: readonly { readonly code: string; readonly filename: string }[];
  };
  return new Map(
    places.map((place) => [place, diagnostics.filter(({ filename }) => filename === place).map(({ code }) => code)]),
  );
}

const foundIn = (file: string, text: string) =>
  found.get(placeOf(texts.findIndex((one) => one.file === file && one.text === text)));

describe("the house rules", () => {
  test.each(forbidden)("bite: %s", (_rule, code, file, text) => {
    expect(foundIn(file, text)).toEqual([code]);
  });

  test.each(allowed)("let pass: %s", (_what, file, text) => {
    expect(foundIn(file, text)).toEqual([]);
  });
});
