import { createHash } from "node:crypto";
import type { Context } from "koa";
import type { DocumentAddedAnswer } from "../../content/model/api/upload-answers";
import { tokyoDay } from "../../content/model/dates/tokyo-day";
import { documentFault } from "../../content/model/media/document-file";
import { mediaPathFor, mediaUrlOf } from "../../content/model/entries/item-paths";
import { fault } from "../../content/model/problems/fault";
import { bilingualWords } from "../../content/model/problems/fault-words";
import { slugOf } from "../../content/model/text/slug";
import { sentName } from "../pictures/sent-name";
import { sessionOf } from "../auth/require-session";
import { authorOf } from "../auth/session-author";
import { ApiError } from "../errors";
import { answerStaff } from "../http/answer-staff";
import type { CallHandlers } from "../http/api-router";
import { readDocument, type UploadFolder } from "../http/read-form";
import type { ContentStore } from "../store/content-store";

export interface DocumentDependencies {
  readonly store: Pick<ContentStore, "save">;
  readonly uploads: UploadFolder;
  readonly clock: () => Date;
}

/** Stores a PDF for the texts that link to it; the same one again, under the same name, changes nothing. */
export function documentRoutes({ store, uploads, clock }: DocumentDependencies): CallHandlers<"addDocument"> {
  return {
    async addDocument(context: Context) {
      const sent = await readDocument(context, uploads);
      if (sent === undefined) throw new ApiError("invalid-input", { fields: { file: fault("required") } });
      const { bytes, name } = sent;
      assertDocument(bytes);
      const hash = createHash("sha256").update(bytes).digest("hex");
      const path = mediaPathFor(tokyoDay(clock()).slice(0, 4), stemOf(name), hash, "pdf");
      await store.save(
        (snapshot) => ({
          message: `Add document: ${path}`,
          files: snapshot.has(path) ? [] : [{ path, bytes }],
          ...sentName(name),
        }),
        authorOf(sessionOf(context)),
      );
      context.status = 201;
      await answerStaff(context, { path: mediaUrlOf(path), bytes: bytes.length } satisfies DocumentAddedAnswer);
    },
  };
}

/** Throws "unsupported-type" for bytes that are no PDF, or something else as well, "invalid-input" for half a PDF. */
export function assertDocument(bytes: Buffer): void {
  const what = documentFault(bytes);
  if (what === undefined) return;
  const code = what.code === "documentCutOff" ? "invalid-input" : "unsupported-type";
  throw new ApiError(code, { words: bilingualWords(what), fields: { file: what } });
}

/** What the stored file is called before its hash: the name on the sender's device, in letters that need no encoding. */
const stemOf = (name: string): string => slugOf(name.slice(0, 200).replace(/\.pdf$/i, ""), "document");
