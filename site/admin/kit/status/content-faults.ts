import type { FileProblem, HealthAnswer } from "../../../../content/model/api/answers";
import type { BrokenPage } from "../../../../content/model/api/render-messages";

/** What somebody has to mend in the content. */
export interface ContentFaults {
  /** Files that cannot be read or name what is not there (R8.7). */
  readonly files: readonly FileProblem[];
  /** Pages that cannot be made although their files can be read. */
  readonly pages: readonly BrokenPage[];
}

export const noFaults: ContentFaults = { files: [], pages: [] };

/** The faults that the health answer tells. */
export function contentFaults({ problems, publish }: HealthAnswer): ContentFaults {
  return { files: problems, pages: (publish.kind === "live" ? publish.broken : undefined) ?? [] };
}
