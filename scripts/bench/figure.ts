/** One measured figure beside what it is compared with. */
export interface Figure {
  readonly name: string;
  readonly unit: Unit;
  readonly ours: number;
  /** What was measured in turns with it, in the same unit. */
  readonly baseline?: Baseline | undefined;
  /** The goal for the ratio of ours to the baseline, or for ours alone. */
  readonly goal?: Goal | undefined;
  /** Calls that were refused or failed; they are in no median. */
  readonly failed?: number | undefined;
}

export type Unit = "ms" | "s" | "/s" | "MB" | "KB" | "x" | "";

export interface Baseline {
  readonly name: string;
  readonly value: number;
  readonly failed?: number;
}

export interface Goal {
  readonly of: "ratio" | "ours";
  readonly atMost?: number;
  readonly atLeast?: number;
}

/** A number as in the name of a figure: `10,000`. */
export const count = (number: number): string => number.toLocaleString("en");

/** Ours over the baseline; undefined without one. */
export function ratioOf({ ours, baseline }: Figure): number | undefined {
  return baseline === undefined ? undefined : ours / baseline.value;
}

/** Whether the goal is reached; undefined without one. A refused or failed call of ours reaches no goal. */
export function isMet(figure: Figure): boolean | undefined {
  const { goal, ours, failed = 0 } = figure;
  if (goal === undefined) return undefined;
  const value = goal.of === "ours" ? ours : ratioOf(figure);
  if (value === undefined || !Number.isFinite(value) || failed > 0) return false;
  return value <= (goal.atMost ?? Infinity) && value >= (goal.atLeast ?? -Infinity);
}
