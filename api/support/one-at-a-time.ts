/** Refused: too many pieces of work are waiting already. */
export class QueueFullError extends Error {
  constructor() {
    super("Too many are waiting");
    this.name = "QueueFullError";
  }
}

/** Runs work in turn: lower ranks (default 0) first, equal ones in the order in which they came. */
export type WorkQueue = <T>(work: () => Promise<T>, rank?: number) => Promise<T>;

interface Waiting {
  readonly rank: number;
  readonly run: () => Promise<void>;
  readonly refuse: () => void;
}

/**
 * Runs heavy work one piece after the other (hashing, decoding pictures), so that memory stays bounded. At most
 * `maxWaiting` pieces run or wait; in a full queue a piece takes the place of the last one of a higher rank.
 * @throws QueueFullError for the piece that has no place, or lost it.
 */
export function oneAtATime(maxWaiting: number): WorkQueue {
  const waiting: Waiting[] = [];
  let running = false;
  const next = (): void => {
    const first = waiting.shift();
    running = first !== undefined;
    if (first !== undefined) void first.run().finally(next);
  };
  return <T>(work: () => Promise<T>, rank = 0): Promise<T> =>
    new Promise((resolve, reject) => {
      const refuse = () => reject(new QueueFullError());
      const behind = waiting.findIndex((other) => other.rank > rank);
      if (running && waiting.length >= maxWaiting - 1) {
        if (behind === -1) {
          refuse();
          return;
        }
        waiting.pop()?.refuse();
      }
      const run = () => work().then(resolve, reject);
      waiting.splice(behind === -1 ? waiting.length : behind, 0, { rank, run, refuse });
      if (!running) next();
    });
}
