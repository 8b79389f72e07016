import { collections } from "../../content/model/collections/collections";
import { errorMessage } from "../../content/model/error-message";
import { readEntry } from "../../content/model/entries/entry-file";
import type { Problem } from "../../content/model/problems/problem";
import { followRedirects, type Redirect } from "../../content/model/redirects/follow-redirects";
import { unnamedAuthor } from "../auth/sessions";
import { pagesOf, redirectsOf } from "../redirects/moved-to";
import { redirectChanges } from "../entries/plan-redirects";
import type { ContentLog, ContentStore, Snapshot } from "../store/content-store";
import { addedCommits } from "../store/history/added-commits";
import { isAdded, type LoggedFile, siteEmail } from "../store/history/parse-log";
import { SerialQueue } from "../support/serial-queue";
import type { EntryAddresses } from "../entries/entry-addresses";
import type { ContentNow } from "./address-moves";
import { findMoves } from "./find-moves";
import { coveredRedirects, lostAddresses, missingRedirects } from "./kept-addresses";

export interface AddressKeeperOptions {
  readonly store: Pick<ContentStore, "ready" | "snapshot" | "onChange" | "log" | "save">;
  readonly addresses: EntryAddresses;
  readonly log: (event: Readonly<Record<string, unknown>>) => void;
}

const messageStart = "Keep the address ";
/** True for the message of a commit with which the service keeps addresses. */
export const keepsAddresses = (message: string): boolean => message.startsWith(messageStart);

/** Several commits of a push are looked at together. */
const restMs = 200;
/** After a save that failed. */
const retryMs = 30_000;

const redirectsFile = `${collections.redirects.name}.yml`;

/**
 * Writes the redirects of entries that maintainers renamed or moved, in a commit of its own (R2.10), and names addresses that
 * went away without one. What is missing follows from the history alone: a later start, or another server, catches up.
 */
export class AddressKeeper {
  private readonly queue = new SerialQueue();
  private readonly unsubscribe: () => void;
  private lastSeen: ContentLog | undefined;
  /** Paths of the entries whose last good versions visitors saw then. */
  private lastKept = "";
  private lost: readonly Problem[] = [];
  private pending: readonly Redirect[] = [];
  private timer: NodeJS.Timeout | undefined;
  private isClosed = false;

  constructor(private readonly options: AddressKeeperOptions) {
    const { store } = options;
    this.unsubscribe = store.onChange(() => this.wake(restMs));
    store.ready.then(
      () => this.wake(0),
      () => undefined,
    );
  }

  /** Addresses that commits took away lately. */
  problems(): readonly Problem[] {
    return this.lost;
  }

  /** Redirects that lead on before they are in their file: until the commit, while the file cannot be read or written, and of addresses that another entry has which visitors do not see. */
  pendingRedirects(): readonly Redirect[] {
    return this.pending;
  }

  /** Looks at what was committed since the last time; resolves when redirects are saved. Never rejects. */
  look(): Promise<void> {
    return this.queue.run(async () => {
      try {
        if (!this.isClosed) await this.keep();
      } catch (error) {
        this.options.log({ event: "redirects-postponed", reason: errorMessage(error) });
        this.wake(retryMs);
      }
    });
  }

  async close(): Promise<void> {
    this.isClosed = true;
    this.unsubscribe();
    clearTimeout(this.timer);
    await this.queue.idle();
  }

  private wake(afterMs: number): void {
    if (this.isClosed) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.look(), afterMs);
    this.timer.unref();
  }

  private async keep(): Promise<void> {
    const { store, addresses, log } = this.options;
    const snapshot = store.snapshot();
    const history = await store.log();
    const kept = String(snapshot.lastGood.map(({ path }) => path));
    if (kept === this.lastKept && this.isNothingNew(history)) {
      this.lastSeen = history;
      return;
    }
    const moves = await findMoves(addresses, contentOf(snapshot));
    const known = redirectsOf(snapshot);
    const [pageAt, removed] = [pagesOf(snapshot), await removedRedirects(addresses, history)];
    const missing = missingRedirects(moves, known, pageAt, removed);
    this.pending = [...missing, ...coveredRedirects(moves, pageAt, removed)];
    const [first] = missing;
    if (first !== undefined) {
      const { commit, changed } = await store.save(
        (newest) => ({
          message: `${messageStart}${first.from}: it leads to ${first.to}${missing.length > 1 ? `, and ${String(missing.length - 1)} more` : ""}`,
          files: redirectChanges(newest, {
            added: missingRedirects({ moved: missing, gone: [] }, redirectsOf(newest), pagesOf(newest)),
          }),
        }),
        { name: authorOf(history) },
      );
      if (changed) log({ event: "redirects-added", redirects: missing, commit });
    }
    const { targets } = followRedirects([...known, ...missing], pageAt);
    const newest = new Date(history.commits[0]?.arrived ?? 0);
    this.lost = await lostAddresses(addresses, moves, targets, newest);
    this.lastSeen = history;
    this.lastKept = kept;
  }

  /** True when only edits and deletions of the service came, which keep their addresses by themselves. */
  private isNothingNew(history: ContentLog): boolean {
    const added = this.lastSeen && addedCommits(history, this.lastSeen);
    if (added === undefined) return false;
    // A restored entry gets its earlier addresses back, and so does one that staff publish again.
    const isEdit = (file: LoggedFile): boolean =>
      file.path !== redirectsFile && this.lost.every(({ path }) => path !== file.path) && !isAdded(file);
    return added.every(({ committer, files }) => committer === siteEmail && files.every(isEdit));
  }
}

function contentOf(snapshot: Snapshot): ContentNow {
  const kept = new Set(snapshot.lastGood.map(({ path }) => path));
  return {
    has: (path) => snapshot.has(path) || kept.has(path),
    files: (kind) => snapshot.shown(kind),
    textOf: (path) => snapshot.file(path)?.text ?? "",
  };
}

/** Whoever made the newest commit, after which the redirects are missing. */
const authorOf = ({ commits: [newest] }: ContentLog): string => newest?.author ?? unnamedAuthor;

/**
 * Old addresses whose redirect was taken out on purpose: by staff, or by a maintainer's commit that only takes redirects out. One that changes
 * anything else may be of a buffer that was opened before the service wrote them.
 */
export async function removedRedirects(
  addresses: EntryAddresses,
  { commits }: ContentLog,
): Promise<ReadonlySet<string>> {
  const removed = new Set<string>();
  for (const { files, message, committer } of commits) {
    const [file, other] = files;
    // The service takes redirects out that a rename back has turned round.
    if (file?.path !== redirectsFile || other !== undefined || keepsAddresses(message)) continue;
    const after = await redirectsIn(addresses, file.after);
    if (after === undefined) continue;
    for (const version of file.before) {
      const before = (await redirectsIn(addresses, version)) ?? new Map<string, string>();
      const isOnlyLess = [...after].every(([from, to]) => before.get(from) === to);
      if (committer !== siteEmail && !isOnlyLess) continue;
      for (const from of before.keys()) if (!after.has(from)) removed.add(from);
    }
  }
  return removed;
}

/** The redirects of a version of their file, from -> to; none where there is no file, undefined where it cannot be read. */
async function redirectsIn(
  addresses: EntryAddresses,
  version: string | undefined,
): Promise<ReadonlyMap<string, string> | undefined> {
  if (version === undefined) return new Map();
  const { redirects } = collections;
  const read = readEntry(redirects, redirects.name, redirectsFile, await addresses.textOf(version));
  return read.ok
    ? new Map((read.fields["entries"] as readonly Redirect[]).map(({ from, to }) => [from, to]))
    : undefined;
}
