import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { cp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inheritedEnvironment } from "../api/env";
import { ReleaseFolder } from "../api/publish/release/release-folder";

let dataDir: string;
beforeEach(() => (dataDir = mkdtempSync(join(tmpdir(), "release-command-"))));
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

function run(...options: string[]): { readonly status: number | null; readonly out: string; readonly err: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join("node_modules", "tsx", "dist", "cli.mjs"), "scripts/release.ts", ...options],
    { encoding: "utf8", env: { ...inheritedEnvironment(), DATA_DIR: dataDir } },
  );
  return { status, out: stdout, err: stderr };
}

test("lists, rolls back, says what holds, and resumes, without a service", async () => {
  expect(run().out).toBe("There is no release yet: `npm start` builds the first one.\n");
  const releases = new ReleaseFolder(join(dataDir, "releases"));
  mkdirSync(join(dataDir, "built"));
  const names: string[] = [];
  for (const letter of ["a", "b"]) {
    writeFileSync(join(dataDir, "built", "index.html"), letter);
    const manifest = {
      commit: letter.repeat(40),
      code: "code",
      builtAt: `2026-06-01T03:00:0${String(names.length)}.000Z`,
      builtOn: "2026-06-01",
      lastGood: [],
    };
    const copy = (folder: string): Promise<void> => cp(join(dataDir, "built"), folder, { recursive: true });
    names.push((await releases.publish(manifest, copy)).name);
  }
  const live = (): string => readFileSync(join(dataDir, "releases/current/site/index.html"), "utf8");

  const back = run("--rollback");
  expect(back.out.split("\n")).toEqual([
    `        ${names[1] ?? ""}  content bbbbbbbbbbbb  built 2026-06-01 03:00:01 UTC`,
    `▸ live  ${names[0] ?? ""}  content aaaaaaaaaaaa  built 2026-06-01 03:00:00 UTC`,
    expect.stringMatching(new RegExp(`^Held back to ${names[0] ?? ""} since .* UTC by .+\\.$`)),
    "Newer content is saved, and goes live after `npm run release -- --resume`.",
    "",
  ]);
  expect(live()).toBe("a");
  expect(run("--to", names[1] ?? "").status).toBe(0);
  expect(live()).toBe("b");
  expect(run("--resume").out).toContain("The hold has ended.");

  const refused = run("--rollback", "--resume");
  expect([refused.status, refused.err]).toEqual([1, expect.stringContaining("Give one of --rollback")]);
});
