import { idOfPath } from "../../content/model/collections/collection";
import { companies } from "../../content/model/collections/company";
import type { EntryAddresses } from "../entries/entry-addresses";
import { ApiError } from "../errors";
import type { Change, ContentStore, FileChange, Snapshot } from "../store/content-store";

/**
 * What takes an import back: every file as it was before its commit. Throws "not-found" for another commit; the plan throws
 * "stale-version" when one of the files was changed since, of which nothing is then undone.
 */
export async function planUndo(
  store: Pick<ContentStore, "log" | "readVersion">,
  addresses: Pick<EntryAddresses, "remember">,
  commit: string,
): Promise<(snapshot: Snapshot) => Change> {
  const { commits } = await store.log();
  const logged = commits.find((each) => each.commit === commit);
  if (logged === undefined || !/^Import \d+ compan(?:y|ies) from a table$/.test(logged.message))
    throw new ApiError("not-found");
  const { files: changed, message } = logged;
  const files = await Promise.all(
    changed.map(async ({ path, before: [before] }): Promise<FileChange> => {
      const bytes = before === undefined ? undefined : await store.readVersion(before);
      return bytes === undefined ? { path, remove: true } : { path, bytes };
    }),
  );
  return (snapshot) => {
    if (changed.some(({ path, after }) => snapshot.versionOf(path) !== after)) throw new ApiError("stale-version");
    // An address that was public for a moment is never another company's.
    for (const file of files)
      if ("remove" in file)
        addresses.remember(
          companies,
          idOfPath(companies, file.path) ?? "",
          snapshot.file(file.path)?.file.fields["id"],
        );
    return { message: `Undo: ${message}`, files };
  };
}
