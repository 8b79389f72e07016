import { until } from "./until";

test("a condition that comes true is waited for, one that never answers is given up by name", async () => {
  let asked = 0;
  await until("the third question", () => (asked += 1) === 3, 1);
  expect(asked).toBe(3);
  await expect(until("a dumb browser", () => new Promise(() => {}), 1, 20)).rejects.toThrow(
    "Waited in vain: a dumb browser",
  );
  await expect(until("nothing", () => Promise.reject(new Error("no such page")), 1)).rejects.toThrow("no such page");
});
