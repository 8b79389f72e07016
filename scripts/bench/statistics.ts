/** The middle value, the mean of the two middle ones of an even number; NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = inOrder(values);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** The smallest value that at least `percent` of a hundred values do not exceed; NaN of none. */
export function percentile(values: readonly number[], percent: number): number {
  const rank = Math.max(1, Math.ceil((percent / 100) * values.length));
  return inOrder(values)[rank - 1] ?? Number.NaN;
}

function inOrder(values: readonly number[]): number[] {
  return [...values].sort((a, b) => a - b);
}
