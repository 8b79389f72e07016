import type { Context } from "koa";
import { encodePicture, type EncodedPicture } from "../images/encode-picture";
import { versionOfEtag } from "../http/etag";
import { readForm, type UploadFolder } from "../http/read-form";
import type { Draft, ItemAnswer, ItemKind } from "./item-kind";

/** What a write call sent, validated; the picture is made anew from its pixels. */
export interface WriteForm<D> {
  readonly draft: D;
  readonly picture: EncodedPicture | undefined;
}

/** Reads and validates the form of a write call. Throws ApiError. */
export async function readWriteForm<A extends ItemAnswer, D extends Draft>(
  context: Context,
  kind: ItemKind<A, D>,
  uploads: UploadFolder,
): Promise<WriteForm<D>> {
  const { fields, image } = await readForm(context, uploads);
  // Some clients send an empty text for a picture that was not chosen.
  const { image: noPicture, ...rest } = fields;
  const draft = kind.draft(noPicture === undefined || noPicture === "" ? rest : fields);
  return { draft, picture: image === undefined ? undefined : await encodePicture(image) };
}

/** The version an unsafe call is about (ruling 12): `If-Match` (but not `*`), else the one in the body. */
export function versionWanted(context: Context, inBody: string | undefined): string | undefined {
  const header = context.get("If-Match").trim();
  return header === "" || header === "*" ? inBody : (versionOfEtag(header) ?? header);
}
