import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { siteDifferences } from "./compare-sites";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "compare-sites-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A site of these files whose pages carry the number of their compilation, as Gatsby writes it. */
function site(name: string, compilation: string, files: Readonly<Record<string, string>>): string {
  const all = { "page-data/app-data.json": `{"webpackCompilationHash":"${compilation}"}\n`, ...files };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, name, path)), { recursive: true });
    writeFileSync(join(folder, name, path), text.replace("{compilation}", compilation));
  }
  return join(folder, name);
}

const page = '<p>Hello</p><script>window.___webpackCompilationHash="{compilation}";</script>';

test("a build of the same pages with another number of its compilation is the same", async () => {
  const built = site("built", "43a1f7e0000000000001", { "index.html": page });
  const live = site("live", "bbbabdd0000000000002", { "index.html": page, "index.html.br": "compressed" });
  expect(await siteDifferences(built, live)).toEqual([]);
});

test("another word, a missing file and one too many are named, whatever the number", async () => {
  const built = site("built", "43a1f7e0000000000001", { "index.html": page, "a.html": "a", "only.html": page });
  const live = site("live", "bbbabdd0000000000002", { "index.html": `${page}!`, "a.html": "b", "old.html": page });
  expect([...(await siteDifferences(built, live))].sort()).toEqual([
    "a.html",
    "index.html",
    "old.html (only in the live release)",
    "only.html (only in the full build)",
  ]);
});
