import type { Context } from "koa";
import { StoreError, type ContentStore } from "../store/content-store";
import { idOfPath, type Collection } from "../../content/model/collections/collection";
import { fault } from "../../content/model/problems/fault";
import { ApiError } from "../errors";

/** What an add call made. */
export interface Added {
  readonly id: string;
  readonly commit: string;
  /** The item's version in that commit. */
  readonly version: string;
}

/** Outcome of an add call: added now, or added before with the same key. */
export type Once<Saved> =
  | { readonly kind: "added"; readonly saved: Saved }
  | { readonly kind: "repeated"; readonly earlier: Added };

export interface IdempotentAddsOptions {
  readonly clock: () => Date;
  /** Finds what a key added before this process started, or before it was evicted. */
  readonly find: (key: string) => Promise<Added | undefined>;
  /** False for a deleted item: its key may add again. */
  readonly exists: (id: string) => boolean;
}

interface Attempt {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly added: Promise<Added>;
}

const mostKept = 1_000;
const keptFor = 24 * 60 * 60 * 1_000;

/**
 * The add calls of one kind by their keys: a key adds once, however often it comes, also at the same time. Sessions do
 * not matter: a person who logs in again after a lost answer repeats the same save.
 */
export class IdempotentAdds {
  // In the order of their beginning.
  private readonly attempts = new Map<string, Attempt>();

  constructor(private readonly options: IdempotentAddsOptions) {}

  /** Adds, unless the key (if any) has added before. Raises what `add` raises; the key is then forgotten. */
  async once<Saved extends Added>(key: string | undefined, add: () => Promise<Saved>): Promise<Once<Saved>> {
    if (key === undefined) return { kind: "added", saved: await add() };
    for (let attempt = this.known(key); attempt !== undefined; attempt = this.known(key)) {
      const earlier = await attempt.catch(() => undefined);
      if (earlier !== undefined && this.options.exists(earlier.id)) return { kind: "repeated", earlier };
      this.forget(key, attempt);
    }
    const attempt = this.attempt(key, add);
    const added = attempt.then((once) => addedOf(once.kind === "added" ? once.saved : once.earlier));
    this.attempts.set(key, { at: this.options.clock().getTime(), added });
    added.catch(() => this.forget(key, added));
    return attempt;
  }

  private async attempt<Saved>(key: string, add: () => Promise<Saved>): Promise<Once<Saved>> {
    const earlier = await this.found(key);
    if (earlier !== undefined) return { kind: "repeated", earlier };
    try {
      return { kind: "added", saved: await add() };
    } catch (error) {
      // Another server added it, and its commit was fetched during this attempt.
      const theirs = error instanceof StoreError && error.code === "saved-before" ? await this.found(key) : undefined;
      if (theirs === undefined) throw error;
      return { kind: "repeated", earlier: theirs };
    }
  }

  private async found(key: string): Promise<Added | undefined> {
    const earlier = await this.options.find(key);
    return earlier !== undefined && this.options.exists(earlier.id) ? earlier : undefined;
  }

  private known(key: string): Promise<Added> | undefined {
    const oldest = this.options.clock().getTime() - keptFor;
    for (const [each, { at }] of this.attempts) {
      if (at > oldest && this.attempts.size < mostKept) break;
      this.attempts.delete(each);
    }
    return this.attempts.get(key)?.added;
  }

  // Another attempt may have begun meanwhile.
  private forget(key: string, added: Promise<Added>): void {
    if (this.attempts.get(key)?.added === added) this.attempts.delete(key);
  }
}

/** Only this is cached: the saved answer references the whole snapshot. */
const addedOf = ({ id, commit, version }: Added): Added => ({ id, commit, version });

/** The entry of a collection that the commit with this `Save-Id` added, from the store's log; undefined without one. */
export async function findAdded(
  store: Pick<ContentStore, "log">,
  collection: Collection,
  key: string,
): Promise<Added | undefined> {
  const { commits } = await store.log();
  for (const { saveId, files, commit } of commits) {
    if (saveId !== key) continue;
    for (const { path, after } of files) {
      const id = idOfPath(collection, path);
      if (id !== undefined && after !== undefined) return { id, commit, version: after };
    }
  }
  return undefined;
}

/** Header that names a save, so that sending it again after a lost answer adds nothing. */
const saveKeyHeader = "Idempotency-Key";

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The key of an add call, undefined without one. Throws "invalid-input" for anything that is no UUID in lower case. */
export function saveIdOf(context: Context): string | undefined {
  const key = context.get(saveKeyHeader);
  if (key === "") return undefined;
  if (!uuid.test(key)) throw new ApiError("invalid-input", { fields: { [saveKeyHeader]: fault("uuid") } });
  return key;
}
