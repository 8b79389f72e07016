import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

type Imports = ReadonlyMap<string, readonly string[]>;

const root = join(__dirname, "..", "..");
const sourceFolders = ["api", "content/model", "e2e", "scripts", "site"];
/** What is imported by a relative path: a value, a type, or at run time. */
const relativeImport = /\b(?:from|import)\b\s*\(?\s*"(\.[^"]+)"/g;

/** Every source file with the files that it imports. */
function importsOfSources(): Imports {
  const files = sourceFolders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((path) => /\.m?tsx?$/.test(path) && !/(?:^|\/)dist[^/]*\//.test(path))
      .map((path) => join(folder, path)),
  );
  const known = new Set(files);
  return new Map(
    files.map((file) => [
      file,
      [...readFileSync(join(root, file), "utf8").matchAll(relativeImport)].flatMap(([, name = ""]) => {
        const path = join(dirname(file), name);
        return [path, `${path}.ts`, `${path}.tsx`].filter((candidate) => known.has(candidate));
      }),
    ]),
  );
}

/** The files on a circle of imports, or between two circles. Drops what imports nothing that is left, and what nothing left imports. */
function onCircles(imports: Imports): string[] {
  const left = new Map(imports);
  for (let size = -1; size !== left.size;) {
    size = left.size;
    for (const [file, targets] of left) if (!targets.some((target) => left.has(target))) left.delete(file);
    const imported = new Set([...left.values()].flat());
    for (const file of left.keys()) if (!imported.has(file)) left.delete(file);
  }
  return [...left.keys()].sort();
}

test("files on a circle are found, those before and after it are not", () => {
  const imports = new Map([
    ["start", ["a"]],
    ["a", ["b", "end"]],
    ["b", ["a"]],
    ["end", []],
  ]);
  expect(onCircles(imports)).toEqual(["a", "b"]);
});

// The lint rule finds no circle that is closed by a dynamic import.
test("no circle of imports, types and dynamic imports included", () => {
  const imports = importsOfSources();
  expect(imports.size).toBeGreaterThan(300);
  expect([...imports.values()].flat().length).toBeGreaterThan(3_000);
  expect(imports.get("site/admin/kit/app/mount-app.tsx")).toContain("site/admin/kit/editor/MarkdownEditor.tsx");
  expect(onCircles(imports)).toEqual([]);
});

/** Pairs of folders that import each other, tests left out; a folder and one inside it are one room. */
function foldersOnCircles(imports: Imports, room: string): string[] {
  const pairs = new Set(
    [...imports]
      .filter(([file]) => file.startsWith(room) && !/\.test\.|\/test-support\//.test(file))
      .flatMap(([file, targets]) => targets.map((target) => `${dirname(file)} ${dirname(target)}`)),
  );
  return [...pairs].filter((pair) => {
    const [from = "", to = ""] = pair.split(" ");
    return from < to && !`${to}/`.startsWith(`${from}/`) && pairs.has(`${to} ${from}`);
  });
}

test("no two folders of the staff pages import each other", () => {
  expect(
    foldersOnCircles(
      new Map([
        ["site/a/one.ts", ["site/b/two.ts", "site/a/deep/three.ts"]],
        ["site/a/deep/three.ts", ["site/a/one.ts"]],
        ["site/b/four.ts", ["site/a/one.ts"]],
      ]),
      "site/",
    ),
  ).toEqual(["site/a site/b"]);
  expect(foldersOnCircles(importsOfSources(), "site/admin/")).toEqual([]);
});
