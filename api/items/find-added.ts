import type { ItemFolder } from "../../content/model/api/history-answers";
import type { ContentStore } from "../store/content-store";
import type { Added } from "./idempotent-adds";

/** The item of a kind that the commit with this `Save-Id` added, from the store's log; undefined without one. */
export async function findAdded(
  store: Pick<ContentStore, "log">,
  folder: ItemFolder,
  key: string,
): Promise<Added | undefined> {
  const { commits } = await store.log();
  for (const { saveId, files, commit } of commits) {
    if (saveId !== key) continue;
    const file = files.find(({ path }) => path.startsWith(`${folder}/`));
    const id = file?.path.split("/").at(-1)?.replace(/\.md$/, "");
    if (id !== undefined && file?.after !== undefined) return { id, commit, version: file.after };
  }
  return undefined;
}
