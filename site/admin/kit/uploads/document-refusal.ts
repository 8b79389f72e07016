import { beginsAsPdf, maxDocumentBytes } from "../../../../content/model/media/document-file";
import type { Language } from "../../../../content/model/text/language";
import { fill } from "../services/words";
import { uploadsWords } from "./uploads-words";

/** Why a file of the device is not taken as a document, in a sentence, before anything is typed or sent; undefined for a good one. */
export async function documentRefusal(file: File, language: Language): Promise<string | undefined> {
  const { largeDocument, wrongDocument } = uploadsWords[language];
  if (file.size > maxDocumentBytes) return fill(largeDocument, { name: file.name });
  // A file that is gone from the device meanwhile has no bytes.
  const begin = await file
    .slice(0, 8)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0));
  return beginsAsPdf(new Uint8Array(begin)) ? undefined : fill(wrongDocument, { name: file.name });
}
