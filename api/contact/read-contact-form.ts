import type { Context } from "koa";
import { plainIssue } from "../../content/model/problems/plain-issue";
import { ContactCall } from "../../content/model/api/contact-call";
import {
  captchaParameter,
  contactProblems,
  tidyContactForm,
  type ContactForm,
} from "../../content/model/api/contact-form";
import { ApiError } from "../errors";
import { fieldFaults } from "../http/parse-input";
import { readJson } from "../http/read-form";
import { contactFaults } from "./contact-faults";

// The longest allowed form with every character escaped, and a captcha's token.
const maxCallBytes = 64 * 1024;

/**
 * Reads the JSON body of the contact call and checks it. The identifiers in it are for the external
 * e-mail service and are ignored here. The captcha's token is not verified: only its service can do that.
 * @throws ApiError
 */
export async function readContactForm(context: Context, captcha: boolean): Promise<ContactForm> {
  const parsed = ContactCall.safeParse(await readJson(context, maxCallBytes), { error: plainIssue });
  if (!parsed.success) {
    const issues = parsed.error.issues.map((issue) =>
      issue.path[0] === "template_params" && issue.path.length > 1 ? { ...issue, path: issue.path.slice(1) } : issue,
    );
    throw new ApiError("invalid-input", { fields: fieldFaults(issues) });
  }
  const { [captchaParameter]: token = "", ...form } = parsed.data.template_params;
  const fields = contactFaults(contactProblems(form, captcha ? token : undefined));
  if (fields !== undefined) throw new ApiError("invalid-input", { fields });
  return tidyContactForm(form);
}
