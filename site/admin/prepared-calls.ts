import type { DeletedAnswer, FileProblem, SavedAnswer } from "../../content/model/api/answers";
import type { EntryAnswer, PreparedAnswer, PreparedSummary } from "../../content/model/api/collection-answers";
import type { Outcome, PictureUpload, SaveBody } from "./send-call";

/** What is known of a prepared change; without a version it cannot be read. */
export interface PreparedState extends Partial<PreparedSummary> {
  /** Why it waits although its time has come, or will wait then. */
  readonly problem?: Pick<FileProblem, "field" | "message">;
}

/** The calls of an entry with `?next=1`. */
export interface PreparedCalls {
  read(id: string): Promise<Outcome<PreparedAnswer>>;
  /** `version`: of the prepared change, or of the entry when there is none. */
  save(
    id: string,
    version: string,
    body: SaveBody,
    picture?: PictureUpload,
  ): Promise<Outcome<SavedAnswer<EntryAnswer>>>;
  discard(id: string, version: string): Promise<Outcome<DeletedAnswer>>;
}
