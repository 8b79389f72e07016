import { StoreError } from "./content-store";
import { isContentPath } from "../../content/model/entries/parse-content-file";
import { hasPlainNames } from "../../content/model/entries/path-refusal";

const codeFolder = "model/";

/** True below the folder of the content model, which is code and no content. */
export function isCodePath(path: string): boolean {
  return path.startsWith(codeFolder);
}

/** True for a picture or another file that is served as it is. */
export function isMediaPath(path: string): boolean {
  return path.startsWith("media/") && hasPlainNames(path);
}

/** Raises StoreError "invalid-change" unless a save may write the path (relative to the content folder). */
export function assertWritable(path: string): void {
  const isContent = isContentPath(path) && /\.(?:md|yml)$/.test(path);
  if (hasPlainNames(path) && !isCodePath(path) && (isContent || isMediaPath(path))) return;
  throw new StoreError("invalid-change", `"${path}" is not a path of the content folder`);
}
