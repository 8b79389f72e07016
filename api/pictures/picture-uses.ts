import type { UploadUse } from "../../content/model/api/upload-answers";
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

/** Path of an upload -> the content files that name it; `leftOut` are the texts of files that were left out. */
export function uploadUses(
  snapshot: Snapshot,
  leftOut: ReadonlyMap<string, string>,
): ReadonlyMap<string, readonly UploadUse[]> {
  const uses = new Map<string, UploadUse[]>();
  const add = (named: readonly string[], use: UploadUse): void => {
    for (const path of new Set(named)) uses.set(path, [...(uses.get(path) ?? []), use]);
  };
  for (const { path, text, file } of allFiles(snapshot))
    add([...mentionsIn([text]), ...(mayShowOtherMedia(file) ? shownMediaIn(file) : [])], useBy(path, file));
  for (const [path, text] of leftOut) add(mediaNamedIn(text), useBy(path));
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

function useBy(path: string, file?: ContentFile): UploadUse {
  if (file === undefined) return { _id: path, title: path };
  const isPrepared = file.collection === "next";
  const entry = isPrepared ? file.next.file : file;
  const { en, ja } = titleOf(collections[entry.collection], entry.id, entry.fields);
  return {
    collection: entry.collection,
    ...(isPrepared ? { prepared: true } : {}),
    _id: entry.id,
    title: en ?? ja ?? path,
    ...(ja === undefined ? {} : { title_jp: ja }),
  };
}
