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
