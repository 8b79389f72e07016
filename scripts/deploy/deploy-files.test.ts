import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parse } from "yaml";
import { inheritedEnvironment } from "../../api/env";

const scripts = Object.keys((JSON.parse(readFileSync("package.json", "utf8")) as { scripts: object }).scripts);
const files = [
  ".github/workflows/ci.yml",
  "deploy/Containerfile",
  "deploy/chamber-deploy",
  "deploy/chamber.service",
  "docs/operations.md",
  "README.md",
];

test.each(files)("%s names commands and scripts that are there", (file) => {
  const text = readFileSync(file, "utf8");
  const named = [...text.matchAll(/npm run ([\w-]+)/g)].map(([, name]) => name ?? "");
  expect(named.filter((name) => !scripts.includes(name))).toEqual([]);
  for (const [path] of text.matchAll(/scripts\/[\w/-]+\.(?:ts|mjs)/g)) readFileSync(path);
});

test("in CI every job that publishes comes after the tests or the content check", () => {
  const { jobs } = parse(readFileSync(".github/workflows/ci.yml", "utf8")) as {
    jobs: Record<string, { needs?: string | string[] }>;
  };
  const needs = (name: string): string[] => [jobs[name]?.needs ?? []].flat();
  expect(needs("publish")).toEqual(["build"]);
  expect(needs("build")).toEqual(["test", "content"]);
  for (const name of Object.keys(jobs)) for (const needed of needs(name)) expect(Object.keys(jobs)).toContain(needed);
});

