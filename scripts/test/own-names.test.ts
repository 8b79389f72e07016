import { readFileSync } from "node:fs";
import { join } from "node:path";
import { spawnSync } from "node:child_process";
import { rootDir } from "../../api/support/root-dir";
import { sampleContent } from "../../content/model/test-support/sample-content";
import { anyOf, ownNames } from "./own-names";

/** Tests have names of examples. */
const notProduct = /\.test\.tsx?$|\/test-support\/|^site\/admin\/dist\//;
const folders = ["site", "api", "content/model"];

test("the product and its words name nothing of the chamber in content/", () => {
  const names = ownNames(sampleContent);
  expect(names).toEqual(
    expect.arrayContaining(["sccj", "SCCJ", "Kopiya", "コピ屋", "Chikage Seno", "Orchid Air Cargo", "Founding 60"]),
  );
  const own = anyOf(names);
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
