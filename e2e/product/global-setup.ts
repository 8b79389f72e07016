import { execFileSync, spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { ensureChromium } from "../../scripts/chromium";
import { shiftToStandardTime } from "./clock";
import { startedProductFile, stillRuns, type StartedProduct } from "./started-product";

const root = join(__dirname, "..", "..");
const password = "correct-horse-in-the-harbour";

/** Starts the product the way `npm start` does, on a copy of the content in a repository of its own, on a free port. */
export default async function globalSetup(): Promise<void> {
  if (stillRuns()) return;
  const chromium = ensureChromium((line) => console.log(line));
  const temporaryFolder = mkdtempSync(join(tmpdir(), "chamber-e2e-"));
  const repository = join(temporaryFolder, "repository");
  const dataDir = join(temporaryFolder, "data");
  copyContent(repository);
  const settings = {
    PORT: "0",
    CONTENT_DIR: join(repository, "content"),
    DATA_DIR: dataDir,
    ADMIN_PASSWORD: password,
    LOG_LEVEL: "warn",
  };
  const assignments = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
  const clockShift = shiftToStandardTime();
  const start = ["--import", "tsx", join("e2e", "product", "start-product.ts"), String(clockShift)];
  const child = spawn("env", [...assignments, process.execPath, ...start], {
    cwd: root,
    detached: true,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on("line", (line) => {
      console.log(line);
      const address = /^✓ .*?(http:\/\/\S+)/.exec(line)?.[1];
      if (address) resolve(address.replace(/\/$/, ""));
    });
    child.once("close", (code) => reject(new Error(`The server ended with ${String(code)} before it was ready.`)));
  });
  const product: StartedProduct = {
    url,
    repository,
    dataDir,
    password,
    pid: child.pid ?? 0,
    temporaryFolder,
    chromium,
    clockShift,
  };
  mkdirSync(dirname(startedProductFile), { recursive: true });
  writeFileSync(startedProductFile, JSON.stringify(product));
  child.unref();
}

function copyContent(repository: string): void {
  const from = join(root, "content");
  cpSync(from, join(repository, "content"), {
    recursive: true,
    filter: (path) => !path.startsWith(join(from, "model")),
  });
  writeFileSync(join(repository, "NOTES.txt"), "A maintainer's own file.\n");
  const git = (...parameters: string[]): void => {
    execFileSync("git", ["-c", "user.name=Maintainer", "-c", "user.email=maintainer@chamber.example", ...parameters], {
      cwd: repository,
      stdio: "ignore",
    });
  };
  git("init", "--initial-branch=main");
  git("add", "--all");
  git("commit", "--message=Content of the site");
}
