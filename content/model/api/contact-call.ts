import { z } from "zod";
import { captchaParameter, proofParameter } from "./contact-form";
import { says } from "../problems/fault";
import { text } from "../collections/fields";

// Identifiers of the external e-mail service; this product's own API takes any.
const identifier = text().max(200, says("tooLong", { max: 200 }));
const maxTokenLength = 10_000;
const token = text()
  .max(maxTokenLength, says("tooLong", { max: maxTokenLength }))
  .optional();

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
      [captchaParameter]: token,
      [proofParameter]: token,
    },
    {
      error: ({ input, code }) =>
        code !== "invalid_type" ? undefined : input === undefined ? says("required") : says("notObject"),
    },
  ),
});
export type ContactCall = z.infer<typeof ContactCall>;
