import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sampleContent } from "../content/model/test-support/sample-content";
import { rootDir } from "../api/support/root-dir";
import { checkPlaces } from "./site/check-places";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "start "));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What `npm start` prints with these settings before it ends, and its exit code. */
function start(
  settings: Readonly<Record<string, string>>,
  program = join(rootDir, "scripts", "start.ts"),
): Promise<{ code: number | null; printed: string }> {
  const assignments = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
  const command = [`DATA_DIR=${join(folder, "data")}`, ...assignments, process.execPath, "--import", "tsx"];
  const child = spawn("env", [...command, program], { cwd: rootDir });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (bytes) => (printed += String(bytes)));
  return new Promise((resolve) => child.once("close", (code) => resolve({ code, printed })));
}

test("a wrong setting is told at once and alone: nothing is built before", async () => {
  expect(await start({ PORT: "eighty", PUBLIC_URL: "example.org" })).toEqual({
    code: 1,
    printed:
      "✗ The setting PORT must be a port number from 0 to 65535.\n" +
      "The setting PUBLIC_URL must be a web address like https://www.example.org.\n",
  });
});

test.each([
  ["tooshort123", "must have at least 12 characters"],
  [
    "Password1234!",
    "is easy to guess: it is a common password or pattern, or close to one. Take four or more unrelated words",
  ],
])("a weak password is refused at once, with a sentence that does not repeat it", async (password, refusal) => {
  expect(await start({ ADMIN_PASSWORD: password })).toEqual({
    code: 1,
    printed: `✗ The setting ADMIN_PASSWORD ${refusal}.\n`,
  });
});

test("admin pages that cannot be built end the service, with the reason and without success", async () => {
  const content = join(folder, "repository", "content");
  mkdirSync(content, { recursive: true });
  writeFileSync(join(content, "NOTES.txt"), "");
  const git = ["-C", join(folder, "repository"), "-c", "user.name=M", "-c", "user.email=m@example.invalid"];
  for (const command of [
    ["init", "-q"],
    ["add", "-A"],
    ["commit", "-qm", "First"],
  ])
    execFileSync("git", [...git, ...command]);
  const program = join(folder, "start.ts");
  const service = JSON.stringify(join(rootDir, "api", "run-service"));
  writeFileSync(
    program,
    `import { runService } from ${service};\nrunService(Promise.reject(new Error("No admin pages.")));\n`,
  );
  const { code, printed } = await start({ CONTENT_DIR: content, PORT: "0", LOG_LEVEL: "fatal" }, program);
  expect([code, printed.split("\n").filter((line) => line.startsWith("✗"))]).toEqual([1, ["✗ No admin pages."]]);
});

test("before something long begins, the content folder and the port are tried", async () => {
  const missing = { contentDir: join(folder, "contnet"), host: "127.0.0.1", port: 0 };
  await expect(checkPlaces(missing)).rejects.toThrow(
    /^The content folder ".*contnet" does not exist\. Set CONTENT_DIR/,
  );
  const elsewhere = { ...missing, contentDir: folder };
  await expect(checkPlaces(elsewhere)).rejects.toThrow(/is not in a git work tree\..*set CONTENT_DIR/);
  const mistyped = { ...missing, contentDir: join(rootDir, "contnet") };
  await expect(checkPlaces(mistyped)).rejects.toThrow(/contnet" does not exist\. Set CONTENT_DIR/);
  const right = { ...missing, contentDir: sampleContent };
  await expect(checkPlaces(right)).resolves.toBeUndefined();
  const other = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => other.once("listening", resolve));
  const { port } = other.address() as AddressInfo;
  await expect(checkPlaces({ ...right, port })).rejects.toThrow(
    `PORT ${String(port)} is in use. Stop the other program or choose another PORT.`,
  );
  await new Promise((resolve) => other.close(resolve));
});
