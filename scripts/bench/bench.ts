import { inFolder } from "./bench-folder";
import type { Figure } from "./figure";

/** How thoroughly a bench is to be run. */
export interface BenchSize {
  /** Numbers of items to measure at; undefined leaves it to the bench. */
  readonly items: readonly number[] | undefined;
  readonly quick: boolean;
}

/** A part of `npm run bench` that can be run alone: figures of one subject, each beside its baseline. */
export interface Bench {
  readonly name: string;
  run(size: BenchSize): Promise<readonly Figure[]>;
}

/** A bench that is measured at each number of items, in a new folder each time. */
export function atEachSize(
  name: string,
  usual: readonly number[],
  measure: (folder: string, items: number, quick: boolean) => Promise<readonly Figure[]>,
): Bench {
  return {
    name,
    async run({ items = usual, quick }) {
      const figures: Figure[] = [];
      for (const size of items) figures.push(...(await inFolder((folder) => measure(folder, size, quick))));
      return figures;
    },
  };
}
