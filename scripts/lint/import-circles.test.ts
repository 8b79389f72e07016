import { dirname, join } from "node:path";
import ts from "typescript";

type Imports = ReadonlyMap<string, readonly string[]>;

const root = join(__dirname, "..", "..");
const sourceFolders = ["api", "content/model", "e2e", "scripts", "site"];

/** Every source file with the files that it imports: values, types, and at run time. */
function importsOfSources(): Imports {
  const files = sourceFolders.flatMap((folder) =>
    ts.sys.readDirectory(join(root, folder), [".ts", ".tsx", ".mts"], ["**/dist/**"]),
  );
  const known = new Set(files);
  return new Map(
    files.map((file) => [
      file,
      ts.preProcessFile(ts.sys.readFile(file) ?? "").importedFiles.flatMap(({ fileName }) => {
        const path = join(dirname(file), fileName);
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

// import-x/no-cycle follows values only; a circle closed by `import type` ties the same files together for a reader.
test("no circle of imports, types included", () => {
  const imports = importsOfSources();
  expect(imports.size).toBeGreaterThan(300);
  expect(onCircles(imports)).toEqual([]);
});
