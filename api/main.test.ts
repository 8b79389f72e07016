import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inheritedEnvironment } from "./env";
import { announcement } from "./run-service";
import { temporaryRepository } from "./store/test-support/temporary-repository";
import { rootDir } from "./support/root-dir";

const ready = { publicUrl: "https://www.example.org", state: undefined, hasSite: true, generatedPassword: false };

test("the last line of a start names the address that visitors see", () => {
  expect(announcement(ready)).toMatch(/^✓ The site is at https:\/\/www\.example\.org\n/);
  expect(announcement({ ...ready, hasSite: false })).toBe(
    "✗ No site to show yet; the API answers at https://www.example.org",
  );
});

test("a stop at the beginning of the first build ends it at once, without a word about a site", async () => {
  const repository = temporaryRepository();
  const data = mkdtempSync(join(tmpdir(), "stopped-start-"));
  try {
    const settings = { PORT: "0", DATA_DIR: data, CONTENT_DIR: repository.contentDir, LOG_LEVEL: "warn" };
    const env = { ...inheritedEnvironment(), ...settings };
    const child = spawn(process.execPath, ["--import", "tsx", join(rootDir, "api", "main.ts")], { cwd: rootDir, env });
    let printed = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (bytes: Buffer) => {
        printed += String(bytes);
        if (!child.killed && printed.includes("▸ Building the site")) child.kill("SIGTERM");
      });
    const code = await new Promise((resolve) => child.once("close", resolve));
    expect({ code, marks: printed.match(/[✓✗].*|\d\/4/g) }).toEqual({ code: 0, marks: null });
  } finally {
    rmSync(data, { recursive: true, force: true });
    repository.remove();
  }
});
