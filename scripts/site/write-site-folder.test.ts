import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeSiteFolder } from "./write-site-folder";

let folder: string;
let built: string;
let out: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "site-folder-"));
  [built, out] = [join(folder, "public"), join(folder, "deep", "site")];
  mkdirSync(join(built, "company", "akiya2.0"), { recursive: true });
  writeFileSync(join(built, "index.html"), "<p>first</p>".repeat(200));
  writeFileSync(join(built, "company", "akiya2.0", "index.html"), "<p>");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("a build is put in place whole and compressed, and the next one replaces it", async () => {
  await writeSiteFolder(built, out);
  expect(readdirSync(out).sort()).toEqual([".nojekyll", "company", "index.html", "index.html.br", "index.html.gz"]);
  rmSync(join(built, "company"), { recursive: true });
  writeFileSync(join(built, "index.html"), "second");
  await writeSiteFolder(built, out);
  expect(readdirSync(out).sort()).toEqual([".nojekyll", "index.html"]);
  expect(readdirSync(join(folder, "deep"))).toEqual(["site"]);
});

test("one that cannot be copied leaves the folder as it was, and nothing beside it", async () => {
  await writeSiteFolder(built, out);
  writeFileSync(join(built, "later.html"), "x".repeat(2000));
  symlinkSync(join(folder, "nowhere"), join(built, "loop.html"));
  await expect(writeSiteFolder(built, out)).rejects.toThrow();
  expect(readFileSync(join(out, "index.html"), "utf8")).toContain("first");
  expect(readdirSync(join(folder, "deep"))).toEqual(["site"]);
});

test("a folder with other files is refused", async () => {
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, "thesis.txt"), "my only copy");
  await expect(writeSiteFolder(built, out)).rejects.toThrow("holds other files");
  expect(readdirSync(out)).toEqual(["thesis.txt"]);
});
