import type { Context } from "koa";
import type { DeletedAnswer } from "../../content/model/api/answers";
import type { PreparedAnswer, SavedEntryAnswer } from "../../content/model/api/collection-answers";
import type { CallForm, EntryCallsDependencies } from "../entries/entry-calls";
import { sessionOf } from "../auth/require-session";
import { saveEntry } from "../entries/save-entry";
import { ApiError } from "../errors";
import { collectionOf } from "../history/history-routes";
import { addressPart } from "../http/api-router";
import { answerStaff } from "../http/answer-staff";
import { etagOf, versionWanted } from "../http/etag";
import { preparedOn } from "./merged-change";
import { findWithPrepared, planDiscard, planPrepare, type EntryWithPrepared } from "./plan-prepared";
import { preparedAnswer, preparedSummary } from "./prepared-change";

/** The calls of an entry with `?next=1`: its prepared change is read, saved and discarded (R15.24). */
export interface PreparedCalls {
  readonly read: (context: Context) => Promise<void>;
  readonly save: (context: Context) => Promise<void>;
  readonly discard: (context: Context) => Promise<void>;
}

/** Makes the calls. */
export function preparedCalls(
  form: Pick<CallForm, "read">,
  { store }: Pick<EntryCallsDependencies, "store">,
): PreparedCalls {
  const foundBefore = async ({ entry, prepared }: EntryWithPrepared) =>
    prepared && preparedOn(store, await store.log(), entry, prepared);
  const answerOf = async (both: EntryWithPrepared): Promise<PreparedAnswer | undefined> => {
    const before = await foundBefore(both);
    if (both.prepared === undefined || before === undefined) return undefined;
    const next = { ...preparedSummary(both.prepared), before: before.version };
    return { ...preparedAnswer(both.prepared), next };
  };
  return {
    async read(context) {
      const item = await answerOf(
        findWithPrepared(collectionOf(context, "name"), addressPart(context, "_id"), store.snapshot()),
      );
      if (item === undefined) throw new ApiError("not-found");
      context.set("ETag", etagOf(item.version));
      await answerStaff(context, item);
    },
    async save(context) {
      const author = sessionOf(context);
      const collection = collectionOf(context, "name");
      const write = await form.read(context);
      const known = findWithPrepared(collection, addressPart(context, "_id"), store.snapshot());
      const before = await foundBefore(known);
      const preparation = {
        id: known.entry.file.id,
        // The fields in `before` belong to this version of the prepared change.
        version: versionWanted(context, write.version) ?? known.prepared?.version,
        today: write.today,
        fields: write.fields,
        picture: write.picture,
        before,
      };
      const { snapshot, commit, id } = await saveEntry(
        store,
        (newest) => planPrepare(collection, preparation, newest),
        author,
      );
      const item = await answerOf(findWithPrepared(collection, id, snapshot));
      if (item === undefined) throw new Error("what was saved cannot be read");
      const { version } = item;
      context.set("ETag", etagOf(version));
      await answerStaff(context, { item, version, commit } satisfies SavedEntryAnswer);
    },
    async discard(context) {
      const author = sessionOf(context);
      const collection = collectionOf(context, "name");
      const wanted = { id: addressPart(context, "_id"), version: versionWanted(context, undefined) };
      const { id, commit } = await saveEntry(store, (newest) => planDiscard(collection, wanted, newest), author);
      await answerStaff(context, { _id: id, version: commit, commit } satisfies DeletedAnswer);
    },
  };
}
