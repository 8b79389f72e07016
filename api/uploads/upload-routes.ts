import type { Context } from "koa";
import type { UploadAnswer, UploadsAnswer, UploadUse } from "../../content/model/api/upload-answers";
import { titleOf } from "../../content/model/collections/collection";
import { collections } from "../../content/model/collections/collections";
import type { ContentFile } from "../../content/model/entries/content-file";
import { pictureSize } from "../../content/model/media/picture-file";
import { isDocumentType } from "../../content/model/markdown/media-address";
import { allFiles } from "../entries/stored-entry";
import { answerStaff } from "../http/answer-staff";
import type { CallHandlers } from "../http/api-router";
import { leftOutTexts, mediaUses, uploadedFiles } from "../pictures/picture-uses";
import type { ContentStore } from "../store/content-store";
import { descriptionsIn } from "./descriptions-in";

type Store = Pick<ContentStore, "snapshot" | "sizes" | "readVersion" | "addedMedia">;
type Pixels = Pick<UploadAnswer, "width" | "height">;

/** What was uploaded, so that it is used again instead of sent again. */
export function uploadRoutes(store: Store): CallHandlers<"uploads"> {
  /** By the git blob ids of pictures; reading the header of one means reading all of it. */
  const known = new Map<string, Pixels>();
  const pixelsOf = async (path: string, version: string): Promise<Pixels> => {
    if (isDocumentType(path)) return {};
    const before = known.get(version);
    if (before !== undefined) return before;
    const bytes = await store.readVersion(version);
    const found = bytes === undefined ? {} : (pictureSize(path, bytes) ?? {});
    known.set(version, found);
    return found;
  };
  return { uploads: async (context: Context) => answerStaff(context, await list(store, pixelsOf)) };
}

async function list(
  store: Store,
  pixelsOf: (path: string, version: string) => Promise<Pixels>,
): Promise<UploadsAnswer> {
  const snapshot = store.snapshot();
  const files = uploadedFiles(snapshot).map((file) => ({ ...file, version: snapshot.versionOf(file.path) ?? "" }));
  const [sizes, added, leftOut] = await Promise.all([
    store.sizes(files.map(({ version }) => version)),
    store.addedMedia(),
    leftOutTexts(store, snapshot),
  ]);
  const uses = mediaUses(snapshot, leftOut, useBy);
  const described = descriptionsIn(allFiles(snapshot).map(({ file }) => file));
  const uploads: UploadAnswer[] = [];
  // One after the other: a picture may have 20 MB.
  for (const { path, url, version } of files) {
    uploads.push({
      kind: isDocumentType(path) ? "document" : "picture",
      path,
      url,
      bytes: sizes.get(version) ?? 0,
      ...(await pixelsOf(path, version)),
      ...added.get(path),
      usedBy: uses.get(path) ?? [],
      descriptions: described.get(path) ?? { en: [], ja: [] },
    });
  }
  // Also of two that came in the same second.
  const places = new Map([...added.keys()].map((path, place) => [path, place]));
  const place = ({ path }: UploadAnswer): number => places.get(path) ?? Infinity;
  return { uploads: uploads.sort((a, b) => (place(a) < place(b) ? -1 : 1)) };
}

export function useBy(path: string, file?: ContentFile): UploadUse {
  if (file === undefined) return { _id: path, title: path };
  const entry = file.collection === "next" ? file.next.file : file;
  const { en, ja } = titleOf(collections[entry.collection], entry.id, entry.fields);
  const title = { title: en ?? ja ?? path, ...(ja === undefined ? {} : { title_jp: ja }) };
  return { collection: entry.collection, _id: entry.id, ...title };
}
