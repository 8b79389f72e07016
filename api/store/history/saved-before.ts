import { StoreError, type Change } from "../content-store";
import type { ContentLogReader } from "./content-log";

/**
 * Raises StoreError "saved-before" when a commit after `since`, up to `base`, has the change's Save-Id and changes one of its
 * top folders: an earlier try, whose answer was lost, has landed.
 */
export async function assertNotSavedBefore(
  contentLog: ContentLogReader,
  { saveId, files }: Change,
  since: string,
  base: string,
): Promise<void> {
  if (saveId === undefined || since === base) return;
  const known = new Set((await contentLog.upTo(since)).commits.map(({ commit }) => commit));
  const folders = new Set(files.map(({ path }) => topFolder(path)));
  const isSame = (await contentLog.upTo(base)).commits.some(
    (logged) =>
      logged.saveId === saveId &&
      !known.has(logged.commit) &&
      logged.files.some(({ path }) => folders.has(topFolder(path))),
  );
  if (isSame) throw new StoreError("saved-before", "This save has landed before");
}

function topFolder(path: string): string {
  return path.split("/", 1).join("");
}
