import type { Collection } from "../../content/model/collections/collection";
import { keepsAddresses } from "../addresses/address-keeper";
import { siteEmail, type LoggedCommit } from "../store/history/parse-log";
import { entryFiles, fileRevision, type EntryFiles } from "./item-histories";
import type { ItemRevision } from "./item-revision";

/** What a save replaced and wrote, versions of an entry's file; undefined where there was none. */
interface Change {
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** The commits that changed an entry one on top of the other, and that the branch does not hold any more. */
export interface DroppedChain {
  readonly collection: Collection;
  readonly id: string;
  /** The newest save. */
  readonly save: ItemRevision;
  /** What that and the saves directly below it replaced. */
  readonly replaced: string | undefined;
  /** What the oldest save replaced. */
  readonly before: string | undefined;
  /** What was there below all of them; with commits by others among them only. */
  readonly below?: { readonly version: string | undefined };
  readonly saves: readonly Change[];
}

/** Of each entry, what led to its newest dropped save. `dropped`: commits by anybody, newest first. */
export function droppedChains(dropped: readonly LoggedCommit[]): DroppedChain[] {
  const entries = new Map<string, (EntryFiles & { readonly commit: LoggedCommit })[]>();
  for (const commit of dropped)
    for (const [key, files] of entryFiles(commit))
      entries.set(key, [...(entries.get(key) ?? []), { ...files, commit }]);
  return [...entries.values()].flatMap((changes) => {
    const at = changes.findIndex(({ commit }) => isBySite(commit) && !keepsAddresses(commit.message));
    const newest = changes[at];
    const save = newest && fileRevision(newest.commit, newest.files, undefined);
    if (newest === undefined || save === undefined) return [];
    const { collection, id } = newest;
    const saves: Change[] = [];
    let [replaced, before, version]: (string | undefined)[] = [];
    let hasOthers = false;
    for (const { commit, files } of changes.slice(at)) {
      // What one left the next one was made of.
      if (commit !== newest.commit && (version === undefined || !files.some(({ after }) => after === version)))
        continue;
      const after = version ?? save.version;
      [version] = files.flatMap((file) => file.before);
      if (isBySite(commit)) {
        saves.push({ before: version, after });
        before = version;
        if (!hasOthers) replaced = version;
      } else hasOthers = true;
    }
    return [{ collection, id, save, replaced, before, ...(hasOthers ? { below: { version } } : {}), saves }];
  });
}

const isBySite = ({ committer }: LoggedCommit): boolean => committer === siteEmail;
