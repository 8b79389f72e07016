import { executionAsyncId } from "node:async_hooks";
import { TestInTurn } from "./test-in-turn";

test("a value is there while its job runs, and the one before once that has ended or failed", async () => {
  const kept = new TestInTurn<string>();
  const seen: (string | undefined)[] = [];
  const see = (): number => seen.push(kept.getStore());
  const fail = kept.run("fails", async () => {
    await Promise.resolve();
    see();
    throw new Error("failed");
  });
  await expect(fail).rejects.toThrow("failed");
  see();
  await kept.run("outer", async () => {
    await kept.run("inner", async () => {
      await Promise.resolve();
      see();
    });
    see();
  });
  see();
  expect(kept.run("at once", see)).toBe(6);
  see();
  const throwAtOnce = (): never => {
    throw new Error("thrown");
  };
  expect(() => kept.run("throws", throwAtOnce)).toThrow("thrown");
  see();
  expect(seen).toEqual(["fails", undefined, "inner", "outer", undefined, "at once", undefined, undefined]);
});

test("promises of a test run without hooks", async () => {
  await Promise.resolve();
  // With a hook each promise has a number of its own.
  expect(executionAsyncId()).toBe(0);
});
