import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ConfiguredPassword } from "../env";
import { openAdminPassword } from "./admin-password";
import { hashPassword, isPasswordHash, verifyPassword } from "./password-hash";

const cost = 2 ** 14;
let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "password-"));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const open = async (configured: ConfiguredPassword) => {
  const announced: string[] = [];
  return {
    announced,
    password: await openAdminPassword({ dataDir, configured, cost, announce: (text) => void announced.push(text) }),
  };
};

test("a hash accepts its password only, however it was typed", async () => {
  const hash = await hashPassword("パスワード", cost);
  expect(isPasswordHash(hash)).toBe(true);
  expect(await verifyPassword("パスワード".normalize("NFD"), hash)).toBe(true);
  expect(await verifyPassword("パスワート", hash)).toBe(false);
  expect(await verifyPassword("", hash)).toBe(false);
});

test.each([
  "",
  "scrypt$1$a$b",
  `scrypt$16385$${"A".repeat(22)}$${"B".repeat(43)}`,
  `scrypt$4194304$${"A".repeat(22)}$${"B".repeat(43)}`,
])("%j is no hash and lets nobody in", async (text) => {
  expect(isPasswordHash(text)).toBe(false);
  expect(await verifyPassword("x", text)).toBe(false);
});

test("the first start makes a strong password, tells it once and keeps its hash alone", async () => {
  const first = await open({ kind: "stored-or-generated" });
  const [password = ""] = first.announced;
  expect(password).toMatch(/^(?:[a-z2-9]{4}-){4}[a-z2-9]{4}$/);
  expect(await first.password.verify(password)).toBe(true);
  const second = await open({ kind: "stored-or-generated" });
  expect(second.announced).toEqual([]);
  expect(second.password.epoch).toBe(first.password.epoch);
  const kept = await readFile(join(dataDir, "password"), "utf8");
  expect(kept).not.toContain(password);
  expect((await stat(join(dataDir, "password"))).mode & 0o777).toBe(0o600);
});

test("a configured password stays the same epoch until it changes", async () => {
  const first = await open({ kind: "plain", password: "correct horse" });
  const again = await open({ kind: "plain", password: "correct horse" });
  const changed = await open({ kind: "plain", password: "battery staple" });
  expect(again.password.epoch).toBe(first.password.epoch);
  expect(changed.password.epoch).not.toBe(first.password.epoch);
  expect(await changed.password.verify("correct horse")).toBe(false);
  expect(await readFile(join(dataDir, "password"), "utf8")).not.toContain("battery");
});

test("a configured hash is used as it is and not kept", async () => {
  const { password } = await open({ kind: "hash", hash: await hashPassword("from a secret store", cost) });
  expect(await password.verify("from a secret store")).toBe(true);
  await expect(stat(join(dataDir, "password"))).rejects.toThrow("ENOENT");
});

test("a damaged password file stops the start with the remedy", async () => {
  await writeFile(join(dataDir, "password"), "garbage");
  await expect(open({ kind: "stored-or-generated" })).rejects.toThrow(/password is damaged\. Delete it/);
});

test("too many waiting checks are refused instead of queued for ever", async () => {
  const { password } = await open({ kind: "hash", hash: await hashPassword("x".repeat(8), cost) });
  const results = await Promise.allSettled(Array.from({ length: 30 }, () => password.verify("guess")));
  expect(results.filter(({ status }) => status === "rejected")).toHaveLength(10);
  expect(await password.verify("x".repeat(8))).toBe(true);
});
