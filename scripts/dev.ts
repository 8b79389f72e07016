import { spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { childEnvironment, readSettings } from "../api/env";
import { takeBuildLock } from "../api/publish/build/build-site";
import { rootDir } from "../api/support/root-dir";
import { tokyoDay } from "../content/model/dates/tokyo-day";
import { bin } from "./test/run-step";

const port = "5173";

/** Gatsby's development server on port 5173, on the work tree's content, with sample data (R6.3). */
async function dev(): Promise<void> {
  const release = await takeBuildLock(rootDir, new AbortController().signal, console.log);
  mkdirSync(join(rootDir, ".build"), { recursive: true });
  const input = {
    contentDir: readSettings().contentDir,
    commit: null,
    publicUrl: `http://localhost:${port}`,
    builtOn: tokyoDay(new Date()),
    gtagId: null,
    captchaSiteKey: null,
    contact: null,
  };
  writeFileSync(join(rootDir, ".build", "input.json"), JSON.stringify(input, null, 2));
  // `gatsby develop` never comes up where CI is set.
  const { CI: _ci, ...environment } = childEnvironment();
  const child = spawn(bin("gatsby"), ["develop", "--port", port], {
    cwd: rootDir,
    env: { ...environment, GATSBY_TELEMETRY_DISABLED: "1", NODE_ENV: "development" },
    stdio: "inherit",
  });
  child.once("close", (code) => {
    void release().then(() => process.exit(code ?? 1));
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
}

void dev();
