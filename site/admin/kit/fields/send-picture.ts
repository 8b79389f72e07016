import type { PictureAddedAnswer } from "../../../../content/model/api/collection-answers";
import type { DocumentAddedAnswer } from "../../../../content/model/api/upload-answers";
import type { AdminClient, Failure, Outcome } from "../../client";
import type { EndOfSession } from "../services/end-of-session";
import { fill, sentences, type Words } from "../services/words";
import type { ImageRefusal } from "./image-file";

/** State of the upload of one picture. */
export type UploadState =
  | { readonly kind: "preparing" }
  /** `sent`: 0 to 1. */
  | { readonly kind: "sending"; readonly sent: number }
  | { readonly kind: "failed"; readonly message: string; readonly again?: () => void };

/** What is said of a file that was not stored. */
interface FailureWords {
  readonly network: string;
  readonly failed: string;
}

/** Why a file was not stored, in a sentence. */
function uploadFailure(failure: Failure, words: Words, { network, failed }: FailureWords): string {
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
export function sendPicture(
  { file, name, again }: { readonly file: File; readonly name?: string | undefined; readonly again: () => void },
  { client, words, endOfSession }: SendParts,
  show: (state: UploadState) => void,
): Promise<PictureAddedAnswer | undefined> {
  const send: Send<PictureAddedAnswer> = (onProgress) => client.addPicture(file, name, onProgress);
  return sendFile(send, { words, endOfSession, again, failures: words.textPictures }, show);
}

/** The same of a document that was looked at. */
export function sendDocument(
  { file, again, failures }: { readonly file: File; readonly again: () => void; readonly failures: FailureWords },
  { client, ...parts }: SendParts,
  show: (state: UploadState) => void,
): Promise<DocumentAddedAnswer | undefined> {
  return sendFile((onProgress) => client.addDocument(file, onProgress), { ...parts, again, failures }, show);
}

type Send<Added> = (onProgress: (sent: number) => void) => Promise<Outcome<Added>>;

async function sendFile<Added>(
  send: Send<Added>,
  {
    words,
    endOfSession,
    again,
    failures,
  }: Omit<SendParts, "client"> & { readonly again: () => void; readonly failures: FailureWords },
  show: (state: UploadState) => void,
): Promise<Added | undefined> {
  for (;;) {
    show({ kind: "sending", sent: 0 });
    const answer = await send((sent) => show({ kind: "sending", sent }));
    if (answer.ok) return answer.value;
    if (answer.failure.kind !== "unauthorized") {
      show({ kind: "failed", message: uploadFailure(answer.failure, words, failures), again });
      return undefined;
    }
    await endOfSession.tell();
  }
}

/** Why a file is not taken as a picture, with its name: another may stay chosen. */
export function pictureRefusal({ name }: File, refusal: ImageRefusal, { image }: Words): string {
  return fill(image.refused, { name, reason: image[refusal] });
}
