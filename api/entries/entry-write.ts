import type { EntryFields } from "../../content/model/collections/collection";
import type { Problem } from "../../content/model/problems/problem";
import type { EncodedPicture } from "../images/encode-picture";

/** The input of a write call. */
export interface EntryWrite {
  /** The entry an edit is about, or the id that a new one is to have. */
  readonly _id?: string | undefined;
  /** The version the client saw (R9.7). */
  readonly version?: string | undefined;
  /** Of a prepared change: the version of the entry that the client saw beside it. */
  readonly today?: string | undefined;
  /** New values of fields; null removes one, those that are absent stay. */
  readonly fields: EntryFields;
  /** A new picture, to be stored and named by the entry. */
  readonly picture?: EncodedPicture | undefined;
  /** In which the call came: the folder of the picture of an entry that lies in no folder of a year. */
  readonly year?: number;
  /** Both languages were compared and agree. */
  readonly translationChecked?: boolean | undefined;
  /** What of the HTML that was sent no field has. */
  readonly leftOut?: readonly Omit<Problem, "path">[];
}
