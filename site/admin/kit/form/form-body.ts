import type { ImageChoice } from "./values";

/** The multipart body of an add or save call: the kind's fields, and the image when one was chosen or removed. */
export function formBody(fields: Readonly<Record<string, string>>, image: ImageChoice): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  if (image.kind === "remove") body.append("removeImage", "true");
  if (image.kind === "new") body.append("image", image.file, image.file.name);
  return body;
}
