import { z } from "zod";
import { itemVersion } from "../../content/model/entries/input-fields";
import { maxFileLength } from "../../content/model/front-matter/item-layout";
import { says } from "../../content/model/problems/fault";
import { markdownRefusal } from "../../content/model/markdown/markdown-refusal";
import type { CallForm } from "../entries/entry-calls";
import { entryAnswer } from "../entries/stored-entry";
import { ApiError } from "../errors";
import { collectionOf } from "../history/history-routes";
import { addressPart } from "../http/api-router";
import { parseInput } from "../http/parse-input";
import { readJson } from "../http/read-form";

/** What a call says beside the fields of the entry. */
const EntryInput = z.looseObject({
  _id: z.string(says("notText")).optional(),
  version: itemVersion.optional(),
  translationChecked: z.boolean(says("notBoolean")).optional(),
  /** Of an entry that is sent back as it was answered. */
  state: z.unknown().optional(),
  next: z.unknown().optional(),
});

/** The form of the collections' calls: JSON with the fields as the file has them. */
export const entryForm: CallForm = {
  async read(context) {
    const {
      _id,
      version,
      translationChecked,
      state: _state,
      next: _next,
      ...fields
    } = parseInput(EntryInput, await readJson(context, maxFileLength));
    for (const name of collectionOf(context, "name").bodies ?? []) {
      const text = fields[name];
      const refusal = typeof text === "string" ? markdownRefusal(text) : undefined;
      if (refusal !== undefined) throw new ApiError("invalid-input", { fields: { [name]: refusal } });
    }
    return { _id, version, translationChecked, fields };
  },
  readDelete: () => Promise.resolve({}),
  idOf: (context) => addressPart(context, "_id"),
  answerOf: entryAnswer,
};
