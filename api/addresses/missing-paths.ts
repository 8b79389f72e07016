import { z } from "zod";
import type { MissingPath } from "../../content/model/api/health-answer";
import { pathFrom } from "../../content/model/collections/redirects";
import { tokyoDay } from "../../content/model/dates/tokyo-day";
import { pathKey } from "../../content/model/redirects/own-path";
import { parseJson } from "../support/parse-json";
import { readPrivateFile, writePrivateFile } from "../support/private-file";
import type { Log } from "../support/log";
import { WindowCounts } from "../support/window-counts";

/** Path -> day -> how often it was asked for; as pairs, so that no name of an object comes from outside. */
const Stored = z.array(z.tuple([z.string(), z.array(z.tuple([z.string(), z.int().positive()]))]));

const mostPaths = 1_000;
const longestPath = 200;
const days = 30;
/** How much of the list one household can decide in an hour. */
const mostOfOne = 20;
const writeEveryMs = 5 * 60_000;
const dayMs = 24 * 60 * 60_000;

/** What programs that look for holes ask for: endings and folders that no page of this site had. */
const scanned =
  /\.(?:php\d?|phtml|aspx?|jspx?|cgi|pl|sh|exe|dll|sql|bak|old|zip|rar|t?gz|7z|tar|log|ini|conf|config|ya?ml|toml|env|swp|pem|key)(?:\/|$)|^\/(?:wp-(?:admin|login|includes|json|config|content\/(?:plugins|themes))|xmlrpc|cgi-bin|phpmyadmin|pma|mysql|vendor|actuator|solr|owa|ecp|autodiscover|boaform|hnap1|telescope|server-status|_ignition|_profiler|geoserver|jenkins|druid|nacos)(?:[-/.]|$)/;

/** Files that releases are made of, by names that change with what is in them (hashes, numbers of files): nobody's address. */
const made =
  /^\/(?:(?:fonts|pictures|scripts|share)\/(?:[\w-]+-)?[0-9a-f]{16,24}(?:-\d+)?\.\w+|search-index\/\w+\/\w+(?:-\d+){2}\.json)$/;

export interface MissingPathsOptions {
  /** Where the counts are kept across restarts. */
  readonly file: string;
  readonly clock: () => Date;
  readonly log: Pick<Log, "warn">;
}

/**
 * Counts the addresses that visitors ask for in vain, by day, for a month (R2.10). Keeps paths and numbers, nothing of who
 * asked. Only what a redirect could be for is counted; when the table is full, the path with the fewest gives way.
 */
export class MissingPaths {
  private readonly counts = new Map<string, Map<string, number>>();
  private readonly visitors: WindowCounts;
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<void> = Promise.resolve();

  private constructor(private readonly options: MissingPathsOptions) {
    this.visitors = new WindowCounts(mostOfOne, 60 * 60, options.clock);
  }

  /** Takes in what was kept; a file that cannot be read begins anew. */
  static async open(options: MissingPathsOptions): Promise<MissingPaths> {
    const paths = new MissingPaths(options);
    const text = await readPrivateFile(options.file);
    const kept = Stored.safeParse(text === undefined ? [] : parseJson(text));
    if (!kept.success) options.log.warn({ event: "missing-paths-unreadable" });
    for (const [path, byDay] of kept.data ?? []) if (!made.test(path)) paths.counts.set(path, new Map(byDay));
    paths.forgetOld();
    return paths;
  }

  /** Counts a request's path that had no page; `household` limits how often one visitor counts, and is not kept. */
  note(path: string, household: string): void {
    const key = pathKey(path);
    if (key === undefined || key.length > longestPath || [scanned, made].some((kind) => kind.test(key))) return;
    if (!pathFrom.safeParse(key).success) return;
    if (this.visitors.wait(household) !== undefined) return;
    this.visitors.add(household);
    const today = this.dayBefore(0);
    const known = this.counts.get(key);
    if (known === undefined && this.counts.size >= mostPaths) this.makeRoom();
    const byDay = known ?? new Map<string, number>();
    byDay.set(today, (byDay.get(today) ?? 0) + 1);
    this.counts.set(key, byDay);
    this.timer ??= setTimeout(() => void this.write(), writeEveryMs).unref();
  }

  /** The paths asked for most in the last 30 days that `isWanted`, the most frequent first. */
  most(count: number, isWanted: (path: string) => boolean): MissingPath[] {
    this.forgetOld();
    return [...this.counts]
      .map(([path, byDay]) => ({ path, count: sum(byDay) }))
      .sort((a, b) => b.count - a.count || (a.path < b.path ? -1 : 1))
      .filter(({ path }) => isWanted(path))
      .slice(0, count);
  }

  /** Writes what was counted since the last time. */
  async close(): Promise<void> {
    if (this.timer !== undefined) void this.write();
    await this.writing;
  }

  private write(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const { file, log } = this.options;
    this.writing = this.writing.then(async () => {
      this.forgetOld();
      const stored = [...this.counts].map(([path, byDay]) => [path, [...byDay]]);
      // A full disk costs a count, and nothing else.
      await writePrivateFile(file, JSON.stringify(stored)).catch((err: unknown) =>
        log.warn({ event: "missing-paths-not-kept", err }),
      );
    });
    return this.writing;
  }

  /** Old paths first, then the one with the fewest; of several the one that came first. */
  private makeRoom(): void {
    this.forgetOld();
    if (this.counts.size < mostPaths) return;
    let least: readonly [string, number] | undefined;
    for (const [path, byDay] of this.counts) {
      const total = sum(byDay);
      if (least === undefined || total < least[1]) least = [path, total];
    }
    if (least) this.counts.delete(least[0]);
  }

  private forgetOld(): void {
    const first = this.dayBefore(days - 1);
    for (const [path, byDay] of this.counts) {
      for (const day of byDay.keys()) if (day < first) byDay.delete(day);
      if (byDay.size === 0) this.counts.delete(path);
    }
  }

  private dayBefore(count: number): string {
    return tokyoDay(new Date(this.options.clock().getTime() - count * dayMs));
  }
}

const sum = (byDay: ReadonlyMap<string, number>): number => [...byDay.values()].reduce((a, b) => a + b, 0);
