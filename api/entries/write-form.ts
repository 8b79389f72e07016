import type { Context } from "koa";
import { z } from "zod";
import { itemVersion } from "../../content/model/entries/input-fields";
import { says } from "../../content/model/problems/fault";
import { addressPart } from "../http/api-router";
import { versionOfEtag } from "../http/etag";
import { parseInput } from "../http/parse-input";
import { readForm, readJson, type UploadFolder } from "../http/read-form";
import { encodePicture } from "../images/encode-picture";
import type { CallForm } from "./entry-calls";
import { idWanted } from "./id-wanted";
import type { EntryWrite } from "./entry-write";
import { contentAnswer } from "./stored-entry";

const maxDeleteBytes = 4 * 1024;

const DeleteInput = z.strictObject({
  _id: z.string(says("required")).min(1, says("required")),
  version: itemVersion.optional(),
});

/** The form of the calls about events and news: multipart or JSON, with a picture of their own (R9.4, R10.1). */
export function itemForm(
  uploads: UploadFolder,
  writeOf: (fields: Readonly<Record<string, unknown>>) => EntryWrite,
): CallForm {
  return {
    async read(context) {
      const { fields, image } = await readForm(context, uploads);
      // Some clients send an empty text for a picture that was not chosen.
      const { image: noPicture, ...rest } = fields;
      const write = writeOf(noPicture === undefined || noPicture === "" ? rest : fields);
      return { ...write, picture: image === undefined ? undefined : await encodePicture(image) };
    },
    wanted: (context, { _id, version }) => ({
      id: idWanted(addressPart(context, "_id") || _id),
      version: versionWanted(context, version),
    }),
    async toDelete(context) {
      const input = parseInput(DeleteInput, await readJson(context, maxDeleteBytes));
      return { id: idWanted(input._id), version: versionWanted(context, input.version) };
    },
    answerOf: contentAnswer,
  };
}

/** The version an unsafe call is about: `If-Match` (but not `*`), else the one in the body (R9.7). */
export function versionWanted(context: Context, inBody: string | undefined): string | undefined {
  const header = context.get("If-Match").trim();
  return header === "" || header === "*" ? inBody : (versionOfEtag(header) ?? header);
}
