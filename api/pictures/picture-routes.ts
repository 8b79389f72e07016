import type { Context } from "koa";
import { z } from "zod";
import { fault, says } from "../../content/model/problems/fault";
import type { PictureAddedAnswer } from "../../content/model/api/collection-answers";
import type { DeletedPictureAnswer, PicturesAnswer } from "../../content/model/api/history-answers";
import { mediaFileOf } from "../../content/model/entries/item-paths";
import { tokyoDay } from "../../content/model/dates/tokyo-day";
import { slugOf } from "../../content/model/text/slug";
import { sessionOf } from "../auth/require-session";
import { ApiError } from "../errors";
import { answerStaff } from "../http/answer-staff";
import { parseInput } from "../http/parse-input";
import { readForm, readJson, type UploadFolder } from "../http/read-form";
import type { CallHandlers } from "../http/api-router";
import { addPicture } from "../entries/entry-picture";
import { authorOf } from "../auth/session-author";
import { encodePicture } from "../images/encode-picture";
import type { ContentStore } from "../store/content-store";
import { leftOutTexts, pictureUses, uploadedFiles } from "./picture-uses";

export interface PictureDependencies {
  readonly store: Pick<ContentStore, "snapshot" | "sizes" | "readVersion" | "save">;
  readonly uploads: UploadFolder;
  readonly clock: () => Date;
}

const maxDeleteBytes = 4 * 1024;

const DeletePictureInput = z.strictObject({ path: z.string(says("required")).min(1, says("required")) });

const AddPictureInput = z.strictObject({
  name: z
    .string(says("notText"))
    .max(200, says("tooLong", { max: 200 }))
    .default(""),
});

/** The uploaded pictures and documents, what uses them, and the ways to add one and to remove one that nothing shows. */
export function pictureRoutes(
  dependencies: PictureDependencies,
): CallHandlers<"pictures" | "addPicture" | "deletePicture"> {
  return {
    pictures: (context) => list(context, dependencies),
    addPicture: (context) => add(context, dependencies),
    deletePicture: (context) => remove(context, dependencies),
  };
}

async function list(context: Context, { store }: PictureDependencies): Promise<void> {
  const snapshot = store.snapshot();
  const uploaded = uploadedFiles(snapshot);
  const versions = new Map(uploaded.map(({ path }) => [path, snapshot.versionOf(path) ?? ""]));
  const [sizes, leftOut] = await Promise.all([store.sizes([...versions.values()]), leftOutTexts(store, snapshot)]);
  const uses = pictureUses(snapshot, leftOut);
  const pictures = uploaded.map(({ path, url }) => ({
    path,
    url,
    bytes: sizes.get(versions.get(path) ?? "") ?? 0,
    usedBy: uses.get(path) ?? [],
  }));
  pictures.sort((a, b) => Math.min(1, a.usedBy.length) - Math.min(1, b.usedBy.length) || (a.path < b.path ? -1 : 1));
  const answer: PicturesAnswer = { pictures };
  await answerStaff(context, answer);
}

/** Stores a picture for any field or text; the same one again, under the same name, changes nothing. */
async function add(context: Context, { store, uploads, clock }: PictureDependencies): Promise<void> {
  const author = authorOf(sessionOf(context));
  const { fields, image } = await readForm(context, uploads);
  if (image === undefined) throw new ApiError("invalid-input", { fields: { image: fault("required") } });
  const name = slugOf(parseInput(AddPictureInput, fields).name, "picture");
  const picture = await encodePicture(image);
  const year = tokyoDay(clock()).slice(0, 4);
  let path = "";
  await store.save((snapshot) => {
    const added = addPicture(picture, name, year, snapshot);
    path = added.image;
    return { message: `Add picture: ${mediaFileOf(path)}`, files: added.files };
  }, author);
  const { width, height } = picture.change;
  const answer: PictureAddedAnswer = { path, width, height };
  context.status = 201;
  await answerStaff(context, answer);
}

async function remove(context: Context, { store }: PictureDependencies): Promise<void> {
  const author = authorOf(sessionOf(context));
  const { path } = parseInput(DeletePictureInput, await readJson(context, maxDeleteBytes));
  const leftOut = await leftOutTexts(store, store.snapshot());
  const { commit } = await store.save((snapshot) => {
    if (!uploadedFiles(snapshot).some((file) => file.path === path)) throw new ApiError("not-found");
    if (pictureUses(snapshot, leftOut).has(path)) throw new ApiError("in-use");
    return { message: `Delete picture: ${path}`, files: [{ path, remove: true }] };
  }, author);
  const answer: DeletedPictureAnswer = { path, version: commit, commit };
  await answerStaff(context, answer);
}
