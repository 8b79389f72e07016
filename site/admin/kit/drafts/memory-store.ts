import type { DraftRecord } from "./draft";
import { isWritableBy, ownerOf, type DraftStore } from "./draft-store";

/** Drafts in memory, for a browser that keeps nothing on the device: they live as long as the page. */
export function memoryStore(): DraftStore {
  const records = new Map<string, { record: DraftRecord; picture: ArrayBuffer | undefined }>();
  return {
    list: () => Promise.resolve([...records.values()].map(({ record }) => record)),
    write(record, picture) {
      const old = records.get(record.id);
      if (!isWritableBy(old?.record, record.owner)) return Promise.resolve("taken");
      const bytes = picture === "none" ? undefined : (picture ?? old?.picture);
      records.set(record.id, { record, picture: record.image.kind === "new" ? bytes : undefined });
      return Promise.resolve("stored");
    },
    claim(id, owner) {
      const held = records.get(id);
      if (held) records.set(id, { ...held, record: { ...held.record, owner } });
      return Promise.resolve(held?.picture);
    },
    remove(id, owner) {
      const held = records.get(id);
      if (held && (owner === undefined || ownerOf(held.record) === owner)) records.delete(id);
      return Promise.resolve();
    },
  };
}
