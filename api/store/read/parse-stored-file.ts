import { isUtf8 } from "node:buffer";
import { notText, parseCommittedFile } from "../../../content/model/entries/parse-content-file";
import { fault } from "../../../content/model/problems/fault";
import type { Problem } from "../../../content/model/problems/problem";
import { errorMessage } from "../../../content/model/error-message";
import type { FileVersion, StoredFile } from "../content-store";

/** Parses a version of a content file; its problems when that fails. Never throws. */
export function parseStoredFile({ path, version }: FileVersion, bytes: Buffer): StoredFile | readonly Problem[] {
  if (!isUtf8(bytes)) return [{ ...notText(path), severity: "left out" }];
  const text = bytes.toString("utf8");
  try {
    const result = parseCommittedFile(path, text, version);
    if (!result.ok) return result.problems;
    const { file, warnings } = result;
    return { path, version, text, file, ...(warnings.length === 0 ? {} : { warnings }) };
  } catch (error) {
    return [{ path, ...fault("unreadable", { reason: errorMessage(error) }), severity: "left out" }];
  }
}
