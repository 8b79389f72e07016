import autocannon from "autocannon";

/** Answers a second with the wanted status, and how many were others. */
export interface ReadRate {
  readonly perSecond: number;
  readonly failed: number;
}

const connections = 50;

/** Requests an address over many connections for some seconds. */
export async function readRate(
  url: string,
  duration: number,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): Promise<ReadRate> {
  const result = await autocannon({ url, duration, headers, connections });
  const counts = Object.entries(result.statusCodeStats);
  const expected = result.statusCodeStats[String(status)]?.count ?? 0;
  const others = counts.reduce((sum, [code, stats]) => sum + (code === String(status) ? 0 : (stats?.count ?? 0)), 0);
  return { perSecond: expected / duration, failed: others + result.errors };
}
