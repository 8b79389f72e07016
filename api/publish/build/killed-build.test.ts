import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { cp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inheritedEnvironment } from "../../env";
import { buildSite } from "./build-site";
import { ReleaseFolder } from "../release/release-folder";

let rootDir: string;
let releases: ReleaseFolder;
beforeEach(() => {
  rootDir = mkdtempSync(join(tmpdir(), "killed-build-"));
  releases = new ReleaseFolder(join(rootDir, "releases"));
  mkdirSync(join(rootDir, "node_modules", "gatsby"), { recursive: true });
});
afterEach(() => rmSync(rootDir, { recursive: true, force: true }));

/** Builds with this script in Gatsby's place, and publishes what came of it. */
async function build(gatsby: string, signal = new AbortController().signal): Promise<void> {
  writeFileSync(join(rootDir, "node_modules", "gatsby", "cli.js"), gatsby);
  const input = {
    contentDir: rootDir,
    commit: null,
    publicUrl: "https://chamber.example",
    builtOn: "2026-06-12",
    gtagId: null,
    captchaSiteKey: null,
    contact: null,
  };
  const options = { rootDir, folder: rootDir, code: "code", onLine: () => undefined, signal };
  const built = await buildSite(input, options);
  const builtAt = "2026-06-12T03:00:00.000Z";
  const manifest = { commit: "a".repeat(40), code: "code", builtAt, builtOn: "2026-06-12", lastGood: [] };
  await releases.publish(manifest, (folder) => cp(built, folder, { recursive: true }));
}

const write = (text: string): string => `
  const fs = require("node:fs");
  fs.mkdirSync("public", { recursive: true });
  fs.mkdirSync(".cache", { recursive: true });
  fs.writeFileSync("public/index.html", ${JSON.stringify(text)});
`;
const live = (): string => readFileSync(join(rootDir, "releases/current/site/index.html"), "utf8");

test("a build whose process group is killed leaves the live site as it is; the next one begins from scratch", async () => {
  await build(write("first"));
  writeFileSync(join(rootDir, ".cache", "warm"), "");
  await expect(
    build(`${write("ha")} process.kill(-process.pid, "SIGKILL"); setInterval(() => {}, 1000);`),
  ).rejects.toThrow("stopped by the system");
  expect(live()).toBe("first");
  await build(`${write("second")} if (fs.existsSync(".cache/warm")) process.exit(1);`);
  expect(live()).toBe("second");
});

test("a build that outlived its service is ended before the next one begins", async () => {
  const options = { cwd: rootDir, detached: true, stdio: "ignore" } as const;
  const orphan = spawn(process.execPath, ["-e", "setInterval(() => undefined, 1000)"], options);
  const elsewhere = spawn(process.execPath, ["-e", "setInterval(() => undefined, 1000)"], {
    ...options,
    cwd: tmpdir(),
  });
  const ended = once(orphan, "exit");
  try {
    mkdirSync(join(rootDir, ".build"), { recursive: true });
    for (const { pid } of [elsewhere, orphan]) {
      writeFileSync(join(rootDir, ".build", "build.pid"), String(pid));
      await build(write("built"));
    }
    expect(await ended).toEqual([null, "SIGKILL"]);
    expect(elsewhere.exitCode ?? elsewhere.signalCode).toBeNull();
  } finally {
    for (const child of [orphan, elsewhere]) child.kill("SIGKILL");
  }
});

test("a build that fails because of what a killed one left is made once more from a clean folder", async () => {
  mkdirSync(join(rootDir, ".cache"));
  const attempts = (): number => readFileSync(join(rootDir, "attempts"), "utf8").length;
  const counted = `${write("built")} fs.appendFileSync("attempts", "x");`;
  await build(counted);
  writeFileSync(join(rootDir, ".cache", "half"), "");
  const left = `console.error(" ERROR Your gatsby-config.ts file failed to compile"); process.exit(1);`;
  await build(`${counted} if (fs.existsSync(".cache/half")) { ${left} }`);
  expect([live(), attempts()]).toEqual(["built", 3]);
  await expect(build(`${counted} ${left}`)).rejects.toThrow("failed to compile");
  expect(attempts()).toBe(5);
});

test("a build that is stopped while its folder is prepared does not begin", async () => {
  const stop = new AbortController();
  const building = build(`${write("built")} fs.writeFileSync("begun", "");`, stop.signal);
  stop.abort();
  await expect(building).rejects.toThrow("aborted");
  expect(existsSync(join(rootDir, "begun"))).toBe(false);
});

test("a build that fails with a sentence of the site's own code keeps its cache", async () => {
  await build(write("first"));
  writeFileSync(join(rootDir, ".cache", "warm"), "");
  const sentence = `fs.writeFileSync(".build/failure.txt", "The site needs site.yml, which is missing."); process.exit(1);`;
  await expect(build(write("broken") + sentence)).rejects.toThrow("The site needs site.yml");
  expect(live()).toBe("first");
  await build(write("second"));
  expect(existsSync(join(rootDir, ".cache", "warm"))).toBe(true);
});

test("a build gets no setting of the service", async () => {
  const environment = { ...inheritedEnvironment(), SMTP_URL: "smtps://user:password@mail.example.org" };
  const replaced = jest.replaceProperty(process, "env", environment);
  try {
    await build(`${write("built")} fs.writeFileSync("names.json", JSON.stringify(Object.keys(process.env)));`);
  } finally {
    replaced.restore();
  }
  const names = JSON.parse(readFileSync(join(rootDir, "names.json"), "utf8")) as string[];
  expect(names).toEqual(expect.arrayContaining(["PATH", "NODE_ENV"]));
  expect(names).not.toContain("SMTP_URL");
});
