import type { Context } from "koa";
import { z } from "zod";
import { fault, says } from "../../content/model/problems/fault";
import type { PictureAddedAnswer } from "../../content/model/api/collection-answers";
import type {
  DeletedPictureAnswer,
  FocusedPictureAnswer,
  PictureAnswer,
  PicturesAnswer,
} from "../../content/model/api/history-answers";
import { focusPathOf, focusPositions, focusText, readFocus, type Focus } from "../../content/model/media/picture-focus";
import { isPictureType } from "../../content/model/markdown/media-address";
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
import { sentName } from "./sent-name";
import { leftOutTexts, uploadedFiles, uploadUses } from "./picture-uses";

export interface PictureDependencies {
  readonly store: Pick<ContentStore, "snapshot" | "sizes" | "readVersion" | "save" | "addedMedia">;
  readonly uploads: UploadFolder;
  readonly clock: () => Date;
}

const maxDeleteBytes = 4 * 1024;

const DeletePictureInput = z.strictObject({ path: z.string(says("required")).min(1, says("required")) });

const FocusInput = DeletePictureInput.extend({
  focus: z.enum(focusPositions, says("focusOutside", { known: focusPositions })),
});

const AddPictureInput = z.strictObject({
  name: z
    .string(says("notText"))
    .max(200, says("tooLong", { max: 200 }))
    .default(""),
});

/** The uploaded pictures and documents, what uses them, and the ways to add one and to remove one that nothing shows. */
export function pictureRoutes(
  dependencies: PictureDependencies,
): CallHandlers<"pictures" | "addPicture" | "focusPicture" | "deletePicture"> {
  return {
    pictures: (context) => list(context, dependencies),
    addPicture: (context) => add(context, dependencies),
    focusPicture: (context) => focusOn(context, dependencies),
    deletePicture: (context) => remove(context, dependencies),
  };
}

async function list(context: Context, { store }: PictureDependencies): Promise<void> {
  const snapshot = store.snapshot();
  const uploaded = uploadedFiles(snapshot);
  const focusOf = async (path: string): Promise<Focus | undefined> => {
    const version = snapshot.versionOf(focusPathOf(path));
    const bytes = version === undefined ? undefined : await store.readVersion(version);
    return bytes && readFocus(new TextDecoder().decode(bytes));
  };
  const versions = new Map(uploaded.map(({ path }) => [path, snapshot.versionOf(path) ?? ""]));
  const [sizes, leftOut, added] = await Promise.all([
    store.sizes([...versions.values()]),
    leftOutTexts(store, snapshot),
    store.addedMedia(),
  ]);
  const uses = uploadUses(snapshot, leftOut);
  const focused = new Map(await Promise.all(uploaded.map(async ({ path }) => [path, await focusOf(path)] as const)));
  const pictures = uploaded.map(({ path, url }): PictureAnswer => {
    const focus = focused.get(path);
    const { name } = added.get(path) ?? {};
    return {
      path,
      ...(name === undefined ? {} : { name }),
      url,
      bytes: sizes.get(versions.get(path) ?? "") ?? 0,
      ...(focus === undefined ? {} : { focus }),
      usedBy: uses.get(path) ?? [],
    };
  });
  pictures.sort((a, b) => Math.min(1, a.usedBy.length) - Math.min(1, b.usedBy.length) || (a.path < b.path ? -1 : 1));
  const answer: PicturesAnswer = { pictures };
  await answerStaff(context, answer);
}

/** Stores a picture for any field or text; the same one again, under the same name, changes nothing. */
async function add(context: Context, { store, uploads, clock }: PictureDependencies): Promise<void> {
  const author = authorOf(sessionOf(context));
  const { fields, image, imageName = "" } = await readForm(context, uploads);
  if (image === undefined) throw new ApiError("invalid-input", { fields: { image: fault("required") } });
  const name = slugOf(parseInput(AddPictureInput, fields).name, "picture");
  const picture = await encodePicture(image);
  const year = tokyoDay(clock()).slice(0, 4);
  let path = "";
  await store.save((snapshot) => {
    const added = addPicture(picture, name, year, snapshot);
    path = added.image;
    return { message: `Add picture: ${mediaFileOf(path)}`, files: added.files, ...sentName(imageName) };
  }, author);
  const { width, height } = picture.change;
  const answer: PictureAddedAnswer = { path, width, height };
  context.status = 201;
  await answerStaff(context, answer);
}

/** Says what of a picture stays in sight where pages crop it; the centre needs no file. */
async function focusOn(context: Context, { store }: PictureDependencies): Promise<void> {
  const author = authorOf(sessionOf(context));
  const { path, focus } = parseInput(FocusInput, await readJson(context, maxDeleteBytes));
  const { commit } = await store.save((snapshot) => {
    if (!uploadedFiles(snapshot).some((file) => file.path === path && isPictureType(file.url)))
      throw new ApiError("not-found");
    const place = focusPathOf(path);
    const removed = snapshot.has(place) ? [{ path: place, remove: true } as const] : [];
    const files = focus === "center" ? removed : [{ path: place, bytes: focusText(focus) }];
    return { message: `Set focal point: ${path} (${focus})`, files };
  }, author);
  await answerStaff(context, { path, focus, commit } satisfies FocusedPictureAnswer);
}

async function remove(context: Context, { store }: PictureDependencies): Promise<void> {
  const author = authorOf(sessionOf(context));
  const { path } = parseInput(DeletePictureInput, await readJson(context, maxDeleteBytes));
  const leftOut = await leftOutTexts(store, store.snapshot());
  const { commit } = await store.save((snapshot) => {
    if (!uploadedFiles(snapshot).some((file) => file.path === path)) throw new ApiError("not-found");
    if (uploadUses(snapshot, leftOut).has(path)) throw new ApiError("in-use");
    const all = [path, focusPathOf(path)].filter((file) => snapshot.has(file));
    return { message: `Delete picture: ${path}`, files: all.map((file) => ({ path: file, remove: true })) };
  }, author);
  const answer: DeletedPictureAnswer = { path, version: commit, commit };
  await answerStaff(context, answer);
}
