import { idOfPath, type Collection } from "../../content/model/collections/collection";
import type { ContentStore } from "../store/content-store";
import type { Added } from "./idempotent-adds";

/** The entry of a collection that the commit with this `Save-Id` added, from the store's log; undefined without one. */
export async function findAdded(
  store: Pick<ContentStore, "log">,
  collection: Collection,
  key: string,
): Promise<Added | undefined> {
  const { commits } = await store.log();
  for (const { saveId, files, commit } of commits) {
    if (saveId !== key) continue;
    for (const { path, after } of files) {
      const id = idOfPath(collection, path);
      if (id !== undefined && after !== undefined) return { id, commit, version: after };
    }
  }
  return undefined;
}
