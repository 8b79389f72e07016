import { randomBytes } from "node:crypto";
import { z } from "zod";
import { inquiryTypes, isInquiryType, type ContactForm } from "../../content/model/api/contact-form";
import { inquiryStates, type InquiryAnswer } from "../../content/model/api/inquiry-answer";

const isoTime = z.iso.datetime();

/** An inquiry as its file keeps it; the folder of the file overrides `state`. */
export const Inquiry = z.strictObject({
  _id: z.string(),
  receivedAt: isoTime,
  name: z.string(),
  company: z.string(),
  email: z.string(),
  contact: z.string(),
  inquiryType: z.enum(inquiryTypes),
  message: z.string(),
  state: z.enum(inquiryStates),
  forwarding: z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("off") }),
    z.strictObject({
      kind: z.literal("waiting"),
      attempts: z.int().nonnegative(),
      nextTryAt: isoTime,
      lastFailure: z.string().exactOptional(),
    }),
    z.strictObject({ kind: z.enum(["sent", "summarised"]), at: isoTime }),
  ]),
}) satisfies z.ZodType<InquiryAnswer>;
export type Inquiry = z.infer<typeof Inquiry>;

const idPattern = /^\d{8}T\d{9}Z-[0-9a-f]{16}$/;

/** True for what `newId` makes: sorts by time, cannot be guessed, and is safe as a file's stem. */
export function isInquiryId(id: string): boolean {
  return idPattern.test(id);
}

/** The beginning of every id of that time. */
export function idTime(time: Date): string {
  return time.toISOString().replace(/[-:.]/g, "");
}

/** An id that sorts by time. */
export function newId(now: Date): string {
  return `${idTime(now)}-${randomBytes(8).toString("hex")}`;
}

/** The time in an id, as an ISO time. */
export function timeOfId(id: string): string {
  return id.replace(/^(\d{4})(\d\d)(\d\dT\d\d)(\d\d)(\d\d)(\d{3}Z).*$/, "$1-$2-$3:$4:$5.$6");
}

/** A checked form as a new inquiry; `forward` when a mail server waits for it. */
export function newInquiry(form: ContactForm, now: Date, forward: boolean): Inquiry {
  const { inquiryType, ...fields } = form;
  if (!isInquiryType(inquiryType)) throw new Error("an inquiry is made of a checked form only");
  const receivedAt = now.toISOString();
  return {
    _id: newId(now),
    receivedAt,
    ...fields,
    inquiryType,
    state: "new",
    forwarding: forward ? { kind: "waiting", attempts: 0, nextTryAt: receivedAt } : { kind: "off" },
  };
}
