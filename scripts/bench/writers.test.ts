import { joined, write } from "./writers";

test("each writer saves its rounds, events are shared where there are too few, and refusals are counted apart", async () => {
  const events: number[] = [];
  const save = (event: number): Promise<boolean> => Promise.resolve(events.push(event) % 5 !== 0);
  const writing = await write({ save }, { writers: 4, rounds: 5, items: 20, first: 8, text: "Text" });
  expect(events).toHaveLength(20);
  expect(new Set(events)).toEqual(new Set([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]));
  expect([writing.times.length, writing.failed]).toEqual([16, 4]);
});

test("turns are joined: all times, all failures, the median rate", () => {
  const turn = (time: number, perSecond: number) => ({ times: [time], failed: 1, perSecond });
  expect(joined([turn(1, 10), turn(2, 30), turn(3, 20)])).toEqual({ times: [1, 2, 3], failed: 3, perSecond: 20 });
});
