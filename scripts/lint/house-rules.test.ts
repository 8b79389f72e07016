import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { bin } from "../test/run-step";

const root = join(__dirname, "..", "..");

const forbidden: [rule: string, file: string, text: string][] = [
  ["the model imports no site", "content/model/example.ts", 'import "../../site/routes";'],
  ["the model imports no API", "content/model/example.ts", 'import "../../api/env";'],
  ["the model imports no scripts", "content/model/example.ts", 'import "../../scripts/start";'],
  [
    "a collection imports nothing derived from it",
    "content/model/collections/example.ts",
    'import "../entries/entry-file";',
  ],
  ["the model knows no React", "content/model/example.ts", 'import "react";'],
  ["the model knows no file system", "content/model/example.ts", 'import "node:fs";'],
  ["the site imports no API", "site/home/example.ts", 'import "../../api/env";'],
  ["the API imports no site", "api/events/example.ts", 'import "../../site/routes";'],
  ["the public site imports no admin", "site/home/example.ts", 'import "../admin/client";'],
  ["the admin imports no page of the site", "site/admin/example.ts", 'import "../home/HomePage";'],
  ["the admin imports no frame of the site", "site/admin/example.ts", 'import "../shell/Header";'],
  ["a feature imports no other feature", "site/home/example.ts", 'import "../events/EventMonths";'],
  ["no type of another feature", "site/home/example.ts", 'export type { A } from "../events/EventMonths";'],
  ["no lazy part of another feature", "site/home/example.ts", 'export const load = () => import("../events/Events");'],
  ["shared parts know no feature", "site/ui/example.ts", 'import "../events/EventMonths";'],
  ["only site/gatsby talks to Gatsby's node API", "site/home/example.ts", 'import "gatsby/reporter";'],
  ["only api/store knows git", "api/events/example.ts", 'import "simple-git";'],
  ["no circle of imports", "content/model/example.ts", 'import "./other";'],
  ["no circle of types", "content/model/example.ts", 'export type { Other } from "./other";'],
  ["only api/env.ts reads the environment", "api/app.ts", "export const port = process.env.PORT;"],
];

const allowed: [what: string, file: string, text: string][] = [
  ["the store uses simple-git", "api/store/example.ts", 'import "simple-git";'],
  ["the site uses the model", "site/home/example.ts", 'import "../../content/model/text/language";'],
  ["a feature uses the routes", "site/home/example.ts", 'import "../routes";'],
  ["the admin's preview shows the site's own cards", "site/admin/example.ts", 'import "../items/EventCard";'],
  ["env.ts reads the environment", "api/env.ts", "export const port = process.env.PORT;"],
];

let folder: string;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "house-rules-")));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Findings of the project's lint rules, save those that read types, for a text at the place of the given file. */
function reported(file: string, text: string): readonly { readonly code: string }[] {
  const write = (path: string, bytes: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  };
  const settings = JSON.parse(readFileSync(join(root, ".oxlintrc.json"), "utf8")) as object;
  write(".oxlintrc.json", JSON.stringify({ ...settings, options: {} }));
  cpSync(join(root, "scripts/lint/house-rules.cjs"), join(folder, "scripts/lint/house-rules.cjs"));
  // It imports the model's example: a circle, when that one imports it.
  write("content/model/other.ts", 'import "./example";\nexport type Other = string;\n');
  write(file, text);
  const { stdout } = spawnSync(bin("oxlint"), ["--format", "json", file], { cwd: folder, encoding: "utf8" });
  return (JSON.parse(stdout) as { readonly diagnostics: readonly { readonly code: string }[] }).diagnostics;
}

describe("the house rules", () => {
  test.each(forbidden)("bite: %s", (_rule, file, text) => {
    expect(reported(file, text)).toHaveLength(1);
  });

  test.each(allowed)("let pass: %s", (_what, file, text) => {
    expect(reported(file, text)).toEqual([]);
  });
});
