import { ApiError } from "../errors";
import type { Change, ContentStore, FileChange, Snapshot } from "../store/content-store";

/**
 * What takes an act on many entries back: every file as it was before its commit, whose message matches `act`. Throws
 * "not-found" for another commit; the plan throws "stale-version" when one of the files was changed since, of which nothing is
 * then undone. `before` is told what is about to be written.
 */
export async function planUndo(
  store: Pick<ContentStore, "log" | "readVersion">,
  { commit, act }: { readonly commit: string; readonly act: RegExp },
  before: (files: readonly FileChange[], snapshot: Snapshot) => void = () => undefined,
): Promise<(snapshot: Snapshot) => Change> {
  const { commits } = await store.log();
  const logged = commits.find((each) => each.commit === commit);
  if (logged === undefined || !act.test(logged.message)) throw new ApiError("not-found");
  const { files: changed, message } = logged;
  const files = await Promise.all(
    changed.map(async ({ path, before: [version] }): Promise<FileChange> => {
      const bytes = version === undefined ? undefined : await store.readVersion(version);
      return bytes === undefined ? { path, remove: true } : { path, bytes };
    }),
  );
  return (snapshot) => {
    if (changed.some(({ path, after }) => snapshot.versionOf(path) !== after)) throw new ApiError("stale-version");
    before(files, snapshot);
    return { message: `Undo: ${message}`, files };
  };
}
