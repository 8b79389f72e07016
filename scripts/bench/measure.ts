/** Resolves with the milliseconds that were measured in a round. */
type Run = (round: number) => Promise<number | readonly number[]>;

export interface Baseline {
  readonly name: string;
  readonly run: Run;
}

/** What was measured of ours and of the baseline. */
export interface Compared {
  readonly ours: readonly number[];
  readonly baseline: { readonly name: string; readonly times: readonly number[] };
}

/** Measures both in turns, so that whatever else the machine does falls on both; rounds that warm up do not count. */
export async function compare(rounds: number, warmUps: number, ours: Run, { name, run }: Baseline): Promise<Compared> {
  const times = { ours: [] as number[], baseline: [] as number[] };
  for (let round = 0; round < warmUps + rounds; round += 1) {
    const [own, other] = [await ours(round), await run(round)];
    if (round < warmUps) continue;
    times.ours.push(...[own].flat());
    times.baseline.push(...[other].flat());
  }
  return { ours: times.ours, baseline: { name, times: times.baseline } };
}

/** Milliseconds that the work took. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
