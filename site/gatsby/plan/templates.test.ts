import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findTemplates } from "./templates";

test("every file of the site that asks Gatsby for words as a page is a template", () => {
  const files = readdirSync("site", { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".tsx") && !path.includes("/dist/"))
    .filter((path) => /^export const query = graphql/m.test(readFileSync(join("site", path), "utf8")));
  expect(findTemplates("site").sort()).toEqual(files.sort());
});
