import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { buildSite } from "./build-site";

const gatsby = `
  const fs = require("node:fs");
  for (const folder of ["public", ".cache"]) fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync("public/index.html", fs.readFileSync("site/page.txt"));
`;
const roots = ["config.ts", "node.ts", "browser.tsx", "ssr.tsx"].map((name) => `gatsby-${name}`);
let base: string;
let rootDir: string;
let folder: string;

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(rootDir, path)), { recursive: true });
  writeFileSync(join(rootDir, path), text);
};
const filesOf = (place: string): string[] => readdirSync(place, { recursive: true, encoding: "utf8" }).sort();

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), "copy-sources-"));
  [rootDir, folder] = [join(base, "code"), join(base, "data", "gatsby")];
  for (const name of [...roots, "package.json", "tsconfig.json", ".browserslistrc", "content/model/a.ts"])
    write(name, "");
  write("site/page.txt", "first");
  write("site/admin/dist/shell.js", "");
  write("site/home/page.test.tsx", "");
  write("site/test-support/home.ts", "");
  write("node_modules/gatsby/cli.js", gatsby);
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

async function build(): Promise<string> {
  const settings = { publicUrl: "https://chamber.example", gtagId: null, captchaSiteKey: null, contact: null };
  const signal = new AbortController().signal;
  const options = { rootDir, folder, environment: {}, code: "code", onLine: () => undefined, signal };
  const built = await buildSite({ contentDir: base, commit: null, builtOn: "2026-06-12", ...settings }, options);
  return readFileSync(join(built, "index.html"), "utf8");
}

test("a build in a folder of its own writes nothing beside the code, and follows it", async () => {
  const before = filesOf(rootDir);
  expect(await build()).toBe("first");
  write("site/page.txt", "second");
  rmSync(join(rootDir, "content/model/a.ts"));
  expect(await build()).toBe("second");
  expect(filesOf(rootDir)).toEqual(before.filter((path) => path !== "content/model/a.ts"));
  expect(existsSync(join(folder, "content/model/a.ts"))).toBe(false);
  expect(existsSync(join(folder, "site/admin/dist"))).toBe(false);
  expect(existsSync(join(folder, "site/home"))).toBe(true);
  expect(existsSync(join(folder, "site/home/page.test.tsx"))).toBe(false);
  expect(existsSync(join(folder, "site/test-support"))).toBe(false);
  expect(existsSync(join(folder, ".cache"))).toBe(true);
});

test("a copy that ends half-way leaves the packages linked: the renderer of the live release needs them", async () => {
  await build();
  rmSync(join(rootDir, "tsconfig.json"));
  await expect(build()).rejects.toThrow("tsconfig.json");
  expect(existsSync(join(folder, "node_modules/gatsby/cli.js"))).toBe(true);
  write("tsconfig.json", "");
  expect(await build()).toBe("first");
});
