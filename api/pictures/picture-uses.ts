import type { PictureUse } from "../../content/model/api/history-answers";
import { titleOf } from "../../content/model/collections/collection";
import { allCollections } from "../../content/model/collections/collections";
import { contentOf, type ContentFile } from "../../content/model/entries/content-file";
import { mediaFileOf } from "../../content/model/entries/item-paths";
import { allFiles } from "../entries/stored-entry";
import type { ContentStore, Snapshot } from "../store/content-store";

/** Path of a picture that an upload stored, or one that a maintainer put beside them. */
const uploadedPicture = /^media\/\d{4}\/[a-z0-9][a-z0-9._-]*\.(?:jpg|jpeg|png|webp)$/;
/** An address of a picture within a text. */
export const mentionedPicture = /\/media\/[a-z0-9._/%-]+\.(?:jpg|jpeg|png|webp|svg)/gi;

/** The pictures of the year folders. */
export function uploadedPictures(snapshot: Snapshot): readonly string[] {
  return snapshot.paths("media/").filter((path) => uploadedPicture.test(path));
}

/** Path of a picture -> the content files that name it; `leftOut` are the texts of files that were left out. */
export function pictureUses(
  snapshot: Snapshot,
  leftOut: ReadonlyMap<string, string>,
): ReadonlyMap<string, readonly PictureUse[]> {
  const uses = new Map<string, PictureUse[]>();
  const add = (text: string, use: PictureUse): void => {
    for (const url of new Set(text.match(mentionedPicture))) {
      const path = mediaFileOf(url);
      uses.set(path, [...(uses.get(path) ?? []), use]);
    }
  };
  for (const { path, text, file } of allFiles(snapshot)) add(text, useBy(path, file));
  for (const [path, text] of leftOut) add(text, { kind: "other", _id: path, title: path });
  return uses;
}

/** The texts of the files that were left out: once mended they need their pictures (R8.7). */
export async function leftOutTexts(
  store: Pick<ContentStore, "readVersion">,
  snapshot: Snapshot,
): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  for (const path of new Set(snapshot.problems.map((problem) => problem.path))) {
    const version = snapshot.file(path) === undefined ? snapshot.versionOf(path) : undefined;
    const bytes = version === undefined ? undefined : await store.readVersion(version);
    if (bytes !== undefined) texts.set(path, Buffer.from(bytes).toString("utf8"));
  }
  return texts;
}

function useBy(path: string, file: ContentFile): PictureUse {
  const collection = allCollections.find(({ kind }) => kind === file.kind);
  if (!collection) return { kind: "other", _id: path, title: path };
  const { en, ja } = titleOf(collection, file.id, contentOf(file));
  const title = { title: en ?? ja ?? path, ...(ja === undefined ? {} : { title_jp: ja }) };
  if (file.kind === "event") return { kind: "events", _id: file.id, ...title };
  if (file.kind === "news") return { kind: "news", _id: file.id, ...title };
  return { kind: "other", _id: path, ...title };
}
