import { fault, type Fault } from "../../content/model/problems/fault";
import { StoreError } from "./content-store";
import { isContentPath } from "../../content/model/entries/parse-content-file";
import { rawPathOf } from "./tree-entry";

const maxNameBytes = 200;
const codeFolder = "model/";
const forbidden = /[\u0000-\u001f\u007f\\:*?"<>|]/;
const reserved = /^(\.git|git~\d+|\.{1,2})$/i;

/** True below the folder of the content model, which is code and no content. */
export function isCodePath(path: string): boolean {
  return path.startsWith(codeFolder);
}

/** True for a picture or another file that is served as it is. */
export function isMediaPath(path: string): boolean {
  return path.startsWith("media/") && hasPlainNames(path);
}

/** Why a path of the content folder may not be read, or undefined. */
export function pathRefusal(path: string): Fault | undefined {
  return hasPlainNames(path) ? undefined : fault("nameNotPortable");
}

/** Raises StoreError "invalid-change" unless a save may write the path (relative to the content folder). */
export function assertWritable(path: string): void {
  const isContent = isContentPath(path) && /\.(?:md|yml)$/.test(path);
  if (hasPlainNames(path) && !isCodePath(path) && (isContent || isMediaPath(path))) return;
  throw new StoreError("invalid-change", `"${path}" is not a path of the content folder`);
}

function hasPlainNames(path: string): boolean {
  return path.isWellFormed() && !forbidden.test(path) && path.split("/").every(isPlainName);
}

function isPlainName(name: string): boolean {
  return name !== "" && !reserved.test(name) && !/[. ]$/.test(name) && rawPathOf(name).length <= maxNameBytes;
}
