import type { Context, Middleware } from "koa";
import { z } from "zod";
import type { Collection } from "../../content/model/collections/collection";
import { collectionNames } from "../../content/model/collections/collection-names";
import type { TakenBackAnswer } from "../../content/model/api/history-answers";
import { editEntry, readEntry } from "../../content/model/entries/entry-file";
import { mergeEntry } from "../../content/model/entries/merge-entry";
import { entryFile } from "../../content/model/entries/parse-content-file";
import { says } from "../../content/model/problems/fault";
import type { EntryAddresses } from "../entries/entry-addresses";
import { saveEntry } from "../entries/save-entry";
import { findEntry } from "../entries/stored-entry";
import { authorOf } from "../auth/session-author";
import { sessionOf } from "../auth/require-session";
import { ApiError } from "../errors";
import { parseInput } from "../http/parse-input";
import { readJson } from "../http/read-form";
import type { ContentStore } from "../store/content-store";
import { leftPrefix } from "../store/history/parse-log";
import { mergeTexts } from "../store/save/merge-texts";
import { lastReadable } from "./deleted-items";
import { itemOfRevision, pastPictures, type PastItem } from "./past-item";
import { planRestore } from "./plan-restore";
import type { TakenBackSave, TakenBackSaves } from "./taken-back-saves";

export interface TakenBackCallDependencies {
  readonly store: Pick<ContentStore, "snapshot" | "readVersion" | "readAt" | "save">;
  readonly addresses: Pick<EntryAddresses, "earlier">;
  readonly takenBack: Pick<TakenBackSaves, "of">;
}

const maxBytes = 4 * 1024;
const Input = z.strictObject({
  kind: z.enum(collectionNames),
  _id: z.string(says("required")),
  /** The save's commit. */
  commit: z.string(says("required")),
  act: z.enum(["bring-back", "leave"]),
});

/** `POST /api/takenBackSave`: brings the change of a save that was taken back in again, or leaves it as it is (R11.6). */
export function takenBackCall({ store, addresses, takenBack }: TakenBackCallDependencies): Middleware {
  return async (context: Context) => {
    const session = sessionOf(context);
    const input = parseInput(Input, await readJson(context, maxBytes));
    const one = (await takenBack.of()).find(
      ({ collection, id, save }) => collection.name === input.kind && id === input._id && save.commit === input.commit,
    );
    if (one === undefined) throw new ApiError("not-found");
    const { collection, id, save, left } = one;
    if (input.act === "leave") {
      const change = {
        message: `Leave ${collection.name}/${id} as it is`,
        files: [],
        saveId: `${leftPrefix}${save.commit}`,
        evenIfUnchanged: true,
      } as const;
      await store.save(() => change, authorOf(session));
    } else {
      if (left === undefined) throw new ApiError("not-found");
      const snapshot = store.snapshot();
      // A maintainer may have renamed or moved its file.
      const seen = snapshot.versionOf(findEntry(collection, snapshot, id)?.path ?? save.path);
      const past = await broughtBack(store, one, left, seen);
      const restore = {
        past,
        pictures: await pastPictures({ store }, past),
        seen: seen ?? null,
        earlier: await addresses.earlier(collection, snapshot),
      };
      await saveEntry(store, (snapshot) => planRestore(collection, restore, snapshot), session);
    }
    context.status = 204;
  };
}

/** What staff left with what others have changed since; of a field that both changed, in no lines of their own, what staff left. */
async function broughtBack(
  store: Pick<ContentStore, "readVersion">,
  { collection, id, save, before }: TakenBackSave,
  version: string,
  now: string | undefined,
): Promise<PastItem> {
  const past = await itemOfRevision(store, collection, id, { ...save, version }, [save]);
  const [was, has] = await Promise.all(
    [before, now].map(async (one) => (one === undefined ? undefined : store.readVersion(one))),
  );
  if (!was || !has) return past;
  const byLines = mergeTexts(was, has, Buffer.from(past.stored.text))?.toString("utf8");
  const isRead = byLines !== undefined && readEntry(collection, id, save.path, byLines).ok;
  const text = isRead ? byLines : mergedFields(collection, { path: save.path, was, has }, past);
  const read = readEntry(collection, id, save.path, text);
  if (!read.ok) return past;
  const stored = { path: save.path, version: "", text, file: entryFile(collection, id, "", read.fields) };
  return { ...past, stored, fields: read.fields };
}

/** Today's text with the values of what staff left, where others wrote the same lines in other signs. */
function mergedFields(
  collection: Collection,
  { path, was, has }: { readonly path: string; readonly was: Uint8Array; readonly has: Uint8Array },
  { stored, fields: mine }: PastItem,
): string {
  const { id } = stored.file;
  const text = Buffer.from(has).toString("utf8");
  const [base, today] = [Buffer.from(was).toString("utf8"), text].map((one) => readEntry(collection, id, path, one));
  if (!base?.ok || !today?.ok) return stored.text;
  const { fields } = mergeEntry(collection, id, { base: base.fields, mine, theirs: today.fields });
  const fits = collection.schemaOf(id).safeParse(fields).success;
  return fits ? editEntry(collection, id, { text, before: today.fields }, fields) : stored.text;
}

/** A save that was taken back, for staff. */
export async function takenBackAnswer(
  store: Pick<ContentStore, "readVersion">,
  { collection, id, save, before, left, by }: TakenBackSave,
): Promise<TakenBackAnswer> {
  const named = await lastReadable(store, collection, id, [{ ...save, version: before }, save]);
  return {
    kind: collection.name,
    _id: id,
    title: named?.title ?? id,
    ...(named?.title_jp === undefined ? {} : { title_jp: named.title_jp }),
    path: save.path,
    commit: save.commit,
    author: save.author,
    date: save.date,
    ...(by && { by: { author: by.author, commit: by.commit } }),
    canReturn: left !== undefined,
  };
}
