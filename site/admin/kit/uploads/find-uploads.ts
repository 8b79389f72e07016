import type { UploadAnswer } from "../../../../content/model/api/upload-answers";
import { foldText } from "../../../../content/model/text/textfold";

const fileOf = (path: string): string => path.split("/").at(-1) ?? path;

/** What an upload is called: the name that its sender gave it, or that of its file. */
export const nameOf = ({ path, name = fileOf(path) }: Pick<UploadAnswer, "path" | "name">): string => name;

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
    const texts = [
      nameOf(upload),
      fileOf(upload.path),
      ...titles,
      ...descriptions.en,
      ...descriptions.ja,
      addedAt,
      dayOf(upload),
    ];
    const folded = foldText(texts.join("\n"));
    return wanted.every((word) => folded.includes(word));
  });
}
