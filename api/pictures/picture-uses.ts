import type { PictureUse } from "../../content/model/api/history-answers";
import { titleOf } from "../../content/model/collections/collection";
import { collections } from "../../content/model/collections/collections";
import type { ContentFile } from "../../content/model/entries/content-file";
import { publishedAddress } from "../../content/model/markdown/media-address";
import { mayShowOtherMedia, mediaNamedIn, mentionsIn, shownMediaIn } from "../../content/model/publication/media-in";
import { allFiles } from "../entries/stored-entry";
import type { ContentStore, Snapshot } from "../store/content-store";

/** A file that was uploaded: its path and its address. */
interface UploadedFile {
  readonly path: string;
  readonly url: string;
}

/** The pictures and documents of the year folders, whatever a maintainer called them. */
export function uploadedFiles(snapshot: Snapshot): readonly UploadedFile[] {
  return snapshot.paths("media/").flatMap((path) => {
    const url = /^media\/\d{4}\/[^/]+$/.test(path) ? publishedAddress(encodeURIComponent(path)) : undefined;
    return url === undefined ? [] : [{ path, url }];
  });
}

/** Path of a picture -> the content files that name it; `leftOut` are the texts of files that were left out. */
export function pictureUses(
  snapshot: Snapshot,
  leftOut: ReadonlyMap<string, string>,
): ReadonlyMap<string, readonly PictureUse[]> {
  return mediaUses(snapshot, leftOut, useBy);
}

/** The same of all media, with what `useOf` makes of a content file; of one that was left out it is given the path alone. */
export function mediaUses<Use>(
  snapshot: Snapshot,
  leftOut: ReadonlyMap<string, string>,
  useOf: (path: string, file?: ContentFile) => Use,
): ReadonlyMap<string, readonly Use[]> {
  const uses = new Map<string, Use[]>();
  const add = (named: readonly string[], use: Use): void => {
    for (const path of new Set(named)) uses.set(path, [...(uses.get(path) ?? []), use]);
  };
  for (const { path, text, file } of allFiles(snapshot))
    add([...mentionsIn([text]), ...(mayShowOtherMedia(file) ? shownMediaIn(file) : [])], useOf(path, file));
  for (const [path, text] of leftOut) add(mediaNamedIn(text), useOf(path));
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

function useBy(path: string, file?: ContentFile): PictureUse {
  if (file === undefined || file.collection === "next") return { kind: "other", _id: path, title: path };
  const { en, ja } = titleOf(collections[file.collection], file.id, file.fields);
  const title = { title: en ?? ja ?? path, ...(ja === undefined ? {} : { title_jp: ja }) };
  if (file.collection === "events" || file.collection === "news")
    return { kind: file.collection, _id: file.id, ...title };
  return { kind: "other", _id: path, ...title };
}
