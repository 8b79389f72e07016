import { z } from "zod";
import type { ReplacedAnswer } from "../../content/model/api/upload-answers";
import { isDocumentType } from "../../content/model/markdown/media-address";
import { fault, says } from "../../content/model/problems/fault";
import { bilingualWords } from "../../content/model/problems/fault-words";
import { sessionOf } from "../auth/require-session";
import { saveEntry } from "../entries/save-entry";
import { allFiles } from "../entries/stored-entry";
import { ApiError } from "../errors";
import { planUndo } from "../history/plan-undo";
import { answerStaff } from "../http/answer-staff";
import type { CallHandlers } from "../http/api-router";
import { parseInput } from "../http/parse-input";
import { readJson } from "../http/read-form";
import { leftOutTexts, uploadedFiles, uploadUses } from "../pictures/picture-uses";
import type { Change, ContentStore, Snapshot } from "../store/content-store";
import { replacedText, type Replacement } from "./replaced-text";

export interface ReplacementDependencies {
  readonly store: Pick<ContentStore, "save" | "log" | "readVersion">;
  readonly publicUrl: string;
}

const path = z.string(says("required")).min(1, says("required"));
const ReplaceInput = z.strictObject({ path, by: path });
const UndoInput = z.strictObject({ commit: path });
const mostBytes = 4 * 1024;
const act = /^Replace (?:picture|document): /;

/** Puts one upload in the place of another wherever that is used, and takes this back, in one commit each. */
export function replacementRoutes({
  store,
  publicUrl,
}: ReplacementDependencies): CallHandlers<"replaceUpload" | "undoReplacement"> {
  return {
    async replaceUpload(context) {
      const replacement = parseInput(ReplaceInput, await readJson(context, mostBytes));
      let changed = 0;
      const { commit, snapshot } = await saveEntry(
        store,
        (newest) => {
          const change = planReplacement(replacement, newest, publicUrl);
          changed = change.files.length;
          return { id: replacement.path, change };
        },
        sessionOf(context),
      );
      const left = uploadUses(snapshot, await leftOutTexts(store, snapshot)).get(replacement.path) ?? [];
      await answerStaff(context, { commit, changed, left } satisfies ReplacedAnswer);
    },
    async undoReplacement(context) {
      const { commit } = parseInput(UndoInput, await readJson(context, mostBytes));
      const undo = await planUndo(store, { commit, act });
      const plan = (newest: Snapshot) => ({ id: commit, change: undo(newest) });
      const saved = await saveEntry(store, plan, sessionOf(context));
      await answerStaff(context, { commit: saved.commit });
    },
  };
}

/** The replaced file itself stays: texts that were written meanwhile may name it, and it can be deleted once nothing does. */
function planReplacement(replacement: Replacement, snapshot: Snapshot, publicUrl: string): Change {
  const { path, by } = replacement;
  const uploads = new Set(uploadedFiles(snapshot).map((file) => file.path));
  if (!uploads.has(path) || !uploads.has(by)) throw new ApiError("not-found");
  const isDocument = isDocumentType(path);
  if (path === by || isDocument !== isDocumentType(by)) {
    const what = fault("uploadOfOtherKind");
    throw new ApiError("invalid-input", { words: bilingualWords(what), fields: { by: what } });
  }
  // What visitors see of a file that is left out is an earlier version, which no save may bring back.
  const current = allFiles(snapshot).filter(({ path: file, version }) => snapshot.versionOf(file) === version);
  return {
    message: `Replace ${isDocument ? "document" : "picture"}: ${path} by ${by}`,
    files: current.flatMap((file) => {
      const bytes = replacedText(file, replacement, publicUrl);
      return bytes === file.text ? [] : [{ path: file.path, bytes }];
    }),
  };
}
