import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { startedProduct } from "../product/started-product";

test("no page's HTML holds NUL or replacement characters, which React's stream leaves in Japanese text", () => {
  const site = join(startedProduct().dataDir, "releases", "current", "site");
  const pages = readdirSync(site, { recursive: true, encoding: "utf8" }).filter((path) =>
    /(?:^|\/)\w+\.html$/.test(path),
  );
  const files = pages.filter((path) => !path.startsWith("page-data"));
  expect(files.length).toBeGreaterThan(60);
  // Written as escapes: the characters themselves must not be in this file either.
  expect(files.filter((path) => /[\0\uFFFD]/.test(readFileSync(join(site, path), "utf8")))).toEqual([]);
});
