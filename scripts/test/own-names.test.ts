import { readFileSync } from "node:fs";
import { join } from "node:path";
import { spawnSync } from "node:child_process";
import { rootDir } from "../../api/support/root-dir";
import { readContent } from "../../site/gatsby/content/read-content";
import { sampleContent } from "../../content/model/test-support/sample-content";

/** Tests have names of examples. */
const notProduct = /\.test\.tsx?$|\/test-support\/|^site\/admin\/dist\//;
const folders = ["site", "api", "content/model"];

/** What the sample content calls its chamber, companies, people, partners, campaign. */
function ownNames(): string[] {
  const names = readContent(sampleContent).files.flatMap(({ file }): unknown[] => {
    switch (file.kind) {
      case "site":
        return [file.site.product, file.site.name, file.site.shortName, file.site.titleSuffix];
      case "company":
        return [file.company.name, file.company.name_jp];
      case "person":
        return [file.person.name];
      case "partners":
        return [...file.partners.logos, ...file.partners.government].map(({ name }) => name);
      case "plans":
        return [file.plans.promotion?.founding?.name];
      default:
        return [];
    }
  });
  return [...new Set(names.flatMap(textsOf))];
}

const textsOf = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : typeof value === "object" && value !== null
      ? Object.values(value).flatMap(textsOf)
      : [];

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

test("the product and its words name nothing of the chamber in content/", () => {
  const names = ownNames();
  expect(names).toEqual(
    expect.arrayContaining(["sccj", "SCCJ", "Kopiya", "コピ屋", "Chikage Seno", "Orchid Air Cargo", "Founding 60"]),
  );
  // A name in Latin letters is a word, in which none of the product's words may be found: `Minim` is no part of `Minimum`.
  const own = new RegExp(
    names.map((name) => (/^[\x20-\x7e]+$/.test(name) ? `\\b${escaped(name)}\\b` : escaped(name))).join("|"),
    "g",
  );
  const { stdout } = spawnSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard", ...folders], {
    cwd: rootDir,
  });
  const found = stdout
    .toString()
    .split("\0")
    .filter((path) => /\.(?:tsx?|json|css|mts)$/.test(path) && !notProduct.test(path))
    .flatMap((path) => (readFileSync(join(rootDir, path), "utf8").match(own) ?? []).map((name) => `${path}: ${name}`));
  expect(found).toEqual([]);
});
