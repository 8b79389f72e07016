import type { Context } from "koa";
import { plainIssue } from "../../content/model/problems/plain-issue";
import { ContactCall } from "../../content/model/api/contact-call";
import {
  captchaParameter,
  contactProblems,
  proofParameter,
  tidyContactForm,
  type ContactForm,
} from "../../content/model/api/contact-form";
import { ApiError } from "../errors";
import { fieldFaults } from "../http/parse-input";
import { readJson } from "../http/read-form";
import { contactFaults } from "./contact-faults";

/** What a visitor sent. */
export interface ReadContactForm {
  /** Checked and tidied. */
  readonly form: ContactForm;
  /** The captcha's token, not verified yet; "" when no captcha is rendered. */
  readonly token: string;
  /** The solution of a challenge, not verified yet. */
  readonly proof: string | undefined;
}

// The longest allowed form with every character escaped, a captcha's token and a proof of work.
const maxCallBytes = 64 * 1024;

/**
 * Reads the JSON body of the contact call and checks it. The identifiers in it are for the external
 * e-mail service and are ignored here.
 * @throws ApiError
 */
export async function readContactForm(context: Context, captcha: boolean): Promise<ReadContactForm> {
  const parsed = ContactCall.safeParse(await readJson(context, maxCallBytes), { error: plainIssue });
  if (!parsed.success) {
    const issues = parsed.error.issues.map((issue) =>
      issue.path[0] === "template_params" && issue.path.length > 1 ? { ...issue, path: issue.path.slice(1) } : issue,
    );
    throw new ApiError("invalid-input", { fields: fieldFaults(issues) });
  }
  const { [captchaParameter]: token = "", [proofParameter]: proof, ...form } = parsed.data.template_params;
  const fields = contactFaults(contactProblems(form, captcha ? token : undefined));
  if (fields !== undefined) throw new ApiError("invalid-input", { fields });
  return { form: tidyContactForm(form), token, proof };
}
