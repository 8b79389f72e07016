import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { takeBuildLock } from "./build-lock";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "build-lock-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const never = new AbortController().signal;

test("the second waits until the first gives the lock back", async () => {
  const order: string[] = [];
  const release = await takeBuildLock(folder, never, () => undefined);
  const second = takeBuildLock(folder, never, () => {
    order.push("waits");
    void release().then(() => order.push("given back"));
  }).then(async (giveBack) => {
    order.push("has it");
    await giveBack();
  });
  await second;
  expect(order).toEqual(["waits", "given back", "has it"]);
  expect(await readdir(join(folder, ".build"))).toEqual([]);
});

test("the lock of a process that has died does not count", async () => {
  const { pid } = spawnSync(process.execPath, ["-e", ""]);
  await mkdir(join(folder, ".build"));
  await writeFile(join(folder, ".build", "lock"), String(pid));
  const release = await takeBuildLock(folder, never, () => {
    throw new Error("must not wait");
  });
  await release();
});

test("waiting can be given up", async () => {
  const aborter = new AbortController();
  const release = await takeBuildLock(folder, never, () => undefined);
  await expect(takeBuildLock(folder, aborter.signal, () => aborter.abort())).rejects.toThrow("abort");
  await release();
});
