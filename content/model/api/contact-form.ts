/** The rules of the contact form (R5.1), shared by the page and the API; without zod, it ships to browsers. */

import { isBlank } from "../text/blank";
import { withoutIgnorable } from "../text/textfold";

/** What an inquiry may be about, the default first (R5.1). */
export const inquiryTypes = ["Membership", "General", "Support"] as const;
export type InquiryType = (typeof inquiryTypes)[number];
export const defaultInquiryType: InquiryType = "Membership";

/** What a visitor fills in. Company and contact (a phone number in any format) may be empty. */
export interface ContactForm {
  readonly name: string;
  readonly company: string;
  readonly email: string;
  readonly contact: string;
  readonly inquiryType: string;
  readonly message: string;
}
export type ContactField = keyof ContactForm;

/** The fields in the order of the form, which is also the order of an error summary. */
export const contactFields = [
  "name",
  "company",
  "email",
  "contact",
  "inquiryType",
  "message",
] as const satisfies readonly ContactField[];
/** Fields marked with an asterisk (R5.1). */
export const requiredContactFields: ReadonlySet<ContactField> = new Set(["name", "email", "message"]);

/** The most characters (UTF-16 units, as `maxlength` counts) of each field. */
export const contactLimits: Readonly<Record<ContactField, number>> = {
  name: 100,
  company: 150,
  email: 254,
  contact: 50,
  inquiryType: 20,
  message: 5000,
};

/** The captcha's token among the template parameters of the call, under the name that the external e-mail service reads. */
export const captchaParameter = "g-recaptcha-response";

/** The language of the page among the fields of a form that a browser sends without a script. */
export const languageParameter = "language";

/** The solution of a challenge among the template parameters, once the API requires one (R5.7). */
export const proofParameter = "proof";

/** What can be wrong with a field; also the key of its words. `tooLong` has the limit as `max`. */
export type ContactProblem =
  | "nameRequired"
  | "emailRequired"
  | "emailInvalid"
  | "messageRequired"
  | "captchaRequired"
  | "typeUnknown"
  | "tooLong"
  | "controlCharacters"
  | "brokenCharacter";

/** The first problem of each field that has one; empty when the form may be sent. */
export type ContactProblems = Readonly<Partial<Record<ContactField | "captcha", ContactProblem>>>;

// Before the @ are letters, and the signs of RFC 5322: no quotes, brackets, arrows, nor what could end an address in a mail header. The domain is words with a dot between them, the last
// one in one script: words that follow an address without a blank are no part of it.
const simpleEmail =
  /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~.-]+@(?:(?![-ー])[\p{L}\p{M}\p{N}-]+(?<!-|[a-z\d]ー)\.)+(?:[a-z]{2,}|xn--[a-z\d-]+|(?:(?![\u0000-\u007f])[\p{L}\p{M}])+)$/iu;
const lineControls = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;
const textControls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;
const halfCharacter = /\p{Surrogate}/u;
const required: Partial<Record<ContactField, ContactProblem>> = {
  name: "nameRequired",
  email: "emailRequired",
  message: "messageRequired",
};

/** The form as it is stored: white space around each field removed, an address without the signs of Japanese typing, line ends LF. */
export function tidyContactForm(form: ContactForm): ContactForm {
  return {
    name: form.name.trim(),
    company: form.company.trim(),
    email: tidyEmail(form.email),
    contact: form.contact.trim(),
    inquiryType: form.inquiryType.trim(),
    message: form.message.replace(/\r\n?/g, "\n").trim(),
  };
}

/**
 * `「ｔａｒｏ＠example。jp」。` -> `taro@example.jp`: a Japanese keyboard types wide signs and 。 for a dot; what nobody sees, brackets
 * around it and the end of a sentence are none of it.
 */
function tidyEmail(email: string): string {
  if (email.length > contactLimits.email) return email.trim();
  const narrow = withoutIgnorable(email).normalize("NFKC").replaceAll("。", ".");
  const dashed = narrow.replace(/(?<=[a-z\d])[ー‐‑‒–—―−](?=[a-z\d@])/gi, "-");
  return dashed.replace(/^[\s「『【〈《〔“・.]+|[\s.,、!?/・…」』】〉》〕”]+$/g, "");
}

/**
 * Checks a form (R5.1).
 * @param captcha the captcha's token when one is rendered ("" until it is completed), undefined when none is
 */
export function contactProblems(form: ContactForm, captcha: string | undefined): ContactProblems {
  const tidy = tidyContactForm(form);
  const problems: Partial<Record<ContactField | "captcha", ContactProblem>> = {};
  for (const field of contactFields) {
    const problem = fieldProblem(field, tidy[field]);
    if (problem !== undefined) problems[field] = problem;
  }
  if (captcha !== undefined && isBlank(captcha)) problems.captcha = "captchaRequired";
  return problems;
}

function fieldProblem(field: ContactField, value: string): ContactProblem | undefined {
  if (isBlank(value) && required[field] !== undefined) return required[field];
  // Before any pattern, so that no pattern ever sees a long text.
  if (value.length > contactLimits[field]) return "tooLong";
  if ((field === "message" ? textControls : lineControls).test(value)) return "controlCharacters";
  if (halfCharacter.test(value)) return "brokenCharacter";
  if (field === "email" && !simpleEmail.test(value)) return "emailInvalid";
  return field === "inquiryType" && !isInquiryType(value) ? "typeUnknown" : undefined;
}

/** True for one of the inquiry types. */
export function isInquiryType(value: string): value is InquiryType {
  return inquiryTypes.some((type) => type === value);
}
