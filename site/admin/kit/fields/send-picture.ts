import type { PictureAddedAnswer } from "../../../../content/model/api/collection-answers";
import type { AdminClient, Failure } from "../../client";
import type { EndOfSession } from "../services/end-of-session";
import { fill, sentences, type Words } from "../services/words";
import type { ImageRefusal } from "./image-file";

/** State of the upload of one picture. */
export type UploadState =
  | { readonly kind: "preparing" }
  /** `sent`: 0 to 1. */
  | { readonly kind: "sending"; readonly sent: number }
  | { readonly kind: "failed"; readonly message: string; readonly again?: () => void };

/** Why a picture was not stored, in a sentence. */
function pictureFailure(failure: Failure, words: Words): string {
  const { network, failed } = words.textPictures;
  if (failure.kind === "network") return network;
  return sentences(words, failed, "message" in failure ? failure.message : "");
}

interface SendParts {
  readonly client: AdminClient;
  readonly words: Words;
  readonly endOfSession: EndOfSession;
}

/**
 * Stores a prepared picture; resolves with its path, or undefined after a failure, for which `show` gets a message and
 * the retry `again`. When the session has ended, the picture is sent once more after the next login.
 */
export async function sendPicture(
  { file, name, again }: { readonly file: File; readonly name?: string | undefined; readonly again: () => void },
  { client, words, endOfSession }: SendParts,
  show: (state: UploadState) => void,
): Promise<PictureAddedAnswer | undefined> {
  for (;;) {
    show({ kind: "sending", sent: 0 });
    const answer = await client.addPicture(file, name, (sent) => show({ kind: "sending", sent }));
    if (answer.ok) return answer.value;
    if (answer.failure.kind !== "unauthorized") {
      show({ kind: "failed", message: pictureFailure(answer.failure, words), again });
      return undefined;
    }
    await endOfSession.tell();
  }
}

/** Why a file is not taken as a picture, with its name: another may stay chosen. */
export function pictureRefusal({ name }: File, refusal: ImageRefusal, { image }: Words): string {
  return fill(image.refused, { name, reason: image[refusal] });
}
