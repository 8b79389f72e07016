import { mkdirSync, mkdtempSync, rmSync, statSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { SaveLock } from "./save-lock";

let gitDir: string;
beforeEach(() => {
  gitDir = mkdtempSync(join(tmpdir(), "save-lock-"));
  mkdirSync(join(gitDir, "state"));
});
afterEach(() => {
  jest.useRealTimers();
  rmSync(gitDir, { recursive: true, force: true });
});

test("a lock that is held for long is renewed, so that no other store takes it for one of a dead store", async () => {
  jest.useFakeTimers({ doNotFake: ["setImmediate", "nextTick", "performance", "Date"] });
  const lock = new SaveLock(gitDir, join(gitDir, "state"), 1_000);
  const path = join(gitDir, "index.lock");
  const old = new Date("2020-01-01T00:00:00Z");
  await lock.hold(async () => {
    for (let renewals = 0; renewals < 3; renewals += 1) {
      utimesSync(path, old, old);
      jest.advanceTimersByTime(20_000);
      while (statSync(path).mtimeMs === old.getTime()) await nextTurn();
    }
  });
  expect(jest.getTimerCount()).toBe(0);
  await lock.close();
});
