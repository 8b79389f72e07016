import type { Context } from "koa";
import {
  contactFields,
  contactProblems,
  languageParameter,
  tidyContactForm,
  type ContactForm,
} from "../../content/model/api/contact-form";
import { languages, type Language } from "../../content/model/text/language";
import { readBytes } from "../http/read-bytes";
import { requestLanguage } from "../http/request-language";
import { contactFaults } from "./contact-faults";
import { ApiError } from "../errors";

const formType = "application/x-www-form-urlencoded";
// The longest allowed form takes 50 KiB in percent signs; a text that is too long is answered with what is wrong and kept.
const maxFormBytes = 128 * 1024;

/** What a browser sent that runs no script. */
export interface PlainForm {
  /** As it was typed. */
  readonly typed: ContactForm;
  /** Of the page. */
  readonly language: Language;
}

/** True when a browser sent the form by itself: it shows the answer as a page. */
export const isPlainForm = (context: Context): boolean => context.is(formType) === formType;

/** Reads the form. Throws "too-large". */
export async function readPlainForm(context: Context): Promise<PlainForm> {
  const sent = new URLSearchParams((await readBytes(context.req, maxFormBytes)).toString());
  const fields = contactFields.map((field) => [field, sent.get(field) ?? ""] as const);
  return {
    typed: Object.fromEntries(fields) as Record<keyof ContactForm, string>,
    language: languages.find((each) => each === sent.get(languageParameter)) ?? requestLanguage(context),
  };
}

/**
 * The form as it is stored.
 * @param captcha true where one is rendered, which nobody can complete without a script
 * @throws ApiError "invalid-input"
 */
export function checkedForm(typed: ContactForm, captcha: boolean): ContactForm {
  const form = tidyContactForm(typed);
  const fields = contactFaults(contactProblems(form, captcha ? "" : undefined));
  if (fields !== undefined) throw new ApiError("invalid-input", { fields });
  return form;
}
