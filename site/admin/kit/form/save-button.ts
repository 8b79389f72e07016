import { parseMoment } from "../../../../content/model/dates/moment";
import type { FormState } from "./form-state";
import { textIn, type FieldValues } from "../fields/values";
import type { KindWords, Words } from "../services/words";
import { choiceOf } from "../publication/publication-choice";
import { isPublic } from "../publication/when-public";

/** What the button that saves a form says, by what the save does at a moment, in ms since 1970. */
export function saveButtonOf({ mode, initial, values }: FormState, kind: KindWords, words: Words, at: number): string {
  if (kind.save !== undefined) return kind.save;
  const choice = choiceOf(values);
  const hasPassed = (parseMoment(textIn(values["publishAt"])) ?? Infinity) <= at;
  if (choice === "draft" || (choice === "at" && !hasPassed)) {
    const stored: FieldValues = initial;
    const isPublicNow = mode.kind === "edit" && isPublic(stored, new Date(at));
    return words.publication[isPublicNow ? "leavingButtons" : "buttons"][choice];
  }
  return mode.kind === "add" ? kind.addButton : words.form.save;
}
