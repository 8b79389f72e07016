import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { rootDir } from "../api/support/root-dir";

let checkout: string;
beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), "run "));
  for (const name of ["package-lock.json", "tsconfig.json"]) cpSync(join(rootDir, name), join(checkout, name));
  symlinkSync(join(rootDir, "node_modules"), join(checkout, "node_modules"));
  for (const folder of ["scripts", "api/support"]) mkdirSync(join(checkout, folder), { recursive: true });
  cpSync(join(rootDir, "scripts/run.mjs"), join(checkout, "scripts/run.mjs"));
  const compile = readFileSync(join(rootDir, "scripts/compile.mjs"), "utf8");
  write(
    "scripts/compile.mjs",
    compile.replace(/programs = \[[^\]]*\]/, `programs = ["scripts/hello.ts", "api/child.ts"]`),
  );
  for (const name of ["entry-point.ts", "root-dir.ts"])
    cpSync(join(rootDir, "api/support", name), join(checkout, "api/support", name));
  write("scripts/hello.ts", `import { word } from "./word";\nconsole.log(word, process.argv.slice(2).join());\n`);
  write("scripts/word.ts", `export const word: string = "hello";\n`);
  write("api/child.ts", `console.log("child of", process.argv[2]);\n`);
});
afterEach(() => rmSync(checkout, { recursive: true, force: true }));

const write = (path: string, text: string): void => writeFileSync(join(checkout, path), text);
const compiled = (): string[] => readdirSync(join(checkout, ".build/compiled"));

function run(...parameters: string[]): { readonly status: number | null; readonly out: string; readonly err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/run.mjs", ...parameters], {
    cwd: checkout,
    encoding: "utf8",
  });
  return { status, out: stdout, err: stderr };
}

test("a program is compiled once for each change of its sources, and gets its arguments", () => {
  expect(run("scripts/hello.ts", "a", "--b")).toEqual({ status: 0, out: "hello a,--b\n", err: "" });
  const [first] = compiled();
  write("scripts/unrelated.ts", "export const unrelated = 1;\n");
  expect(run("scripts/hello.ts").out).toBe("hello \n");
  expect(compiled()).toEqual([first]);
  write("scripts/word.ts", `export const word = "changed";\n`);
  expect(run("scripts/hello.ts").out).toBe("changed \n");
  expect(compiled()).toHaveLength(2);
  for (const word of ["c", "d", "e", "f"]) {
    write("scripts/word.ts", `export const word = "${word}";\n`);
    expect(run("scripts/hello.ts").out).toBe(`${word} \n`);
  }
  expect(compiled()).toHaveLength(5);
  expect(compiled()).not.toContain(first);
});

test("a stack trace names the line of the source", () => {
  write("scripts/hello.ts", `interface Unused {\n  readonly a: string;\n}\nthrow new Error("broken");\n`);
  const { status, err } = run("scripts/hello.ts");
  expect(status).toBe(1);
  expect(err).toContain("Error: broken");
  expect(err).toMatch(/at .*scripts\/hello\.ts:4:7/);
});

test("a program that is compiled starts others compiled, from the same folder", () => {
  write(
    "scripts/hello.ts",
    `import { execFileSync } from "node:child_process";
import { entryPoint } from "../api/support/entry-point";
import { rootDir } from "../api/support/root-dir";
const { execArgv, path } = entryPoint(rootDir, "api/child.ts");
console.log(rootDir, execArgv.join(), path);
process.stdout.write(execFileSync(process.execPath, [...execArgv, path, "hello"], { encoding: "utf8" }));
`,
  );
  const { out } = run("scripts/hello.ts");
  const folder = join(checkout, ".build/compiled", compiled()[0] ?? "");
  expect(out).toBe(`${checkout} --enable-source-maps ${join(folder, "api-child.cjs")}\nchild of hello\n`);
});

test("a mistake in a source, and a program that is not named, end with a sentence", () => {
  expect(run("scripts/word.ts")).toEqual({
    status: 1,
    out: "",
    err: `✗ "scripts/word.ts" is none of the programs that scripts/compile.mjs names.\n`,
  });
  write("scripts/word.ts", `export const word = ;\n`);
  const { status, err } = run("scripts/hello.ts");
  expect(status).toBe(1);
  expect(err).toContain("scripts/word.ts");
});

test("every program that scripts, units and the API start compiled is named", () => {
  const named = readFileSync(join(rootDir, "scripts/compile.mjs"), "utf8");
  const starters = ["package.json", "deploy/Containerfile", "deploy/chamber.service", ".github/workflows/ci.yml"];
  const folders = ["api/publish", "api/store", "scripts"];
  const files = folders.flatMap((folder) =>
    readdirSync(join(rootDir, folder), { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".ts") && !path.endsWith(".test.ts"))
      .map((path) => join(folder, path)),
  );
  const started = [...starters, ...files].flatMap((file) => {
    const text = readFileSync(join(rootDir, file), "utf8");
    return [...text.matchAll(/scripts\/run\.mjs"?,? "?([\w/-]+\.ts)|entryPoint\(\w+, "([^"]+)"\)/g)].map(
      ([, program, source]) => program ?? source ?? "",
    );
  });
  expect(started.length).toBeGreaterThan(8);
  for (const program of started) expect(named).toContain(`"${program}"`);
  for (const [, program] of named.matchAll(/^ {2}"(.*\.ts)",$/gm)) readFileSync(join(rootDir, program ?? ""));
});
