import { spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { inheritedEnvironment } from "../../api/env";

/** What needs root, a registry or time, replaced: other users, their homes, packages, the service and its health. */
const stubs = {
  id: "echo 0",
  runuser: 'shift 3; exec "$@"',
  setpriv: 'while [ "$1" != env ]; do shift; done; exec "$@"',
  getent: 'echo "user:x:1:1::$CHAMBER_HOME:/bin/sh"',
  npm: "exit 0",
  curl: "exit 0",
  sleep: "exit 0",
  systemctl: "echo 1",
};

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "chamber-deploy-"));
  for (const [name, text] of Object.entries(stubs)) {
    write(`bin/${name}`, `#!/bin/sh\n${text}\n`);
    chmodSync(join(home, "bin", name), 0o755);
  }
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(home, path)), { recursive: true });
  writeFileSync(join(home, path), text);
}

function git(folder: string, ...parameters: string[]): void {
  const { status, stderr } = spawnSync("git", ["-C", join(home, folder), ...parameters], {
    encoding: "utf8",
    env: {
      ...inheritedEnvironment(),
      ...Object.fromEntries(
        ["AUTHOR", "COMMITTER"].flatMap((who) => [
          [`GIT_${who}_NAME`, "M"],
          [`GIT_${who}_EMAIL`, "m@example.invalid"],
        ]),
      ),
    },
  });
  if (status !== 0) throw new Error(stderr);
}

/** Deploys a version whose programs are these, by path. */
function deploy(programs: Readonly<Record<string, string>>): {
  readonly status: number | null;
  readonly screen: string;
} {
  // `scripts/run.mjs` runs a program as the compiled one would.
  write(
    "code/scripts/run.mjs",
    'import { readFileSync } from "node:fs"; new Function(readFileSync(process.argv[2], "utf8"))();',
  );
  write("code/package.json", "{}");
  for (const [path, text] of Object.entries(programs)) write(`code/${path}`, text);
  write("content-repository/content/site.yml", "product: x\n");
  for (const folder of ["code", "content-repository"]) {
    git(folder, "init", "--quiet");
    git(folder, "add", "--all");
    git(folder, "commit", "--quiet", "--message", "a version");
  }
  git(".", "clone", "--quiet", "--bare", "code", "source.git");
  const { status, stdout, stderr } = spawnSync("bash", ["deploy/chamber-deploy"], {
    encoding: "utf8",
    env: {
      ...inheritedEnvironment(),
      PATH: `${join(home, "bin")}:${inheritedEnvironment()["PATH"] ?? ""}`,
      CHAMBER_HOME: home,
      CHAMBER_RESTART: "true",
    },
  });
  return { status, screen: stdout + stderr };
}

const builds = {
  "scripts/build-admin.ts": "",
  "scripts/start.ts": 'console.log("✓ The site is at http://localhost");',
};
const numbers = (count: number): string => Array.from({ length: count }, (_, at) => `line ${String(at)}`).join("\n");

test("a version that starts is switched to", () => {
  const { status, screen } = deploy(builds);
  expect({ status, screen }).toEqual({ status: 0, screen: expect.stringContaining("▸ Current version: ") as string });
  expect(existsSync(join(home, "current"))).toBe(true);
  expect(existsSync(join(home, "check.log"))).toBe(false);
});

test("a service that ends again and again, beside another program that answers, is not taken for the version", () => {
  write("bin/systemctl", "#!/bin/sh\necho $$\n");
  const { status, screen } = deploy(builds);
  expect(status).toBe(1);
  expect(screen).toContain("✗ The service does not answer at ");
});

test.each([
  ["a site that cannot be built", "scripts/start.ts", "✗ The site could not be built; /adminHealth says the same:"],
  ["admin pages that cannot be built", "scripts/build-admin.ts", "error during build:"],
])("%s: the last lines are on the screen, all of them in the log, and nothing is switched", (_what, path, words) => {
  const said = `${numbers(50)}\n${words}\n  Could not resolve ./menu`;
  const { status, screen } = deploy({
    ...builds,
    [path]: `console.error(${JSON.stringify(said)}); process.exitCode = 1;`,
  });
  expect(status).toBe(1);
  expect(screen).toContain(`${words}\n  Could not resolve ./menu\n`);
  expect(screen).not.toContain("line 20\n");
  expect(screen).toContain("Nothing was switched.");
  expect(screen).toContain(`${home}/check.log`);
  expect(readFileSync(join(home, "check.log"), "utf8")).toBe(`${said}\n`);
  expect(existsSync(join(home, "current"))).toBe(false);
  // A version takes 0.8 GB.
  expect(readdirSync(join(home, "versions"))).toEqual([]);
});

test("packages that cannot be fetched: npm's reason and where its settings belong are on the screen", () => {
  write("bin/npm", "#!/bin/sh\necho 'npm error code SELF_SIGNED_CERT_IN_CHAIN' >&2\nexit 1\n");
  const { status, screen } = deploy(builds);
  expect(status).toBe(1);
  expect(screen).toContain("npm error code SELF_SIGNED_CERT_IN_CHAIN\n✗ The packages could not be installed");
  expect(screen).toContain(
    "(a proxy or a certificate authority of your own belongs into .npmrc in the home of chamber-code)",
  );
  expect(existsSync(join(home, "current"))).toBe(false);
});

test("the password of the try is neither on the screen nor in the log", () => {
  const said = "First start: the password is secret-word\n✗ No site to show yet";
  const { screen } = deploy({ ...builds, "scripts/start.ts": `console.log(${JSON.stringify(said)});` });
  expect(screen).toContain("✗ No site to show yet");
  expect(screen + readFileSync(join(home, "check.log"), "utf8")).not.toContain("secret-word");
});
