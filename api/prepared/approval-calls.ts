import type { Context } from "koa";
import { z } from "zod";
import type { EntryAnswer, SavedEntryAnswer } from "../../content/model/api/collection-answers";
import type { Collection } from "../../content/model/collections/collection";
import type { Approval } from "../../content/model/approval/approval";
import { whenApproved } from "../../content/model/approval/when-approved";
import { itemVersion } from "../../content/model/entries/input-fields";
import { joinPrepared, splitPrepared } from "../../content/model/entries/prepared-file";
import { fault, says } from "../../content/model/problems/fault";
import { sessionOf } from "../auth/require-session";
import { authorOf } from "../auth/session-author";
import { unnamedAuthor } from "../auth/sessions";
import { message } from "../entries/entry-fields";
import { answerSaved, saveEntry, type SavedEntry } from "../entries/save-entry";
import { entryAnswer } from "../entries/stored-entry";
import { ApiError } from "../errors";
import { collectionOf } from "../history/history-routes";
import { answerStaff } from "../http/answer-staff";
import { addressPart, type CallHandlers } from "../http/api-router";
import { etagOf } from "../http/etag";
import { parseInput } from "../http/parse-input";
import { readJson } from "../http/read-form";
import type { Change, ContentStore, Snapshot, StoredFile } from "../store/content-store";
import { mergedChange, placedChange, preparedOn } from "./merged-change";
import { findWithPrepared } from "./plan-prepared";
import { collectionOfPrepared, preparedAnswer, preparedFields, type StoredPrepared } from "./prepared-change";

export type ApprovalCall = "approveEntry" | "returnEntry";

const longestWord = 1000;
const maxBytes = 8 * 1024;

/** The version of the change that the administrator saw. */
const ApproveInput = z.strictObject({ version: itemVersion });
const ReturnInput = ApproveInput.extend({
  word: z
    .string(says("required"))
    .trim()
    .min(1, says("required"))
    .max(longestWord, says("tooLong", { max: longestWord })),
});

/** What administrators do with a change that waits for them: it takes its entry's place, or goes back with a word. */
export function approvalCalls(
  store: Pick<ContentStore, "snapshot" | "save" | "log" | "readVersion">,
): CallHandlers<ApprovalCall> {
  return {
    async approveEntry(context: Context) {
      const session = sessionOf(context);
      const { name: approvedBy = unnamedAuthor } = session;
      const collection = collectionOf(context, "name");
      const id = addressPart(context, "_id");
      const { version } = parseInput(ApproveInput, await readJson(context, maxBytes));
      const { entry, prepared, approval } = waitingChange(collection, id, version, store.snapshot());
      const merged = await mergedChange(store, entry, prepared);
      if (merged.kind === "conflict")
        throw new ApiError("invalid-input", { fields: { [merged.field]: fault("preparedConflict") } });
      const isSeen = (await preparedOn(store, entry, prepared)).version === entry.version;
      const change = isSeen
        ? {
            ...placedChange("Approve", entry, prepared, merged.text),
            approval: { askedBy: approval.askedBy, approvedBy },
          }
        : rewritten("Merge", entry, prepared, { text: merged.text, preparedFrom: entry.version, approval });
      const plan = (newest: Snapshot) => {
        const now = waitingChange(collection, id, version, newest);
        if (now.entry.version !== entry.version) throw new ApiError("stale-version");
        return { id, change };
      };
      const { askedBy: name, email } = approval;
      const saved = await saveEntry(store, plan, session, authorOf(isSeen ? { name, email } : session));
      if (isSeen) answerSaved(context, collection, entryAnswer, saved);
      else throw new ApiError("stale-version", { words: broughtTogether, current: answerIn(collection, saved) });
    },
    async returnEntry(context: Context) {
      const session = sessionOf(context);
      const { name: by = unnamedAuthor } = session;
      const collection = collectionOf(context, "name");
      const id = addressPart(context, "_id");
      const { version, word } = parseInput(ReturnInput, await readJson(context, maxBytes));
      const { entry, prepared, approval } = waitingChange(collection, id, version, store.snapshot());
      const { text } = splitPrepared(collection, prepared.text);
      const { version: preparedFrom } = await preparedOn(store, entry, prepared);
      const returned = { ...approval, returned: { by, word } };
      const change = rewritten("Return", entry, prepared, { text, preparedFrom, approval: returned });
      const saved = await saveEntry(
        store,
        (newest) => {
          waitingChange(collection, id, version, newest);
          return { id, change };
        },
        session,
      );
      const item = answerIn(collection, saved);
      context.set("ETag", etagOf(item.version));
      const { commit } = saved;
      await answerStaff(context, { item, version: item.version, commit } satisfies SavedEntryAnswer);
    },
  };
}

/** Nobody has seen the page of both: it is published by the next call. */
const broughtTogether = {
  en: "Today’s version has been changed meanwhile, and the change now holds both. Look at it again before you publish it.",
  ja: "承認の前に現在の版が変更されたため、両方の内容を合わせました。もう一度確認してから公開してください。",
};

/** The change that writes a waiting change again. */
function rewritten(
  verb: string,
  entry: StoredFile,
  prepared: StoredPrepared,
  lines: { readonly text: string; readonly preparedFrom: string; readonly approval: Approval },
): Change {
  const collection = collectionOfPrepared(prepared);
  const { id } = entry.file;
  const bytes = joinPrepared(collection, id, { publishAt: whenApproved, ...lines });
  return { message: message(verb, collection, id, preparedFields(prepared)), files: [{ path: prepared.path, bytes }] };
}

/** The waiting change right after a save of it. */
function answerIn(collection: Collection, { id, snapshot }: SavedEntry): EntryAnswer {
  const { prepared } = findWithPrepared(collection, id, snapshot);
  if (prepared === undefined) throw new Error("what was saved cannot be read");
  return preparedAnswer(prepared);
}

/** The change of an entry that waits for approval, in the version that was seen. Throws "not-found", "stale-version". */
function waitingChange(
  collection: Collection,
  id: string,
  version: string,
  snapshot: Snapshot,
): { readonly entry: StoredFile; readonly prepared: StoredPrepared; readonly approval: Approval } {
  const { entry, prepared } = findWithPrepared(collection, id, snapshot);
  const approval = prepared?.file.next.approval;
  if (prepared === undefined || approval === undefined)
    throw new ApiError("not-found", {
      words: {
        en: "This change waits no more: somebody published or discarded it, or gave it a time.",
        ja: "この変更はすでに公開されたか、取り消されたか、公開日時が設定されたため、承認待ちではありません。",
      },
    });
  if (prepared.version !== version) throw new ApiError("stale-version", { current: preparedAnswer(prepared) });
  return { entry, prepared, approval };
}
