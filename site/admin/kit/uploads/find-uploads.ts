import type { UploadAnswer } from "../../../../content/model/api/upload-answers";
import { foldText } from "../../../../content/model/text/textfold";

/** What an upload is called: the name of its file. */
export const nameOf = ({ path }: Pick<UploadAnswer, "path">): string => path.split("/").at(-1) ?? path;

/** The uploads that have every word of a search in their name, uses, descriptions or day; `dayOf`: as the page shows it. */
export function findUploads(
  uploads: readonly UploadAnswer[],
  search: string,
  dayOf: (upload: UploadAnswer) => string,
): readonly UploadAnswer[] {
  const wanted = foldText(search).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return uploads;
  return uploads.filter((upload) => {
    const { usedBy, descriptions, addedAt = "" } = upload;
    const titles = usedBy.flatMap(({ title, title_jp = "" }) => [title, title_jp]);
    const texts = [nameOf(upload), ...titles, ...descriptions.en, ...descriptions.ja, addedAt, dayOf(upload)];
    const folded = foldText(texts.join("\n"));
    return wanted.every((word) => folded.includes(word));
  });
}
