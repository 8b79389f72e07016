import { openContentHistory, type ContentHistory } from "../../api/store/open-content-history";
import { ClaimHistory } from "../../api/store/read/claim-ages";
import type { ClaimAges } from "../../content/model/checks/check-content";
import type { ContentFolder } from "../../site/gatsby/content/content-files";
import { mediaFaultIn, readContentFiles } from "../../site/gatsby/content/read-content";

/** A content folder as it lies there, commits and uncommitted edits, and what its history says. */
export interface ContentWithHistory {
  readonly content: ContentFolder;
  readonly claimAges: ClaimAges;
  /** Undefined where there is none, as in a shallow clone. */
  readonly history: ContentHistory | undefined;
}

/** Reads a content folder with its history, which is open until `use` has ended. */
export async function readWithHistory<Result>(
  contentDir: string,
  use: (read: ContentWithHistory) => Promise<Result>,
): Promise<Result> {
  const files = readContentFiles(contentDir, [], mediaFaultIn(contentDir));
  const claims = files.contested();
  const history = await openContentHistory(contentDir);
  try {
    const claimAges =
      history === undefined || claims.length === 0
        ? {}
        : await new ClaimHistory(history.readVersion).ages((await history.log()).commits, claims);
    return await use({ content: files.folder(claimAges), claimAges, history });
  } finally {
    history?.close();
  }
}
