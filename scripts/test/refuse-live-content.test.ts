import { readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { rootDir } from "../../api/support/root-dir";
import { sampleContent } from "../../content/model/test-support/sample-content";

test("a test that reads the content that people write is refused, however it names it", async () => {
  const refused = /content.*would turn it red. Read fixtures\/content/;
  expect(() => readFileSync("content/site.yml")).toThrow(refused);
  expect(() => readdirSync(join(rootDir, "content", "news"))).toThrow(refused);
  await expect((async () => readFile(join(rootDir, "site", "..", "content", "plans.yml")))()).rejects.toThrow(refused);
  expect(readFileSync(join(sampleContent, "site.yml"), "utf8")).toContain("product:");
  expect(readdirSync(join(rootDir, "content", "model"))).toContain("collections");
});
