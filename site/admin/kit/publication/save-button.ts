import { parseMoment } from "../../../../content/model/dates/moment";
import type { FormState } from "../form/form-state";
import type { KindWords, Words } from "../status/words";
import { choiceOf } from "./publication-choice";

/** What the button that saves a form says, by what the save does at a moment, in ms since 1970. */
export function saveButtonOf<Item>(
  { mode, values }: FormState<Item>,
  kind: KindWords,
  words: Words,
  at: number,
): string {
  if (kind.save !== undefined) return kind.save;
  const choice = choiceOf(values);
  const hasPassed = (parseMoment(String(values["publishAt"])) ?? Infinity) <= at;
  if (choice === "draft" || (choice === "at" && !hasPassed)) return words.publication.buttons[choice];
  return mode.kind === "add" ? kind.addButton : words.form.save;
}
