import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copySources } from "../../api/publish/build/copy-sources";
import { rootDir } from "../../api/support/root-dir";

let folder: string;
const before = process.cwd();
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "browser-scripts-")));
});
afterEach(() => {
  process.chdir(before);
  rmSync(folder, { recursive: true, force: true });
});

test("the scripts of public pages are built where nothing can be written beside the packages", async () => {
  await copySources(rootDir, folder);
  const packages = join(folder, "node_modules");
  rmSync(packages);
  mkdirSync(packages);
  for (const name of readdirSync(join(rootDir, "node_modules")))
    if (name !== ".vite-temp") symlinkSync(join(rootDir, "node_modules", name), join(packages, name));
  // A file in place of the folder that Vite writes its configuration to; permissions would not hold root.
  writeFileSync(join(packages, ".vite-temp"), "");
  process.chdir(folder);
  const { browserScripts, buildBrowserScripts } = await import("../../site/gatsby/gatsby-api/browser-scripts");
  await buildBrowserScripts();
  expect(Object.keys(browserScripts())).toEqual(expect.arrayContaining(["boot"]));
});
