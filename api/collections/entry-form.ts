import type { Context } from "koa";
import { z } from "zod";
import { itemVersion } from "../../content/model/entries/input-fields";
import { maxFileLength } from "../../content/model/front-matter/item-layout";
import { fault, says } from "../../content/model/problems/fault";
import type { CallForm } from "../entries/entry-calls";
import { assertShowable } from "../entries/rich-text";
import { entryAnswer } from "../entries/stored-entry";
import { ApiError } from "../errors";
import { collectionOf } from "../history/history-routes";
import { addressPart } from "../http/api-router";
import { parseInput } from "../http/parse-input";
import { readForm, readJson, type Form, type UploadFolder } from "../http/read-form";
import { encodePicture } from "../images/encode-picture";
import { parseJson } from "../support/parse-json";

/** What a call says beside the fields of the entry. */
const EntryInput = z.looseObject({
  _id: z.string(says("notText")).optional(),
  version: itemVersion.optional(),
  translationChecked: z.boolean(says("notBoolean")).optional(),
  today: itemVersion.optional(),
  /** Of an entry that is sent back as it was answered. */
  state: z.unknown().optional(),
  next: z.unknown().optional(),
});

/** The form of the collections' calls: JSON with the fields as the file has them; with the entry's own picture multipart. */
export const entryForm = (uploads: UploadFolder): CallForm => ({
  async read(context) {
    const { fields: sent, image } = await readEntry(context, uploads);
    const {
      _id,
      version,
      translationChecked,
      today,
      state: _state,
      next: _next,
      ...fields
    } = parseInput(EntryInput, sent);
    const { bodies, pictureField } = collectionOf(context, "name");
    await assertShowable(fields, bodies);
    if (image === undefined) return { _id, version, today, translationChecked, fields };
    if (pictureField === undefined) throw new ApiError("invalid-input", { fields: { image: fault("unknownInput") } });
    return { _id, version, today, translationChecked, fields, picture: await encodePicture(image) };
  },
  readDelete: () => Promise.resolve({}),
  idOf: (context) => addressPart(context, "_id"),
  answerOf: entryAnswer,
});

/** The JSON of the body, or of its field `entry` beside the picture `image`. */
async function readEntry(context: Context, uploads: UploadFolder): Promise<Form> {
  if (context.is("multipart/form-data") !== "multipart/form-data")
    return { fields: await readJson(context, maxFileLength) };
  const { fields, ...picture } = await readForm(context, uploads);
  const { entry } = fields;
  if (typeof entry !== "string") throw new ApiError("invalid-input", { fields: { entry: fault("required") } });
  if (entry.length > maxFileLength) throw new ApiError("too-large");
  return { fields: parseInput(z.looseObject({}, says("notText")), parseJson(entry)), ...picture };
}
