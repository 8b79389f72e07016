import type { Context } from "koa";
import { encodePicture, type EncodedPicture } from "../images/encode-picture";
import { versionOfEtag } from "../http/etag";
import { readForm, type UploadFolder } from "../http/read-form";
import type { ItemAnswer, ItemKind, Submission } from "./item-kind";

/** What a write call sent, validated; the picture is made anew from its pixels. */
export interface WriteForm<S> {
  readonly submission: S;
  readonly picture: EncodedPicture | undefined;
}

/** Reads and validates the form of a write call. Throws ApiError. */
export async function readWriteForm<A extends ItemAnswer, S extends Submission>(
  context: Context,
  kind: ItemKind<A, S>,
  uploads: UploadFolder,
): Promise<WriteForm<S>> {
  const { fields, image } = await readForm(context, uploads);
  // Some clients send an empty text for a picture that was not chosen.
  const { image: noPicture, ...rest } = fields;
  const submission = kind.submission(noPicture === undefined || noPicture === "" ? rest : fields);
  return { submission, picture: image === undefined ? undefined : await encodePicture(image) };
}

/** The version an unsafe call is about: `If-Match` (but not `*`), else the one in the body (R9.7). */
export function versionWanted(context: Context, inBody: string | undefined): string | undefined {
  const header = context.get("If-Match").trim();
  return header === "" || header === "*" ? inBody : (versionOfEtag(header) ?? header);
}
