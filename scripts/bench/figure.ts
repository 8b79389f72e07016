import type { Compared } from "./measure";

/** A part of `npm run bench` that can be run alone: figures of one subject. */
export interface Bench {
  readonly name: string;
  /** Numbers of generated items to measure at; without any, the site's own content is measured. */
  readonly sizes: readonly number[];
  /** Measures in an empty folder that is removed afterwards. */
  measure(folder: string, items: number, quick: boolean): Promise<readonly Figure[]>;
}

/** One measured figure beside what it is compared with. */
export interface Figure {
  readonly name: string;
  readonly unit: "ms" | "KB" | "";
  readonly ours: number;
  /** What was measured in turns with it, in the same unit; bytes have none, as every machine sends the same. */
  readonly baseline?: { readonly name: string; readonly value: number } | undefined;
  /** The goals for ours, and for its ratio to the baseline. */
  readonly atMost?: number | undefined;
  readonly ratioAtMost?: number | undefined;
}

/** Our times at a percentile, beside those of the baseline at the same one; 100 is the slowest. */
export function timeFigure(
  percent: 50 | 95 | 100,
  name: string,
  { ours, baseline }: Compared,
  atMost?: number,
): Figure {
  return {
    name: `${name}, ${percent === 100 ? "slowest" : `p${String(percent)}`}`,
    unit: "ms",
    ours: percentile(ours, percent),
    baseline: { name: baseline.name, value: percentile(baseline.times, percent) },
    atMost,
  };
}

/** The smallest value that at least `percent` of a hundred values do not exceed; NaN of none. */
export function percentile(values: readonly number[], percent: number): number {
  const rank = Math.max(1, Math.ceil((percent / 100) * values.length));
  return [...values].sort((a, b) => a - b)[rank - 1] ?? Number.NaN;
}

/** Ours over the baseline; undefined without one. */
export function ratioOf({ ours, baseline }: Figure): number | undefined {
  return baseline === undefined ? undefined : ours / baseline.value;
}

/** Whether the goals are reached; undefined without one. */
export function isMet(figure: Figure): boolean | undefined {
  const { ours, atMost = Infinity, ratioAtMost = Infinity } = figure;
  if (figure.atMost === undefined && figure.ratioAtMost === undefined) return undefined;
  return ours <= atMost && (ratioAtMost === Infinity || (ratioOf(figure) ?? Number.NaN) <= ratioAtMost);
}

/** As it is printed: `save, p50: 20.0 ms, git 50.0 ms: 0.40x, goal <= 0.5x: yes`. */
export function lineOf(figure: Figure): string {
  const { name, ours, unit, baseline, atMost, ratioAtMost } = figure;
  const goals = [atMost, ratioAtMost && `${String(ratioAtMost)}x`].filter((goal) => goal !== undefined);
  return [
    `${name}: ${amount(ours, unit)}`,
    ...(baseline ? [`${baseline.name} ${amount(baseline.value, unit)}: ${(ratioOf(figure) ?? 0).toFixed(2)}x`] : []),
    ...goals.map((goal) => `goal <= ${String(goal)}: ${isMet(figure) ? "yes" : "NO"}`),
  ].join(", ");
}

/** A number with its unit, as exact as it makes sense. */
function amount(value: number, unit: string): string {
  return `${value.toFixed(value >= 100 ? 0 : value >= 10 ? 1 : 2)} ${unit}`.trimEnd();
}
