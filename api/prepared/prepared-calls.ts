import type { Context } from "koa";
import type { DeletedAnswer } from "../../content/model/api/answers";
import type { SavedEntryAnswer } from "../../content/model/api/collection-answers";
import { entryForm } from "../collections/entry-form";
import type { EntryCallsDependencies } from "../entries/entry-calls";
import { saveEntry } from "../entries/save-entry";
import { ApiError } from "../errors";
import { collectionOf } from "../history/history-routes";
import { addressPart } from "../http/api-router";
import { answerStaff } from "../http/answer-staff";
import { etagOf, versionWanted } from "../http/etag";
import { found, planDiscard, planPrepare } from "./plan-prepared";
import { preparedAnswer } from "./prepared-change";

/** The calls of an entry with `?next=1`: its prepared change is read, saved and discarded (R15.24). */
export interface PreparedCalls {
  readonly read: (context: Context) => Promise<void>;
  readonly save: (context: Context) => Promise<void>;
  readonly discard: (context: Context) => Promise<void>;
}

/** Makes the calls. Each asks for the session before anything else. */
export function preparedCalls({ store, session }: Pick<EntryCallsDependencies, "store" | "session">): PreparedCalls {
  return {
    async read(context) {
      const { prepared } = found(collectionOf(context, "name"), addressPart(context, "_id"), store.snapshot());
      if (prepared === undefined) throw new ApiError("not-found");
      context.set("ETag", etagOf(prepared.version));
      await answerStaff(context, preparedAnswer(prepared));
    },
    async save(context) {
      const author = session(context);
      const collection = collectionOf(context, "name");
      const write = await entryForm.read(context);
      const preparation = {
        id: addressPart(context, "_id"),
        version: versionWanted(context, write.version),
        fields: write.fields,
      };
      const { snapshot, commit, id } = await saveEntry(
        store,
        (newest) => planPrepare(collection, preparation, newest),
        author,
      );
      const { prepared } = found(collection, id, snapshot);
      if (prepared === undefined) throw new Error("what was saved cannot be read");
      const { version } = prepared;
      context.set("ETag", etagOf(version));
      await answerStaff(context, { item: preparedAnswer(prepared), version, commit } satisfies SavedEntryAnswer);
    },
    async discard(context) {
      const author = session(context);
      const collection = collectionOf(context, "name");
      const wanted = { id: addressPart(context, "_id"), version: versionWanted(context, undefined) };
      const { id, commit } = await saveEntry(store, (newest) => planDiscard(collection, wanted, newest), author);
      await answerStaff(context, { _id: id, version: commit, commit } satisfies DeletedAnswer);
    },
  };
}
