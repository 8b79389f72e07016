import type { ContentStore } from "./content-store";
import { gitIn } from "./git-command";
import { ContentLogReader } from "./history/content-log";
import { isObjectId } from "./git-objects";
import { ObjectReader } from "./read/object-reader";
import { NoRepositoryError, repositoryPlace } from "./repository-place";

/** The history of a content folder for reading, without a store. */
export interface ContentHistory extends Pick<ContentStore, "log" | "readVersion"> {
  close(): void;
}

/**
 * Opens the history of the checkout that a content folder lies in. Undefined where there is none to trust: no work tree
 * with a commit, or a shallow clone, whose oldest commit seems to have made every file.
 */
export async function openContentHistory(contentDir: string): Promise<ContentHistory | undefined> {
  const place = await repositoryPlace(contentDir).catch((error: unknown) => {
    if (error instanceof NoRepositoryError) return undefined;
    throw error;
  });
  if (place === undefined) return undefined;
  const run = gitIn(place.root);
  const answer = await run({ args: ["rev-parse", "--is-shallow-repository", "HEAD"] });
  const [isShallow, commit = ""] = answer.trim().split("\n");
  if (isShallow !== "false") return undefined;
  const reader = new ObjectReader(place.root);
  const contentLog = new ContentLogReader({ run, contentPath: place.contentPath });
  return {
    log: () => contentLog.upTo(commit),
    readVersion: async (version) => (isObjectId(version) ? reader.blob(version) : undefined),
    close: () => reader.close(),
  };
}
