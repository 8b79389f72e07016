import { errorCode } from "../../support/error-code";

const sentences: Readonly<Record<string, string>> = {
  ENOSPC: "The disk is full. The last release stays live; make room, and the next change is published again.",
  EDQUOT: "The disk is full. The last release stays live; make room, and the next change is published again.",
  EROFS:
    "The releases folder cannot be written to (read-only). The last release stays live; give the service the right to write to DATA_DIR/releases.",
};

/**
 * A storage failure while a release was written, in a sentence without paths (the health answer is public); undefined
 * for any other error.
 */
export function storageSentence(thrown: unknown): string | undefined {
  const code = errorCode(thrown);
  return sentences[code === "EACCES" || code === "EPERM" ? "EROFS" : String(code)];
}

/** True for a storage failure, also where its message is such a sentence already. */
export function isStorageFault(thrown: unknown): boolean {
  const cause = thrown instanceof Error ? thrown.cause : undefined;
  return (storageSentence(thrown) ?? storageSentence(cause)) !== undefined;
}
