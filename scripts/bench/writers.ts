import { timed } from "./bench-folder";
import { median } from "./statistics";

/** Whatever saves the generated event of a number; false when that was refused. */
export interface Saver {
  save(event: number, description: string): Promise<boolean>;
}

export interface Writing {
  /** Milliseconds of each save that was acknowledged. */
  readonly times: readonly number[];
  readonly failed: number;
  /** Acknowledged saves a second, of all writers together. */
  readonly perSecond: number;
}

/** What is saved, by how many. */
interface Saves {
  readonly writers: number;
  /** Saves of each writer. */
  readonly rounds: number;
  readonly items: number;
  readonly text: string;
  /** The event to begin with. */
  readonly first?: number;
}

/** Lets some people save at the same time, each one event after another; they share events where there are too few. */
export async function write(saver: Saver, { writers, rounds, items, text, first = 0 }: Saves): Promise<Writing> {
  const times: number[] = [];
  let failed = 0;
  const writer = async (number: number): Promise<void> => {
    for (let round = 0; round < rounds; round += 1) {
      const event = (first + number + round * writers) % (items / 2);
      const description = `${text}, writer ${String(number)}, round ${String(round)}.`;
      const { ms, value: saved } = await timed(() => saver.save(event, description));
      if (saved) times.push(ms);
      else failed += 1;
    }
  };
  const { ms } = await timed(() => Promise.all(Array.from({ length: writers }, (_, number) => writer(number))));
  return { times, failed, perSecond: (times.length * 1000) / ms };
}

/** Several turns as one: all times, all failures, the median rate. */
export function joined(turns: readonly Writing[]): Writing {
  return {
    times: turns.flatMap(({ times }) => times),
    failed: turns.reduce((sum, { failed }) => sum + failed, 0),
    perSecond: median(turns.map(({ perSecond }) => perSecond)),
  };
}
