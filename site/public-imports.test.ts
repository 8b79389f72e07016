import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative } from "node:path";

const root = join(__dirname, "..");
const site = join(root, "site");
const notPublic = /^(?:gatsby|admin|test-support|locales)\//;

/** Import and export statements that leave something in the bundle (not `import type`). */
function valueImports(file: string): string[] {
  const source = readFileSync(file, "utf8");
  const statement = /^(?:import|export)\s+(?!type\b)(?:[\w*{][^;"']*?from\s+)?["']([^"']+)["']/gm;
  const lazy = /\bimport\(\s*["']([^"']+)["']/g;
  return [...source.matchAll(statement), ...source.matchAll(lazy)].flatMap(([, target]) =>
    target === undefined ? [] : [target],
  );
}

function resolve(from: string, target: string): string | undefined {
  const base = join(dirname(from), target);
  return [base, `${base}.ts`, `${base}.tsx`].find((path) => existsSync(path) && statSync(path).isFile());
}

function publicFiles(folder = site): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (notPublic.test(`${relative(site, path)}${entry.isDirectory() ? "/" : ""}`)) return [];
    if (entry.isDirectory()) return publicFiles(path);
    return /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$|^jest-|test-double/.test(entry.name) ? [path] : [];
  });
}

/** Everything that ends in a bundle of these files: files and packages reached by value imports. */
function reached(from: readonly string[]): { files: Set<string>; packages: Map<string, string> } {
  const files = new Set<string>();
  const packages = new Map<string, string>();
  const waiting = [...from];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    for (const target of valueImports(file)) {
      if (!target.startsWith(".")) packages.set(target, relative(root, file));
      else if (!target.endsWith(".css")) {
        const found = resolve(file, target);
        if (found === undefined) throw new Error(`${file} imports ${target}, which is not there`);
        waiting.push(found);
      }
    }
  }
  return { files, packages };
}

const { files, packages } = reached(publicFiles());
const paths = [...files].map((file) => relative(root, file));

test("the walk sees the public pages and the model behind them", () => {
  expect(paths).toEqual(
    expect.arrayContaining([
      "site/home/HomePage.tsx",
      "site/sample-data/sample-items.ts",
      "content/model/entries/sort-items.ts",
    ]),
  );
});

test("public pages reach no other packages than these: no zod, no Markdown, no sanitiser", () => {
  expect([...packages.keys()].sort()).toEqual([
    // Of the search page.
    "@leeoniya/ufuzzy",
    // Loaded only with a challenge (site/contact/send-inquiry.ts).
    "altcha-lib",
    "altcha-lib/algorithms/web/pbkdf2",
    "gatsby",
    "i18next",
    "i18next-browser-languagedetector",
    "isbot",
    "react",
    "react-dom",
    "react-dom/client",
    "react-i18next",
  ]);
});

test("what every public page runs reaches no framework", () => {
  expect([...reached([join(site, "boot", "boot.ts")]).packages.keys()].sort()).toEqual([
    "i18next-browser-languagedetector",
    "isbot",
  ]);
});

test("public pages reach nothing of the admin", () => {
  expect(paths.filter((path) => path.startsWith("site/admin/"))).toEqual([]);
});

test("public pages reach nothing of the build", () => {
  expect(paths.filter((path) => path.startsWith("site/gatsby/"))).toEqual([]);
});
