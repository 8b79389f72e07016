import type { Context } from "koa";
import type { DeletedAnswer } from "../../content/model/api/answers";
import type {
  EntryAnswer,
  PreparedAnswer,
  PreparedListAnswer,
  SavedEntryAnswer,
} from "../../content/model/api/collection-answers";
import { tokyoYear } from "../../content/model/dates/tokyo-day";
import { preparedPathOf } from "../../content/model/entries/prepared-path";
import { faultWords } from "../../content/model/problems/fault-words";
import type { Problem } from "../../content/model/problems/problem";
import type { CallForm, EntryCallsDependencies } from "../entries/entry-calls";
import { sessionOf } from "../auth/require-session";
import { missingPictures, saveEntry, textWarning, type SavedEntry } from "../entries/save-entry";
import { ApiError } from "../errors";
import { collectionOf } from "../history/history-routes";
import { addressPart } from "../http/api-router";
import { answerStaff } from "../http/answer-staff";
import { etagOf, versionWanted } from "../http/etag";
import { requestLanguage } from "../http/request-language";
import type { Collection } from "../../content/model/collections/collection";
import type { Snapshot, StoredFile } from "../store/content-store";
import { preparedOn } from "./merged-change";
import { findWithPrepared, planDiscard, planPrepare, type EntryWithPrepared } from "./plan-prepared";
import { earlierPrepared, planRestorePrepared } from "./restore-prepared";
import { preparedAnswer, preparedChange, preparedSummary } from "./prepared-change";
import { timeOf, type PreparedChanges } from "./prepared-changes";

/** The calls with `?next=1`: prepared changes are listed, read, saved, restored and discarded (R15.24). */
export interface PreparedCalls {
  /** Those of `entries` that wait, each in the place of its entry; `today` answers an entry. */
  readonly list: (
    context: Context,
    entries: readonly StoredFile[],
    today: (entry: StoredFile) => EntryAnswer,
  ) => Promise<void>;
  readonly read: (context: Context) => Promise<void>;
  /** With `&restore={version}` it writes an earlier version again; there is no body then. */
  readonly save: (context: Context) => Promise<void>;
  readonly discard: (context: Context) => Promise<void>;
}

export interface PreparedDependencies extends Pick<EntryCallsDependencies, "store" | "links" | "clock"> {
  readonly prepared: Pick<PreparedChanges, "problems">;
}

/** Makes the calls. */
export function preparedCalls(
  form: Pick<CallForm, "read">,
  { store, links, clock, prepared: changes }: PreparedDependencies,
): PreparedCalls {
  const foundBefore = ({ entry, prepared }: EntryWithPrepared) => prepared && preparedOn(store, entry, prepared);
  const answerOf = async (both: EntryWithPrepared): Promise<PreparedAnswer | undefined> => {
    const before = await foundBefore(both);
    if (both.prepared === undefined || before === undefined) return undefined;
    const next = { ...preparedSummary(both.prepared), before: before.version };
    return { ...preparedAnswer(both.prepared), next };
  };
  const answerSaved = async (context: Context, collection: Collection, { snapshot, commit, id }: SavedEntry) => {
    const both = findWithPrepared(collection, id, snapshot);
    const item = await answerOf(both);
    if (item === undefined) throw new Error("what was saved cannot be read");
    const { version } = item;
    const path = preparedPathOf(both.entry.path);
    const found = [...missingPictures(snapshot, path), ...links.ofFile(snapshot, path)];
    const warnings = found.map((problem) => textWarning(problem, requestLanguage(context)));
    context.set("ETag", etagOf(version));
    const answer: SavedEntryAnswer = { item, version, commit, ...(warnings.length > 0 && { warnings }) };
    await answerStaff(context, answer);
  };
  const restored = async (context: Context, collection: Collection, wanted: string) => {
    const { entry } = findWithPrepared(collection, addressPart(context, "_id"), store.snapshot());
    const earlier = await earlierPrepared(store, entry, wanted);
    const before = await preparedOn(store, entry, earlier);
    const by = sessionOf(context);
    const restore = { id: entry.file.id, version: versionWanted(context, undefined), earlier, before, by };
    const plan = (newest: Snapshot) => planRestorePrepared(collection, restore, newest);
    await answerSaved(context, collection, await saveEntry(store, plan, by));
  };
  return {
    async list(context, entries, today) {
      const snapshot = store.snapshot();
      const problems = new Map<string, Problem>();
      for (const each of [...snapshot.problems, ...changes.problems()])
        if (!problems.has(each.path)) problems.set(each.path, each);
      const answers = entries.map(async (entry): Promise<PreparedListAnswer[]> => {
        const found = problems.get(preparedPathOf(entry.path));
        const prepared = preparedChange(snapshot, entry.path);
        // A change whose time has come is being published and waits no more, unless a person has to decide.
        const isWaiting = prepared !== undefined && (timeOf(prepared) ?? Infinity) > clock().getTime();
        if (!found && !isWaiting) return [];
        const problem = found && {
          message: faultWords(found, requestLanguage(context)),
          ...(found.field !== undefined && { field: found.field }),
        };
        const now = today(entry);
        const answer = await answerOf({ entry, prepared });
        return [{ ...(answer ?? now), next: { ...answer?.next, ...(problem && { problem }) }, today: now }];
      });
      await answerStaff(context, (await Promise.all(answers)).flat());
    },
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
      const { restore } = context.query;
      if (typeof restore === "string") return restored(context, collection, restore);
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
        year: tokyoYear(clock()),
        by: author,
        before,
      };
      await answerSaved(
        context,
        collection,
        await saveEntry(store, (newest) => planPrepare(collection, preparation, newest), author),
      );
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
