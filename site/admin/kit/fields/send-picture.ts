import type { PictureAddedAnswer } from "../../../../content/model/api/collection-answers";
import type { AdminClient, Failure } from "../../client";
import type { Words } from "../status/words";

/** A picture on its way to the site, and why one is not. */
export type PictureOnItsWay =
  | { readonly kind: "preparing" }
  /** `sent`: 0 to 1. */
  | { readonly kind: "sending"; readonly sent: number }
  | { readonly kind: "failed"; readonly message: string; readonly again?: () => void };

/** Why a picture was not stored, in a sentence. */
export function pictureFailure(failure: Failure, { textPictures: texts }: Words): string {
  if (failure.kind === "network") return texts.network;
  if (failure.kind === "unauthorized") return texts.unauthorized;
  const message = "message" in failure ? failure.message : "";
  return `${texts.failed} ${message}`.trim();
}

/** Stores a prepared picture; resolves with its path, or undefined when it failed, which `show` was told with a way to try again. */
export async function sendPicture(
  { file, name, again }: { readonly file: File; readonly name?: string | undefined; readonly again: () => void },
  { client, words }: { readonly client: AdminClient; readonly words: Words },
  show: (state: PictureOnItsWay) => void,
): Promise<PictureAddedAnswer | undefined> {
  show({ kind: "sending", sent: 0 });
  const answer = await client.addPicture(file, name, (sent) => show({ kind: "sending", sent }));
  if (answer.ok) return answer.value;
  show({ kind: "failed", message: pictureFailure(answer.failure, words), again });
  return undefined;
}
