import { z } from "zod";
import { isItemId } from "../../content/model/collections/ids";
import { itemVersion } from "../../content/model/entries/input-fields";
import { fault, says } from "../../content/model/problems/fault";
import type { CallForm } from "../entries/entry-calls";
import { markdownBodies } from "../entries/rich-text";
import { contentAnswer } from "../entries/stored-entry";
import { ApiError } from "../errors";
import { addressPart } from "../http/api-router";
import { parseInput } from "../http/parse-input";
import { readForm, readJson, type UploadFolder } from "../http/read-form";
import { encodePicture } from "../images/encode-picture";
import { withRichTexts } from "./rich-text-fields";
import { itemWrite, type ItemInput } from "./item-write";

const maxDeleteBytes = 4 * 1024;

const DeleteInput = z.strictObject({
  _id: z.string(says("required")).min(1, says("required")),
  version: itemVersion.optional(),
});

/** The form of the calls about events and news: multipart or JSON, with a picture of their own (R9.4, R10.1). */
export function itemForm(
  uploads: UploadFolder,
  input: z.ZodType<ItemInput>,
  { bodies }: { readonly bodies: readonly [english: string, japanese: string] },
): CallForm {
  return {
    async read(context) {
      const { fields, image } = await readForm(context, uploads);
      // Some clients send an empty text for a picture that was not chosen.
      const { image: noPicture, ...rest } = fields;
      const sent = noPicture === undefined || noPicture === "" ? rest : fields;
      const isMultipart = context.is("multipart/form-data") === "multipart/form-data";
      const given = parseInput(input, isMultipart ? withRichTexts(sent, bodies) : sent);
      const { markdown, leftOut } = await markdownBodies(given, bodies);
      const write = itemWrite({ ...given, ...markdown });
      return { ...write, leftOut, picture: image === undefined ? undefined : await encodePicture(image) };
    },
    readDelete: async (context) => parseInput(DeleteInput, await readJson(context, maxDeleteBytes)),
    idOf(context, inBody) {
      const id = addressPart(context, "_id") || inBody;
      if (id === undefined) throw new ApiError("invalid-input", { fields: { _id: fault("required") } });
      // What cannot be an id belongs to no item.
      if (!isItemId(id)) throw new ApiError("not-found");
      return id;
    },
    answerOf: contentAnswer,
  };
}
