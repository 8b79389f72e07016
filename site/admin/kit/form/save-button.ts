import { parseMoment } from "../../../../content/model/dates/moment";
import type { FormState } from "./form-state";
import { textIn, type FieldValues } from "../fields/values";
import type { KindWords, Words } from "../services/words";
import { choiceOf } from "../publication/publication-choice";
import { isPublic } from "../publication/when-public";

/**
 * True where a save of the form would be refused, because an administrator approves such changes. What takes an item off the site
 * is saved.
 */
export function needsApproval({ mode, initial, values }: FormState, kind: KindWords): boolean {
  const ends = values["unpublishAt"] !== "" && values["unpublishAt"] !== initial["unpublishAt"];
  return kind.ask !== undefined && mode.kind === "edit" && values["draft"] !== true && !ends;
}

/** What the button that saves a form says, by what the save does at a moment, in ms since 1970. */
export function saveButtonOf(form: FormState, kind: KindWords, words: Words, at: number): string {
  const { mode, initial, values } = form;
  if (kind.save !== undefined) return kind.save;
  if (needsApproval(form, kind)) return words.prepared.ask;
  const choice = choiceOf(values);
  const hasPassed = (parseMoment(textIn(values["publishAt"])) ?? Infinity) <= at;
  if (choice === "draft" || (choice === "at" && !hasPassed)) {
    const stored: FieldValues = initial;
    const isPublicNow = mode.kind === "edit" && isPublic(stored, new Date(at));
    return words.publication[isPublicNow ? "leavingButtons" : "buttons"][choice];
  }
  return mode.kind === "add" ? kind.addButton : words.form.save;
}
