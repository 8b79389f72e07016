import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { linkLife, RevokedLinks } from "../../api/preview/revoked-links";
import { makeBackup } from "./make-backup";
import { restoreBackup } from "./restore-backup";

const now = new Date("2026-06-01T03:04:05.678Z");
let folder: string;
let repository: string;
let settings: { contentDir: string; dataDir: string };
const git = (cwd: string, ...args: string[]): string =>
  execFileSync("git", ["-c", "user.name=M", "-c", "user.email=m@example.invalid", ...args], {
    cwd,
    encoding: "utf8",
  }).trim();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "backup-"));
  repository = join(folder, "repository");
  settings = { contentDir: join(repository, "content"), dataDir: join(folder, "data") };
  mkdirSync(join(repository, "content", "events"), { recursive: true });
  mkdirSync(join(settings.dataDir, "inbox"), { recursive: true });
  mkdirSync(join(settings.dataDir, "releases"));
  git(folder, "init", "--quiet", "--initial-branch=main", "repository");
  for (const text of ["first", "second 交流会"]) {
    writeFileSync(join(repository, "content", "events", "a.md"), text);
    git(repository, "add", "--all");
    git(repository, "commit", "--quiet", "--message", text);
  }
  git(repository, "branch", "draft", "HEAD^");
  git(repository, "tag", "opening", "HEAD^");
  writeFileSync(join(settings.dataDir, "password"), "hash", { mode: 0o600 });
  writeFileSync(join(settings.dataDir, "inbox", "one.json"), "{}");
  // People who were removed since must not come back.
  writeFileSync(join(settings.dataDir, "staff.json"), "{}");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("a backup holds every branch, tag and private file, and is restored byte by byte", async () => {
  const backup = await makeBackup(settings, join(folder, "backups"), now);
  expect(backup).toBe(join(folder, "backups", "backup-20260601T030405Z"));
  expect(readdirSync(backup).sort()).toEqual(["backup.json", "inbox", "password", "site.bundle"]);
  expect(statSync(backup).mode & 0o777).toBe(0o700);
  const places = await restoreBackup(backup, join(folder, "restored"), now);
  expect(places).toEqual({
    contentDir: join(folder, "restored", "content-repository", "content"),
    dataDir: join(folder, "restored", "data"),
  });
  const restored = join(folder, "restored", "content-repository");
  for (const ref of ["HEAD^{tree}", "main", "draft", "opening"])
    expect(git(restored, "rev-parse", ref)).toBe(git(repository, "rev-parse", ref));
  expect(git(restored, "symbolic-ref", "HEAD")).toBe("refs/heads/main");
  expect(git(restored, "remote")).toBe("");
  expect(readFileSync(join(places.contentDir, "events", "a.md"), "utf8")).toBe("second 交流会");
  expect(readFileSync(join(places.dataDir, "inbox", "one.json"), "utf8")).toBe("{}");
  expect(statSync(join(places.dataDir, "password")).mode & 0o777).toBe(0o600);
  // Every link to a draft from before is over.
  const links = await RevokedLinks.open({ dataDir: places.dataDir, remote: undefined, clock: () => now });
  expect(links.numberOf("events", "a")).toBe(now.getTime() + linkLife);
});

test("a repository that has lost an object is not backed up, and nothing is left behind", async () => {
  const blob = git(repository, "rev-parse", "HEAD:content/events/a.md");
  rmSync(join(repository, ".git", "objects", blob.slice(0, 2), blob.slice(2)), { force: true });
  await expect(makeBackup(settings, join(folder, "backups"), now)).rejects.toThrow();
  expect(readdirSync(join(folder, "backups"))).toEqual([]);
});

test("a damaged bundle is not restored, nor one of another content, nor into a folder that holds something", async () => {
  const backup = await makeBackup(settings, join(folder, "backups"), now);
  const target = join(folder, "restored");
  mkdirSync(target);
  writeFileSync(join(target, "other"), "");
  await expect(restoreBackup(backup, target, now)).rejects.toThrow("is not empty");
  rmSync(join(target, "other"));
  const bundle = readFileSync(join(backup, "site.bundle"));
  const damaged = Buffer.from(bundle);
  damaged.writeUInt8(damaged.readUInt8(damaged.length - 30) ^ 1, damaged.length - 30);
  writeFileSync(join(backup, "site.bundle"), damaged);
  await expect(restoreBackup(backup, target, now)).rejects.toThrow();
  writeFileSync(join(backup, "site.bundle"), bundle);
  const note = join(backup, "backup.json");
  writeFileSync(note, readFileSync(note, "utf8").replace(/"tree": "[0-9a-f]+"/, `"tree": "${"0".repeat(40)}"`));
  await expect(restoreBackup(backup, target, now)).rejects.toThrow("The copy holds");
  expect(readdirSync(target)).toEqual([]);
  expect(existsSync(`${target}.unfinished`)).toBe(false);
  await expect(restoreBackup(join(folder, "data"), target, now)).rejects.toThrow("is no backup");
});
