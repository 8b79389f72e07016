import { z } from "zod";
import { captchaParameter } from "./contact-form";
import { text } from "../collections/fields";

// Identifiers of the external e-mail service; this product's own API takes any.
const identifier = text().max(200, "must have at most 200 characters");
const maxTokenLength = 10_000;

/**
 * The JSON body of the contact call (R5.3), the same for this product's own API and for the
 * external e-mail service. Shape only: `contactProblems` checks what the fields hold.
 */
export const ContactCall = z.strictObject({
  service_id: identifier,
  template_id: identifier,
  user_id: identifier,
  template_params: z.strictObject(
    {
      name: text(),
      company: text(),
      email: text(),
      contact: text(),
      inquiryType: text(),
      message: text(),
      [captchaParameter]: text()
        .max(maxTokenLength, `must have at most ${String(maxTokenLength)} characters`)
        .optional(),
    },
    {
      error: ({ input, code }) =>
        code !== "invalid_type" ? undefined : input === undefined ? "is required" : "must be an object",
    },
  ),
});
export type ContactCall = z.infer<typeof ContactCall>;
