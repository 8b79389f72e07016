import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildBrowserScripts } from "./browser-scripts";

let folder: string;
const before = process.cwd();
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "vite fails ")));
  process.chdir(folder);
});
afterEach(() => {
  process.chdir(before);
  rmSync(folder, { recursive: true, force: true });
});

test("a failure has Vite's own words, without colours and stack", async () => {
  mkdirSync("node_modules/vite/bin", { recursive: true });
  writeFileSync(
    "node_modules/vite/bin/vite.js",
    `console.error("\\x1b[31merror during build:\\x1b[39m\\nCould not resolve ./menu from site/boot/boot.ts\\n    at build (/srv/rollup.js:1:2)");
    process.exit(1);`,
  );
  await expect(buildBrowserScripts()).rejects.toThrow(
    /^Vite could not build the scripts of the public pages:\nerror during build:\nCould not resolve \.\/menu from site\/boot\/boot\.ts$/,
  );
});
