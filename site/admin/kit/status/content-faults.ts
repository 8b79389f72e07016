import type { EntryName, FileProblem } from "../../../../content/model/api/answers";
import type { ApiAnswers } from "../../../../content/model/api/api-calls";
import type { BrokenPage } from "../../../../content/model/api/render-messages";

/** Faults in the content: those of files and pages are for a maintainer. */
export interface ContentFaults {
  /** Files that cannot be read or refer to missing files (R8.7). */
  readonly files: readonly FileProblem[];
  /** Pages that cannot be rendered although their files can be read. */
  readonly pages: readonly BrokenPage[];
  /** Prepared changes about which staff decide (R15.25). */
  readonly prepared: readonly (FileProblem & { readonly prepared: EntryName })[];
  /** Entries whose languages disagree. */
  readonly disagreeing: readonly EntryName[];
}

export const noFaults: ContentFaults = { files: [], pages: [], prepared: [], disagreeing: [] };

/** The faults in the health answer; none in that of a server at which the session has ended. */
export function contentFaults(health: ApiAnswers["health"]): ContentFaults {
  if (!("problems" in health)) return noFaults;
  const { problems, publish, disagreeing = [] } = health;
  return {
    files: problems.filter(({ prepared }) => prepared === undefined),
    pages: (publish.kind === "live" ? publish.broken : undefined) ?? [],
    prepared: problems.flatMap(({ prepared, ...problem }) => (prepared ? [{ ...problem, prepared }] : [])),
    disagreeing,
  };
}
