import type { DraftStore } from "./draft-store";
import { memoryStore } from "./memory-store";

/** Where drafts are stored: on the device; there but without the picture, for lack of space; only while the page is open. */
export type DraftStorage = "device" | "without-picture" | "page";

// In private windows some browsers neither open nor refuse IndexedDB: 5 s.
const ticks = 10;
const tickMs = 500;

/**
 * A store that never rejects: once the device refuses (no IndexedDB, private window, full), drafts are stored
 * in memory; a picture that does not fit is left out. `onStorageChange` is called at each such change.
 */
export function storeWithFallback(device: DraftStore, onStorageChange: (storage: DraftStorage) => void): DraftStore {
  const memory = memoryStore();
  let store = device;
  const inMemory = (): DraftStore => {
    if (store === device) onStorageChange("page");
    store = memory;
    return memory;
  };
  const attempt = async <T>(operation: (on: DraftStore) => Promise<T>): Promise<T> => {
    if (store === memory) return operation(memory);
    try {
      return await inTime(operation(device));
    } catch {
      return operation(inMemory());
    }
  };
  return {
    list: () => attempt((on) => on.list()),
    async write(record, picture) {
      if (store === memory || picture === undefined) return attempt((on) => on.write(record, picture));
      try {
        return await inTime(device.write(record, picture));
      } catch {
        const written = await attempt((on) => on.write(record, on === memory ? picture : "none"));
        if (store !== memory) onStorageChange("without-picture");
        return written;
      }
    },
    claim: (id, owner) => attempt((on) => on.claim(id, owner)),
    remove: (id, owner) => attempt((on) => on.remove(id, owner)),
  };
}

/**
 * Rejects when the device does not answer. The time is counted in short ticks: while the page itself is busy it cannot hear
 * the answer, and one tick passes however long that takes.
 */
export function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    const wait = (left: number): void => {
      if (left === 0) reject(new Error("The device's storage does not answer"));
      else timer = setTimeout(() => wait(left - 1), tickMs);
    };
    wait(ticks);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
