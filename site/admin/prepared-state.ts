import type { FileProblem } from "../../content/model/api/answers";
import type { PreparedSummary } from "../../content/model/api/collection-answers";

/** What is known of a prepared change; without a version it cannot be read. */
export interface PreparedState extends Partial<PreparedSummary> {
  /** Why it waits although its time has come, or will wait then. */
  readonly problem?: Pick<FileProblem, "field" | "message">;
}
