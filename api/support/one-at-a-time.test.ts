import { oneAtATime, QueueFullError } from "./one-at-a-time";

/** Pieces of work that end when the test says so, and the order in which they began. */
function pieces() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const piece = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name);
      ends.push(() => resolve(name));
    });
  /** Ends the piece that runs, and lets the next one begin. */
  const end = async () => {
    ends.shift()?.();
    await new Promise(setImmediate);
  };
  return { begun, piece, end };
}

test("one piece runs at a time, in the order of ranks, then of arrival", async () => {
  const { begun, piece, end } = pieces();
  const queue = oneAtATime(10);
  const done = [queue(piece("first"), 3), queue(piece("b"), 2), queue(piece("c"), 2), queue(piece("a"), 1)];
  for (const _ of done) await end();
  expect(begun).toEqual(["first", "a", "b", "c"]);
  expect(await Promise.all(done)).toEqual(["first", "b", "c", "a"]);
});

test("a full queue refuses the last of the highest rank; what runs goes on", async () => {
  const { begun, piece, end } = pieces();
  const queue = oneAtATime(3);
  const runs = queue(piece("runs"), 9);
  const early = queue(piece("early"), 2);
  const late = queue(piece("late"), 2);
  await expect(queue(piece("same rank"), 2)).rejects.toThrow(QueueFullError);
  const preferred = queue(piece("preferred"), 1);
  await expect(late).rejects.toThrow(QueueFullError);
  for (let count = 0; count < 3; count += 1) await end();
  expect(begun).toEqual(["runs", "preferred", "early"]);
  expect(await Promise.all([runs, early, preferred])).toEqual(["runs", "early", "preferred"]);
});

test("a piece that fails does not stop the queue", async () => {
  const queue = oneAtATime(3);
  await expect(queue(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await queue(() => Promise.resolve("next"))).toBe("next");
});
