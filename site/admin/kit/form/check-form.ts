import { linkErrors, missingFields, pictureErrors, requiredTexts, type RequiredField } from "./common-checks";
import type { Check, CommonValues, FieldErrors, AltTextRequirement } from "./values";
import type { TextKindWords, Words } from "../status/words";

/** What a kind checks on its own: `alert` is its sentence (R9.4) when no required field is empty. */
export interface OwnCheck {
  readonly required: readonly RequiredField[];
  readonly errors: FieldErrors;
  /** Errors of the fields beside the link; they come after the link's, as in the form. */
  readonly contactErrors?: FieldErrors;
  readonly alert?: string | undefined;
}

/** The rules that can be checked before sending; the API checks everything again (R9.4). */
export function checkForm(
  values: CommonValues,
  own: OwnCheck,
  words: Words,
  kindWords: TextKindWords,
  picture: AltTextRequirement = "none",
): Check {
  const missing = missingFields([...own.required, ...requiredTexts(values, words, kindWords)], words);
  const errors: FieldErrors = {
    ...missing,
    ...own.errors,
    ...linkErrors(values, words),
    ...own.contactErrors,
    ...pictureErrors(values, picture, words),
  };
  if (Object.keys(errors).length === 0) return { kind: "fine" };
  return { kind: "wrong", alert: Object.keys(missing).length > 0 ? kindWords.required : own.alert, errors };
}
