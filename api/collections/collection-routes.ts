import type { Context, Middleware } from "koa";
import { z } from "zod";
import type { CollectionSummary, EntryAnswer, OrderedAnswer } from "../../content/model/api/collection-answers";
import { collectionForm } from "../../content/model/entries/collection-form";
import { compareOrder, type Collection, type EntryFields } from "../../content/model/collections/collection";
import { allCollections } from "../../content/model/collections/collections";
import { says } from "../../content/model/problems/fault";
import { hasPublication, publicationState } from "../../content/model/publication/publication";
import { sessionOf } from "../auth/require-session";
import { entryCalls, type EntryCalls, type EntryCallsDependencies } from "../entries/entry-calls";
import { approvalFor, permitted } from "../entries/permitted-change";
import { planOrder } from "../entries/plan-entry";
import { authorOf } from "../auth/session-author";
import { entriesOf, entryAnswer, existingEntry } from "../entries/stored-entry";
import { collectionOf } from "../history/history-routes";
import { answerStaff } from "../http/answer-staff";
import { addressPart, type CallHandlers } from "../http/api-router";
import { etagOf } from "../http/etag";
import { parseInput } from "../http/parse-input";
import { readJson, type UploadFolder } from "../http/read-form";
import { requestLanguage } from "../http/request-language";
import type { Snapshot, StoredFile } from "../store/content-store";
import { approvalCalls, type ApprovalCall } from "../prepared/approval-calls";
import { preparedCalls, type PreparedDependencies } from "../prepared/prepared-calls";
import { preparedChange, preparedSummary } from "../prepared/prepared-change";
import { entryForm } from "./entry-form";

const maxOrderBytes = 200 * 1024;
const OrderInput = z.strictObject({ ids: z.array(z.string(), says("required")) });

type CollectionCall =
  | "collections"
  | "collection"
  | "collectionForm"
  | "entry"
  | "addEntry"
  | "saveEntry"
  | "deleteEntry"
  | "orderEntries"
  | ApprovalCall;

/** What the calls of every collection need. */
export interface CollectionDependencies extends EntryCallsDependencies, PreparedDependencies {
  readonly uploads: UploadFolder;
}

/** The calls of every collection (R14.1). */
export function collectionRoutes(dependencies: CollectionDependencies): CallHandlers<CollectionCall> {
  const { store, clock } = dependencies;
  const form = entryForm(dependencies.uploads);
  const calls = new Map(allCollections.map((each) => [each.name, entryCalls(each, form, dependencies)]));
  const prepared = preparedCalls(form, dependencies);
  const callOf =
    (name: keyof EntryCalls): Middleware =>
    (context, next) =>
      calls.get(collectionOf(context, "name").name)?.[name](context, next) as Promise<unknown> | undefined;
  return {
    ...approvalCalls(store),
    collections: async (context) => {
      const snapshot = store.snapshot();
      const isAdministrator = sessionOf(context).role === "administrator";
      const offered = allCollections.filter(({ name }) => isAdministrator || name !== "site");
      const answer: readonly CollectionSummary[] = offered.map((collection) => ({
        name: collection.name,
        kind: collection.extent === "single" ? "single" : "list",
        count: entriesOf(collection, snapshot).length,
        ...preparedCount(collection, snapshot),
      }));
      await answerStaff(context, answer);
    },
    collection: async (context) => {
      const collection = collectionOf(context, "name");
      const snapshot = store.snapshot();
      const entries = inOrder(collection, snapshot);
      const answerOf = (entry: StoredFile) => withState(collection, entry, snapshot, clock());
      if (isPrepared(context)) return prepared.list(context, entries, answerOf);
      await answerStaff(context, entries.map(answerOf));
    },
    collectionForm: async (context) => {
      const collection = collectionOf(context, "name");
      const approval = approvalFor(sessionOf(context), collection, store.snapshot());
      await answerStaff(context, { ...collectionForm(collection, requestLanguage(context)), ...approval });
    },
    entry: async (context) => {
      if (isPrepared(context)) return prepared.read(context);
      const collection = collectionOf(context, "name");
      const snapshot = store.snapshot();
      const entry = existingEntry(collection, snapshot, addressPart(context, "_id"));
      context.set("ETag", etagOf(entry.version));
      await answerStaff(context, withState(collection, entry, snapshot, clock()));
    },
    addEntry: callOf("add"),
    saveEntry: preparedOr(prepared.save, callOf("edit")),
    deleteEntry: preparedOr(prepared.discard, callOf("remove")),
    orderEntries: async (context: Context) => {
      const session = sessionOf(context);
      const collection = collectionOf(context, "name");
      const { ids } = parseInput(OrderInput, await readJson(context, maxOrderBytes));
      const plan = (snapshot: Snapshot) => permitted(session, planOrder(collection, ids, snapshot), snapshot);
      const { commit } = await store.save(plan, authorOf(session));
      const answer: OrderedAnswer = { commit };
      await answerStaff(context, answer);
    },
  };
}

/** An entry, with its state when its fields say when it is public (R15.22), and with its prepared change (R15.24). */
function withState(collection: Collection, entry: StoredFile, snapshot: Snapshot, now: Date): EntryAnswer {
  const content: EntryFields = entry.file.fields;
  const next = preparedChange(snapshot, entry.path);
  return {
    ...entryAnswer(collection, entry),
    ...(hasPublication(content) ? { state: publicationState(content, now.getTime()) } : {}),
    ...(next === undefined ? {} : { next: preparedSummary(next) }),
  };
}

function preparedCount({ name }: Collection, snapshot: Snapshot): Pick<CollectionSummary, "prepared"> {
  const { length } = snapshot.files("next").filter(({ file }) => file.next.file.collection === name);
  return length === 0 ? {} : { prepared: length };
}

/** True for a call about prepared changes: of the collection, or of the entry in its address. */
const isPrepared = (context: Context): boolean => context.query["next"] === "1";

const preparedOr =
  (ofPrepared: (context: Context) => Promise<void>, ofEntry: Middleware): Middleware =>
  (context, next) =>
    isPrepared(context) ? ofPrepared(context) : (ofEntry(context, next) as Promise<unknown>);

/** The entries as staff see them: by the order that people chose, that of their names' list, else by path. */
function inOrder(collection: Collection, snapshot: Snapshot): readonly StoredFile[] {
  const { entries, order } = collection;
  const all = entriesOf(collection, snapshot);
  const ids = Object.keys(entries ?? {});
  if (entries) return [...all].sort((a, b) => ids.indexOf(a.file.id) - ids.indexOf(b.file.id));
  if (order === undefined) return all;
  return [...all].sort((a, b) => compareOrder(collection, a.file.fields, b.file.fields));
}
