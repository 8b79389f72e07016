import { hiddenContent } from "../../../content/model/publication/hidden-content";
import type { ContentFolder } from "./content-files";

/**
 * What of a content folder visitors see at a moment, in ms since 1970 (R15.20). What the service renders needs none of
 * this: it is given public files only.
 */
export function publicFolder(folder: ContentFolder, at: number): ContentFolder {
  const { files, media, leftOutMedia } = folder;
  const hidden = new Set(hiddenContent(files, at, leftOutMedia).paths);
  if (hidden.size === 0) return folder;
  return {
    ...folder,
    files: files.filter(({ path }) => !hidden.has(path)),
    media: new Set([...media].filter((path) => !hidden.has(path))),
  };
}
