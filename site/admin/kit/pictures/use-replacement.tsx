import { useState } from "react";
import type { PictureAnswer } from "../../../../content/model/api/history-answers";
import type { ReplacedAnswer } from "../../../../content/model/api/upload-answers";
import { isDocumentType } from "../../../../content/model/markdown/media-address";
import type { Failure } from "../../client";
import { useDialogs } from "../dialogs/Dialogs";
import { titleIn } from "../entry/item-change";
import { acceptedImages } from "../fields/image-file";
import { prepareImage } from "../fields/prepare-image";
import { pictureRefusal } from "../fields/send-picture";
import { useServices } from "../services/services";
import { fill } from "../services/words";
import { nameOf } from "../uploads/find-uploads";
import { documentRefusal } from "../uploads/document-refusal";
import { uploadsWords } from "../uploads/uploads-words";
import { useUploadChoice } from "../uploads/use-upload-choice";

export type ReplacementOutcome =
  | { readonly kind: "busy" | "undone" }
  | ({ readonly kind: "replaced"; readonly name: string; readonly by: string } & ReplacedAnswer);

/** Puts another upload, or a file of the device, in the place of one wherever it is used, after asking; and takes it back. */
export function useReplacement(onChanged: () => Promise<void>) {
  const { words, client, language, endOfSession } = useServices();
  const own = uploadsWords[language];
  const texts = own.panel;
  const dialogs = useDialogs();
  const askForUpload = useUploadChoice();
  const [outcome, setOutcome] = useState<ReplacementOutcome>();

  const fail = async (failure: Failure, sentence: string): Promise<void> => {
    setOutcome(undefined);
    if (failure.kind === "unauthorized") void endOfSession.tell();
    else if (failure.kind === "stale") await dialogs.alert(texts.changedSince);
    else await dialogs.alert(sentence, "message" in failure ? failure.message : undefined);
  };

  /** Stores a file of the device; resolves with its path. */
  const store = async (file: File, isDocument: boolean): Promise<string | undefined> => {
    const prepared = isDocument ? file : await prepareImage(file);
    const refusal =
      typeof prepared === "string"
        ? pictureRefusal(file, prepared, words)
        : isDocument
          ? await documentRefusal(file, language)
          : undefined;
    if (typeof prepared === "string" || refusal !== undefined) {
      await dialogs.alert(refusal ?? "");
      return undefined;
    }
    setOutcome({ kind: "busy" });
    const answer = isDocument
      ? await client.addDocument(prepared)
      : await client.addPicture(prepared, file.name.replace(/\.\w+$/, ""));
    if (answer.ok) return answer.value.path.slice(1);
    await fail(answer.failure, texts.failedReplace);
    return undefined;
  };

  const replace = async (picture: PictureAnswer): Promise<void> => {
    const isDocument = isDocumentType(picture.url);
    const choice = await askForUpload(acceptedImages, isDocument ? "documents" : "pictures");
    if (choice === undefined) return;
    const name = nameOf(picture);
    const chosen = choice.kind === "uploaded" ? nameOf(choice.upload) : choice.file.name;
    const titles = picture.usedBy.map((use) => titleIn(language, use)).join(own.separator);
    const question = fill(texts.confirmReplace, { name, by: chosen });
    if (!(await dialogs.confirm(question, texts.replaceEverywhere, fill(texts.confirmDetail, { titles })))) return;
    const by = choice.kind === "uploaded" ? choice.upload.path : await store(choice.file, isDocument);
    if (by === undefined) return;
    setOutcome({ kind: "busy" });
    const answer = await client.call("replaceUpload", {}, { json: { path: picture.path, by } });
    if (answer.ok) setOutcome({ kind: "replaced", name, by: nameOf({ path: by }), ...answer.value });
    else await fail(answer.failure, texts.failedReplace);
    await onChanged();
  };

  const undo = async (commit: string): Promise<void> => {
    setOutcome({ kind: "busy" });
    const answer = await client.call("undoReplacement", {}, { json: { commit } });
    if (answer.ok) setOutcome({ kind: "undone" });
    else await fail(answer.failure, texts.failedUndo);
    await onChanged();
  };

  return { outcome, replace, undo };
}
