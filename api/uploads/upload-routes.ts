import type { Context } from "koa";
import type { UploadAnswer, UploadsAnswer } from "../../content/model/api/upload-answers";
import { pictureSize } from "../../content/model/media/picture-file";
import { isDocumentType } from "../../content/model/markdown/media-address";
import { allFiles } from "../entries/stored-entry";
import { answerStaff } from "../http/answer-staff";
import type { CallHandlers } from "../http/api-router";
import { leftOutTexts, uploadedFiles, uploadUses } from "../pictures/picture-uses";
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
  const uses = uploadUses(snapshot, leftOut);
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
