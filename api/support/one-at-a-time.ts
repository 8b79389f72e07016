/** Refused: too many pieces of work are waiting already. */
export class QueueFullError extends Error {
  constructor() {
    super("Too many are waiting");
    this.name = "QueueFullError";
  }
}

/**
 * Runs heavy work one piece after the other (hashing, decoding pictures), so that memory stays bounded.
 * @throws QueueFullError when `maxWaiting` pieces wait already.
 */
export function oneAtATime(maxWaiting: number): <T>(work: () => Promise<T>) => Promise<T> {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    if (waiting >= maxWaiting) return Promise.reject(new QueueFullError());
    waiting += 1;
    const run = last.then(work).finally(() => (waiting -= 1));
    last = run.catch(() => undefined);
    return run;
  };
}
