import { parseMoment } from "../../content/model/dates/moment";
import { entryPathOf } from "../../content/model/entries/prepared-path";
import { errorMessage } from "../../content/model/error-message";
import { fault } from "../../content/model/problems/fault";
import type { Problem } from "../../content/model/problems/problem";
import { unnamedAuthor } from "../auth/sessions";
import type { ContentStore, Snapshot, StoredFile } from "../store/content-store";
import { SerialQueue } from "../support/serial-queue";
import { mergedChange, placedChange } from "./merged-change";
import type { StoredPrepared } from "./prepared-change";

export interface PreparedChangesOptions {
  readonly store: Pick<ContentStore, "ready" | "snapshot" | "onChange" | "log" | "readVersion" | "save">;
  readonly clock: () => Date;
  readonly log: (event: Readonly<Record<string, unknown>>) => void;
  /** How often the clock is read while a change waits, in ms. */
  readonly pollMs?: number;
}

const defaultPollMs = 1000;

/**
 * Puts prepared changes in the place of their entries when their time comes, each in one commit (R15.24), and names
 * those that clash with a newer entry. The plan of that commit compares the versions again, so that only one of several
 * servers makes it; a later start catches up.
 */
export class PreparedChanges {
  private readonly queue = new SerialQueue();
  /** Path of a prepared change -> whether it clashes with today's entry, and for which versions that holds. */
  private readonly checked = new Map<string, Checked>();
  /** Path of a prepared change that could not be put in place -> why, as it was logged. */
  private readonly failures = new Map<string, string>();
  private readonly unsubscribe: () => void;
  private timer: NodeJS.Timeout | undefined;
  private isClosed = false;

  constructor(private readonly options: PreparedChangesOptions) {
    const { store } = options;
    const look = (): void => void this.look();
    this.unsubscribe = store.onChange(look);
    store.ready.then(look, () => undefined);
  }

  /** The changes that clash with what the entry is today: they wait for a decision, also when their time comes. */
  problems(): readonly Problem[] {
    const snapshot = this.options.store.snapshot();
    return [...this.checked].flatMap(([path, { of, problem }]) =>
      problem !== undefined && of === versionsOf(snapshot, path) ? [problem] : [],
    );
  }

  /** Looks for changes whose time has come; resolves when they are in place. Never rejects. */
  look(): Promise<void> {
    return this.queue.run(() => this.applyDue()).catch(() => undefined);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    this.unsubscribe();
    clearTimeout(this.timer);
    await this.queue.idle();
  }

  private async applyDue(): Promise<void> {
    if (this.isClosed) return;
    const { store, clock, log } = this.options;
    clearTimeout(this.timer);
    const now = clock().getTime();
    const snapshot = store.snapshot();
    const waiting = snapshot.files("next");
    forgetOthers(this.checked, waiting);
    forgetOthers(this.failures, waiting);
    const isDue = (prepared: StoredPrepared): boolean => (timeOf(prepared) ?? Infinity) <= now;
    const inOrder = [...waiting.filter(isDue), ...waiting.filter((prepared) => !isDue(prepared))];
    for (const prepared of inOrder) {
      const { path } = prepared;
      try {
        await this.apply(snapshot, prepared, isDue(prepared));
        this.failures.delete(path);
      } catch (error) {
        const reason = errorMessage(error);
        if (reason !== this.failures.get(path)) log({ event: "prepared-change-postponed", path, reason });
        this.failures.set(path, reason);
      }
    }
    this.rest(now);
  }

  /**
   * Wakes for the next time after the last look, which may have passed meanwhile, and while any waits at least once a poll: the
   * clock may jump, a save may have failed.
   */
  private rest(lookedAt: number): void {
    const { store, clock, pollMs = defaultPollMs } = this.options;
    const times = store
      .snapshot()
      .files("next")
      .flatMap((stored) => timeOf(stored) ?? []);
    if (times.length === 0 || this.isClosed) return;
    const next = Math.min(Infinity, ...times.filter((time) => time > lookedAt));
    this.timer = setTimeout(() => void this.look(), Math.min(pollMs, Math.max(1, next - clock().getTime())));
    this.timer.unref();
  }

  /** Puts a due change in place; reports one that clashes at once, due or not. */
  private async apply(snapshot: Snapshot, prepared: StoredPrepared, isDue: boolean): Promise<void> {
    if (this.isClosed) return;
    const { store, log } = this.options;
    const { path, file } = prepared;
    const entry = snapshot.file(file.next.entryPath);
    const versions = versionsOf(snapshot, path);
    // Without an entry that can be read there is nothing to change; content problems name that.
    if (entry === undefined) return;
    const known = this.checked.get(path);
    if (known?.of === versions && (known.problem !== undefined || !isDue)) return;
    const merged = await mergedChange(store, entry, prepared);
    if (merged.kind === "conflict") {
      const { field } = merged;
      this.checked.set(path, {
        of: versions,
        problem: { path, field, ...fault("preparedConflict"), severity: "warning" },
      });
      log({ event: "prepared-change-conflict", path, field });
      return;
    }
    this.checked.set(path, { of: versions });
    if (!isDue) return;
    const { commits } = await store.log();
    const name = commits.find(({ files }) => files.some((each) => each.path === path))?.author ?? unnamedAuthor;
    const change = placedChange("Publish prepared", entry, prepared, merged.text);
    const { changed, commit } = await store.save(
      (newest) => {
        const isSame = [prepared, entry].every((stored) => newest.versionOf(stored.path) === stored.version);
        return isSame ? change : { message: change.message, files: [] };
      },
      { name },
    );
    if (changed) log({ event: "prepared-change-published", path: entry.path, commit });
  }
}

function forgetOthers(known: Map<string, unknown>, waiting: readonly StoredFile[]): void {
  const paths = new Set(waiting.map(({ path }) => path));
  for (const path of known.keys()) if (!paths.has(path)) known.delete(path);
}

interface Checked {
  /** The versions of both files for which it holds. */
  readonly of: string;
  /** Set where a person has to decide. */
  readonly problem?: Problem;
}

const versionsOf = (snapshot: Snapshot, path: string): string =>
  [path, entryPathOf(path) ?? ""].map((each) => snapshot.versionOf(each) ?? "").join(" ");

/** When it takes its entry's place, in ms since 1970; undefined without a time that can be read. */
export const timeOf = ({ file: { next } }: StoredPrepared): number | undefined =>
  next.publishAt === undefined ? undefined : parseMoment(next.publishAt);
