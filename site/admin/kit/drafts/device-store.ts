import { clear, createStore, keys, promisifyRequest } from "idb-keyval";
import { draftKey, isWritableBy, ownerOf, pictureKey, type DraftStore, type DraftWriteResult } from "./draft-store";

const database = "chamber-admin-drafts";
const openDrafts = () => createStore(database, "drafts");

/** Drafts in the browser's IndexedDB: they outlive the tab, the browser and the session. */
export function deviceStore(): DraftStore {
  const store = openDrafts();
  return {
    // Async, so that a browser without IndexedDB rejects and does not throw.
    async list() {
      return await store("readonly", (drafts) =>
        promisifyRequest<unknown[]>(drafts.getAll(IDBKeyRange.bound("draft ", "draft \uffff"))),
      );
    },
    async write(record, picture) {
      return await store("readwrite", async (drafts): Promise<DraftWriteResult> => {
        const key = draftKey(record.id);
        if (!isWritableBy(await promisifyRequest<unknown>(drafts.get(key)), record.owner)) return "taken";
        drafts.put(record, key);
        if (picture && picture !== "none") drafts.put(picture, pictureKey(record.id));
        if (record.image.kind !== "new" || picture === "none") drafts.delete(pictureKey(record.id));
        await promisifyRequest(drafts.transaction);
        return "stored";
      });
    },
    async claim(id, owner) {
      return await store("readwrite", async (drafts) => {
        const record = await promisifyRequest<unknown>(drafts.get(draftKey(id)));
        const picture = await promisifyRequest<unknown>(drafts.get(pictureKey(id)));
        if (typeof record === "object" && record !== null) drafts.put({ ...record, owner }, draftKey(id));
        await promisifyRequest(drafts.transaction);
        return picture as ArrayBuffer | undefined;
      });
    },
    async remove(id, owner) {
      await store("readwrite", async (drafts) => {
        const record = await promisifyRequest<unknown>(drafts.get(draftKey(id)));
        if (owner !== undefined && record !== undefined && ownerOf(record) !== owner) return;
        drafts.delete(draftKey(id));
        drafts.delete(pictureKey(id));
        await promisifyRequest(drafts.transaction);
      });
    },
  };
}

/** Number of drafts of all pages and tabs on this device. Rejects when its storage cannot be used. */
export async function countDrafts(): Promise<number> {
  const stored = await keys(openDrafts());
  return stored.filter((key) => typeof key === "string" && key.startsWith(draftKey(""))).length;
}

/** Removes every draft and its picture. Rejects when the storage cannot be used. */
export async function forgetDrafts(): Promise<void> {
  await clear(openDrafts());
}
