import type { Build } from "../build";
import type { FilePlan } from "../planned-file";
import type { PagePlan } from "../planned-page";

/** The pictures for sharing that the pages name. */
export function sharePictures(_: Build, pages: readonly PagePlan[]): FilePlan[] {
  const files: FilePlan[] = [];
  for (const { sharePicture } of pages) if (sharePicture) files.push(sharePicture.file);
  return files;
}
