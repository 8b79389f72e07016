import type { ContactForm, InquiryType } from "./contact-form";

/** Whether an inquiry has reached the mailbox of staff (R5.4). */
export type Forwarding =
  /** No mail server was configured when it came: it is only in the inbox. */
  | { readonly kind: "off" }
  | {
      readonly kind: "waiting";
      /** Tries that failed so far. */
      readonly attempts: number;
      /** ISO time of the next try. */
      readonly nextTryAt: string;
      /** Code of the last failure, like `ECONNECTION` or `EAUTH 535`. */
      readonly lastFailure?: string;
    }
  | { readonly kind: "sent"; readonly at: string };

/** One inquiry of the private inbox, as `GET /api/inquiries` lists it for staff. */
export interface InquiryAnswer extends ContactForm {
  readonly _id: string;
  /** ISO time. */
  readonly receivedAt: string;
  readonly inquiryType: InquiryType;
  readonly state: "new" | "done";
  readonly forwarding: Forwarding;
}

/** `POST /api/markInquiry`. */
export interface MarkedInquiryAnswer {
  readonly item: InquiryAnswer;
}

/** `POST /api/deleteInquiry`. */
export interface DeletedInquiryAnswer {
  readonly _id: string;
}

/** `POST /api/contact`. */
export interface ContactAnswer {
  readonly status: "ok";
}
