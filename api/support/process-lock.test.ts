import * as files from "node:fs/promises";
import { spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { takeProcessLock } from "./process-lock";

jest.mock("node:fs/promises", () => {
  const real = jest.requireActual<typeof files>("node:fs/promises");
  return { ...real, rm: jest.fn(real.rm) };
});

const { mkdtemp, readdir, rm, writeFile } = files;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "process-lock-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const never = new AbortController().signal;

test("the second waits until the first gives the lock back", async () => {
  const order: string[] = [];
  const release = await takeProcessLock(folder, never, () => undefined);
  const second = takeProcessLock(folder, never, () => {
    order.push("waits");
    void release().then(() => order.push("given back"));
  }).then(async (giveBack) => {
    order.push("has it");
    await giveBack();
  });
  await second;
  expect(order).toEqual(["waits", "given back", "has it"]);
  expect(await readdir(folder)).toEqual([]);
});

test("the lock of a process that has died does not count", async () => {
  const { pid } = spawnSync(process.execPath, ["-e", ""]);
  await writeFile(join(folder, "lock"), String(pid));
  const release = await takeProcessLock(folder, never, () => {
    throw new Error("must not wait");
  });
  await release();
});

test("of two that find the lock of a dead process, the second does not remove the first one's new lock", async () => {
  const { pid } = spawnSync(process.execPath, ["-e", ""]);
  for (const name of ["lock", `lock-000000001-${String(pid)}-0123abcd`])
    await writeFile(join(folder, name), String(pid));
  let holders = 0;
  const take = async (onWait: () => void): Promise<void> => {
    const release = await takeProcessLock(folder, never, onWait, 5);
    holders += 1;
    expect(holders).toBe(1);
    onWait();
    await new Promise((resolve) => setTimeout(resolve, 20));
    holders -= 1;
    await release();
  };
  // The slow one has seen that the owner is dead; it removes the lock only once the other has it, or waits for it.
  const others = new Promise<void>((resolve) => {
    const { rm: remove } = jest.requireActual<typeof files>("node:fs/promises");
    jest.mocked(files.rm).mockImplementationOnce(async (...parameters) => {
      resolve();
      await new Promise<void>((go) => (goOn = go));
      await remove(...parameters);
    });
  });
  let goOn: () => void = () => undefined;
  const slow = take(() => undefined);
  await others;
  await Promise.all([slow, take(() => goOn())]);
});

test("waiting can be given up", async () => {
  const aborter = new AbortController();
  const release = await takeProcessLock(folder, never, () => undefined);
  await expect(takeProcessLock(folder, aborter.signal, () => aborter.abort())).rejects.toThrow("abort");
  await release();
});
