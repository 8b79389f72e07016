import {
  contactLimits,
  type ContactField,
  type ContactProblem,
  type ContactProblems,
} from "../../content/model/api/contact-form";
import { fault, type Fault } from "../../content/model/problems/fault";

const faults: Readonly<Record<ContactProblem, (max: number) => Fault>> = {
  nameRequired: () => fault("nameRequired"),
  emailRequired: () => fault("emailRequired"),
  emailInvalid: () => fault("emailInvalid"),
  messageRequired: () => fault("messageRequired"),
  captchaRequired: () => fault("captchaRequired"),
  typeUnknown: () => fault("inquiryTypeUnknown"),
  tooLong: (max) => fault("inquiryTooLong", { max }),
  controlCharacters: () => fault("inquiryControlCharacters"),
  brokenCharacter: () => fault("inquiryBrokenCharacter"),
};

/** Field -> what is wrong with it; undefined when nothing is. */
export function contactFaults(problems: ContactProblems): Record<string, Fault> | undefined {
  const found = Object.entries(problems).map(([field, problem]) => [field, faults[problem](limitOf(field))] as const);
  return found.length === 0 ? undefined : Object.fromEntries(found);
}

const limitOf = (field: string): number => (isContactField(field) ? contactLimits[field] : 0);

function isContactField(field: string): field is ContactField {
  return field in contactLimits;
}
