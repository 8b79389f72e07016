import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { inheritedEnvironment } from "../env";
import { renderWhole, type WholeRenderingOptions } from "./whole-rendering";

let rootDir: string;
let ending: AbortController;
beforeEach(async () => {
  rootDir = await mkdtemp(join(tmpdir(), "whole-rendering-"));
  ending = new AbortController();
  await symlink(join(process.cwd(), "node_modules"), join(rootDir, "node_modules"));
  await writeFile(join(rootDir, "tsconfig.json"), "{}");
});
afterEach(() => rm(rootDir, { recursive: true, force: true }));

/** What a whole rendering is asked for, with this script in its program's place. */
async function options(script: string): Promise<WholeRenderingOptions> {
  const program = join(rootDir, "site", "gatsby", "render", "whole-main.ts");
  await mkdir(dirname(program), { recursive: true });
  await writeFile(program, `import { mkdirSync, readFileSync, writeFileSync } from "node:fs";\n${script}`);
  return {
    rootDir,
    folder: join(rootDir, "data", "build", "whole"),
    environment: inheritedEnvironment(),
    signal: ending.signal,
    rendererFolder: "/renderer",
    siteFolder: "/site",
    takesOver: false,
    input: {
      contentDir: "/content",
      commit: "a".repeat(40),
      publicUrl: "https://chamber.example",
      builtOn: "2026-06-12",
      gtagId: null,
      captchaSiteKey: null,
      contact: null,
    },
  };
}

test("a new process in an empty folder is told what to make, and makes the site there", async () => {
  const asked = await options(
    `mkdirSync("public"); writeFileSync("public/order.json", readFileSync("whole.json")); process.exit(0);`,
  );
  await mkdir(join(asked.folder, "public", "half"), { recursive: true });
  const site = await renderWhole(asked);
  expect(site).toBe(join(asked.folder, "public"));
  expect(JSON.parse(await readFile(join(site, "order.json"), "utf8"))).toEqual({
    input: asked.input,
    rendererFolder: "/renderer",
    siteFolder: "/site",
    takesOver: false,
  });
});

test("one that cannot says why; one that is killed does not", async () => {
  const sentence = `writeFileSync("failure.txt", "The settings of the pages are others"); process.exit(1);`;
  await expect(renderWhole(await options(sentence))).rejects.toThrow("The settings of the pages are others");
  const killed = await options(`process.kill(process.pid, "SIGKILL"); setInterval(() => {}, 1000);`);
  await expect(renderWhole(killed)).rejects.toThrow("ended with SIGKILL");
});

test("ended by the publisher: the process is gone when that is known", async () => {
  const asked = await options(`writeFileSync("pid", String(process.pid)); setInterval(() => {}, 1000);`);
  const rendering = renderWhole(asked);
  const pid = async (): Promise<number> => Number(await readFile(join(asked.folder, "pid"), "utf8").catch(() => ""));
  while ((await pid()) === 0) await new Promise(setImmediate);
  ending.abort(new Error("The service ends"));
  await expect(rendering).rejects.toThrow("The service ends");
  const gone = await pid();
  expect(() => process.kill(gone, 0)).toThrow("ESRCH");
});

test("the product's own program fails in words where there is no renderer", async () => {
  const asked = { ...(await options("")), rootDir: process.cwd() };
  await expect(renderWhole(asked)).rejects.toThrow("/renderer/input.json");
});
