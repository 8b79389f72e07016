import type { Context, Middleware } from "koa";
import type { DeletedAnswer } from "../../content/model/api/answers";
import type { Collection } from "../../content/model/collections/collection";
import { tokyoYear } from "../../content/model/dates/tokyo-day";
import { noEarlierEntries, type EntryAddresses } from "./entry-addresses";
import { sessionOf } from "../auth/require-session";
import type { OwnLinks } from "../links/own-links";
import { versionWanted } from "../http/etag";
import type { ContentStore, Snapshot } from "../store/content-store";
import { findAdded, IdempotentAdds, saveIdOf } from "./idempotent-adds";
import type { EntryWrite } from "./entry-write";
import { planAdd, planDelete, planEdit, type Planned } from "./plan-entry";
import type { Redirect } from "../../content/model/redirects/follow-redirects";
import { canRename, planRename } from "./plan-rename";
import { answerSaved, savedEntry, saveEntry, type SavedEntry } from "./save-entry";
import { findEntry, type AnswerOf } from "./stored-entry";

export interface EntryCallsDependencies {
  readonly store: ContentStore;
  readonly addresses: EntryAddresses;
  /** Knows whose an address is that another entry has; asked where entries get other addresses by staff. */
  readonly keeper?: { pendingRedirects(): readonly Redirect[] };
  readonly links: Pick<OwnLinks, "ofFile">;
  readonly clock: () => Date;
}

/** What distinguishes calls about entries: how they are read, and how they answer an entry. */
export interface CallForm {
  /** Reads and validates what was sent. Throws ApiError. */
  readonly read: (context: Context) => Promise<EntryWrite>;
  /** Reads a delete call: the id and version in its body, if any. */
  readonly readDelete: (context: Context) => Promise<Pick<EntryWrite, "_id" | "version">>;
  /** The id of the entry that a call names, in its address or in its body. Throws ApiError. */
  readonly idOf: (context: Context, inBody: string | undefined) => string;
  readonly answerOf: AnswerOf;
}

/** The calls that add, edit and delete entries of a collection. */
export interface EntryCalls {
  readonly add: Middleware;
  readonly edit: Middleware;
  readonly remove: Middleware;
}

/** Makes the calls of a collection. Each is: form, plan, save, answer. */
export function entryCalls(
  collection: Collection,
  { read, readDelete, idOf, answerOf }: CallForm,
  { store, addresses, keeper, links, clock }: EntryCallsDependencies,
): EntryCalls {
  const adds = new IdempotentAdds({
    clock,
    find: (key) => findAdded(store, collection, key),
    exists: (id) => findEntry(collection, store.snapshot(), id) !== undefined,
  });
  const answer = (
    context: Context,
    saved: Omit<SavedEntry, "changed">,
    { leftOut = [], ...more }: Pick<EntryWrite, "picture" | "leftOut"> & { readonly addedVersion?: string },
  ): void => {
    const { path } = savedEntry(collection, saved.snapshot, saved.id);
    const warnings = [...leftOut, ...links.ofFile(saved.snapshot, path)];
    answerSaved(context, collection, answerOf, saved, { ...more, leftOut: warnings });
  };
  return {
    async add(context) {
      const author = sessionOf(context);
      const saveId = saveIdOf(context);
      const write = await read(context);
      const year = tokyoYear(clock());
      const once = await adds.once(saveId, async () => {
        const plan = { ...write, year, saveId };
        const earlier = await addresses.earlier(collection, store.snapshot());
        const saved = await saveEntry(store, (snapshot) => planAdd(collection, plan, snapshot, earlier), author);
        return { ...saved, version: savedEntry(collection, saved.snapshot, saved.id).version };
      });
      if (once.kind === "added") {
        context.status = 201;
        answer(context, once.saved, write);
      } else {
        const { id, commit, version } = once.earlier;
        const earlier = { id, commit, snapshot: store.snapshot() };
        answer(context, earlier, { addedVersion: version });
      }
    },
    async edit(context) {
      const author = sessionOf(context);
      const write = await read(context);
      const id = idOf(context, write._id);
      const { _id: newId = id } = write;
      const change = { ...write, id, version: versionWanted(context, write.version), year: tokyoYear(clock()) };
      const isRenamed = newId !== id && canRename(collection);
      const earlier = isRenamed ? await addresses.earlier(collection, store.snapshot()) : noEarlierEntries;
      const plan = (snapshot: Snapshot): Planned => {
        const edit = planEdit(collection, change, snapshot, answerOf);
        const owned = keeper?.pendingRedirects() ?? [];
        return isRenamed ? planRename(collection, { edit, id: newId }, snapshot, { earlier, addresses, owned }) : edit;
      };
      const saved = await saveEntry(store, plan, author);
      answer(context, saved, write);
    },
    async remove(context) {
      const author = sessionOf(context);
      const { _id, version } = await readDelete(context);
      const entry = { id: idOf(context, _id), version: versionWanted(context, version) };
      const { id, commit } = await saveEntry(
        store,
        (snapshot) => planDelete(collection, entry, snapshot, { answerOf, addresses }),
        author,
      );
      context.body = { _id: id, version: commit, commit } satisfies DeletedAnswer;
    },
  };
}