test("in CI the first command has to install its packages itself, and to show its pages", () => {
  const { jobs } = parse(readFileSync(".github/workflows/ci.yml", "utf8")) as {
    jobs: { start: { steps: { run?: string }[] } };
  };
  const commands = jobs.start.steps.flatMap(({ run }) => (run === undefined ? [] : [run]));
  const folder = mkdtempSync(join(tmpdir(), "start-"));
  try {
    const run = (npm: string, curl: string): number | null => {
      for (const [name, line] of Object.entries({ npm, curl }))
        writeFileSync(join(folder, name), `#!/bin/sh\n${line}\n`, { mode: 0o755 });
      const PATH = `${folder}:${inheritedEnvironment()["PATH"] ?? ""}`;
      return spawnSync("bash", ["-e", "-c", commands.join("\n")], { env: { PATH, RUNNER_TEMP: folder } }).status;
    };
    expect(run('[ "$*" = start ] && echo "✓ The site is at http://localhost:8000"', "exit 0")).toBe(0);
    expect(run("echo ✗ No site to show yet", "exit 22")).toBe(22);
    expect(run("exit 1", "exit 7")).toBe(7);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test("in CI the weekly run is the packages' job alone, and the schedule of the content is not its", () => {
  const { on, jobs, permissions } = parse(readFileSync(".github/workflows/ci.yml", "utf8")) as {
    on: { schedule: { cron: string }[] };
    permissions: object;
    jobs: Record<
      string,
      { if?: string; needs?: string | string[]; permissions?: object; strategy?: { matrix: object } }
    >;
  };
  const [content, weekly, ...others] = on.schedule.map(({ cron }) => cron);
  expect([content, weekly, others]).toEqual(["7,22,37,52 * * * *", "41 3 * * 1", []]);
  const { packages, changed, test } = jobs;
  expect(packages?.if).toBe(`github.event.schedule == '${String(weekly)}'`);
  expect(changed?.if).toBe(
    `github.event_name != 'schedule' || vars.PUBLIC_URL != '' && github.event.schedule == '${String(content)}'`,
  );
  // Every other job comes after one that the weekly run leaves out.
  const alone = Object.keys(jobs).filter((name) => jobs[name]?.needs === undefined);
  expect(alone).toEqual(["changed", "packages"]);
  expect([permissions, packages?.permissions]).toEqual([{ contents: "read" }, { contents: "read", issues: "write" }]);
  expect(test?.strategy?.matrix).toMatchObject({ node: [24, 20] });
});

test("in CI a failed weekly run opens an issue unless one is open", () => {
  const folder = mkdtempSync(join(tmpdir(), "weekly-"));
  try {
    const { jobs } = parse(readFileSync(".github/workflows/ci.yml", "utf8")) as {
      jobs: { packages: { steps: { if?: string; run?: string; env?: Record<string, string> }[] } };
    };
    const { steps } = jobs.packages;
    const [audit, engines, update, report] = steps.filter(({ run }) => run !== undefined);
    expect(audit?.run).toBe("npm audit --omit=dev --audit-level=high");
    // Where one is missing, npm test would leave its walk out.
    expect(engines?.run).toMatch(/^which WebKitWebDriver Xvfb firefox$/m);
    expect([update?.if, update?.run]).toEqual(["${{ !cancelled() }}", "npm update --no-audit --no-fund && npm test"]);
    expect(report?.if).toBe("${{ failure() }}");
    const title = report?.env?.["TITLE"] ?? "";
    writeFileSync(join(folder, "gh"), `#!/bin/sh\necho "$2 $*" >> "${folder}/called"\necho "$OPEN"\n`, { mode: 0o755 });
    const calls = (open: number): string[] => {
      rmSync(join(folder, "called"), { force: true });
      const settings = `export PATH="${folder}:$PATH" TITLE="${title}" RUN=address OPEN=${String(open)}`;
      execFileSync("bash", ["--norc", "-e", "-c", `${settings}\n${report?.run ?? "false"}`]);
      return readFileSync(join(folder, "called"), "utf8").trim().split("\n");
    };
    expect(calls(1).map((line) => line.split(" ")[0])).toEqual(["list"]);
    const made = calls(0);
    expect(made.map((line) => line.split(" ")[0])).toEqual(["list", "create"]);
    expect(made[1]).toContain(`--title ${title} --body`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test("the service installs nothing, and may write to its data and the content only", () => {
  const unit = readFileSync("deploy/chamber.service", "utf8");
  const valueOf = (name: string): string | undefined => new RegExp(`^${name}=(.*)$`, "m").exec(unit)?.[1];
  expect(valueOf("ExecStartPre")).toBeUndefined();
  expect(valueOf("ReadWritePaths")).toBe("/srv/chamber/data /srv/chamber/content-repository");
  expect([valueOf("ProtectSystem"), valueOf("OOMPolicy")]).toEqual(["strict", "continue"]);
  expect(valueOf("MemoryMax")).toMatch(/^\dG$/);
});

const testWithSystemd = spawnSync("systemd-analyze", ["--version"]).status === 0 ? test : test.skip;
testWithSystemd("systemd judges the confinement of the service with 3 or less", () => {
  const judged = spawnSync("systemd-analyze", [
    "security",
    "--offline=true",
    "--threshold=30",
    "deploy/chamber.service",
  ]);
  expect(judged.stdout.toString()).toContain("Overall exposure level");
  expect(judged.status).toBe(0);
});

test("the container is built from one image, by its digest", () => {
  const images = [...readFileSync("deploy/Containerfile", "utf8").matchAll(/^FROM (.*)$/gm)].map(([, image]) => image);
  expect(images).toEqual([expect.stringMatching(/@sha256:[0-9a-f]{64}$/)]);
});

test("podman is told to keep the health check, which its own image format leaves out", () => {
  expect(readFileSync("deploy/Containerfile", "utf8")).toMatch(/^HEALTHCHECK /m);
  const builds = files.flatMap((file) => readFileSync(file, "utf8").match(/podman build .*--file .*/g) ?? []);
  expect(builds.length).toBeGreaterThan(0);
  expect(builds.filter((build) => !build.includes("--format docker "))).toEqual([]);
});

test("the folders that the container keeps beside the code come into no image", () => {
  const volumes = [...readFileSync("docs/operations.md", "utf8").matchAll(/--volume \.\/([\w-]+):/g)];
  const folders = volumes.map(([, folder]) => folder);
  expect(folders).toEqual(["content-repository", "data"]);
  expect(readFileSync(".containerignore", "utf8").split("\n")).toEqual(expect.arrayContaining(folders));
});

test("CI runs actions of a fixed commit only", () => {
  const used = [...readFileSync(".github/workflows/ci.yml", "utf8").matchAll(/uses: (.*)/g)].map(
    ([, action]) => action,
  );
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((action) => !/^[\w/-]+@[0-9a-f]{40} # v[\d.]+$/.test(action ?? ""))).toEqual([]);
});

describe(".ci/changed", () => {
  let folder: string;
  const git = (...args: string[]): string =>
    execFileSync("git", ["-c", "user.name=M", "-c", "user.email=m@example.invalid", ...args], {
      cwd: folder,
      encoding: "utf8",
    }).trim();
  const commit = (path: string): string => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), String(Math.random()));
    git("add", "--all");
    git("commit", "--quiet", "--message", path);
    return git("rev-parse", "HEAD");
  };
  const changed = (tested: string): string =>
    execFileSync(join(__dirname, "../..", ".ci", "changed"), [tested], {
      cwd: folder,
      encoding: "utf8",
      stdio: "pipe",
    }).trim();
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "changed-"));
    git("init", "--quiet", "--initial-branch=main");
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test("says content for content on top of tested code only", () => {
    const tested = commit("site/a.ts");
    expect(changed("")).toBe("code");
    expect(changed("0".repeat(40))).toBe("code");
    commit("content/events/2026/交流会.md");
    commit("content/site.yml");
    expect(changed(tested)).toBe("content");
    commit("content/model/a.ts");
    expect(changed(tested)).toBe("code");
    const untested = commit("api/b.ts");
    commit("content/news/2026/b.md");
    expect(changed(tested)).toBe("code");
    expect(changed(untested)).toBe("content");
  });
});
