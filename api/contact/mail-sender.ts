import type { Transporter } from "nodemailer";
import { errorCode } from "../support/error-code";
import type { Inquiry } from "./inquiry";
import { inquiryMail, summaryMail, type PlainMail } from "./inquiry-mail";

/** Where mails go: `SMTP_URL` and `CONTACT_TO` (R5.4). */
export interface MailSettings {
  readonly url: string;
  readonly to: string;
  /** Mails, and the password of `url`, may cross the network in clear text when the mail server has no TLS. */
  readonly allowPlainText?: boolean;
}

/** Sends mails to staff; each call resolves when the mail server has taken the mail over. */
export interface MailSender {
  inquiry(inquiry: Inquiry, signal: AbortSignal): Promise<void>;
  /** One mail about many inquiries, the first of which are listed. */
  summary(listed: readonly Inquiry[], count: number, signal: AbortSignal): Promise<void>;
}

const timeouts = { connectionTimeout: 15_000, greetingTimeout: 15_000, dnsTimeout: 15_000, socketTimeout: 60_000 };

/** A way to a mail server. */
export interface MailTransport {
  /** Address the mail server lets us send from. */
  readonly from: string;
  /** Resolves when the mail server has taken the mail over. */
  send(mail: PlainMail, signal: AbortSignal): Promise<void>;
}

/** Sends plain-text mails by SMTP. Nothing connects before the first one. */
export function mailTransport({ url, to, allowPlainText = false }: MailSettings): MailTransport {
  const { username } = new URL(url);
  let transport: Transporter | undefined;
  // Not loaded before the service listens: it starts faster (`loadEarly`).
  const connect = async (): Promise<Transporter> => {
    const { createTransport } = await import("nodemailer");
    return createTransport({
      url,
      ...timeouts,
      requireTLS: !allowPlainText,
    });
  };
  return {
    from: senderAddress(username, to),
    async send(mail, signal) {
      transport ??= await connect();
      await transport.sendMail({ ...mail, signal, disableFileAccess: true, disableUrlAccess: true });
    },
  };
}

/** A sender of mails about inquiries. */
export function mailSender({ inboxUrl, ...settings }: MailSettings & { readonly inboxUrl: string }): MailSender {
  const transport = mailTransport(settings);
  const { from } = transport;
  const { to } = settings;
  return {
    inquiry: (inquiry, signal) => transport.send(inquiryMail(inquiry, { from, to }), signal),
    summary: (listed, count, signal) => transport.send(summaryMail(listed, { count, inboxUrl, from, to }), signal),
  };
}

/** A failure as codes only (`ECONNECTION`, `EAUTH 535`): mail servers repeat addresses in their words. */
export function mailFailure(thrown: unknown): string {
  const code = errorCode(thrown);
  const status =
    typeof thrown === "object" && thrown !== null && "responseCode" in thrown ? thrown.responseCode : undefined;
  const words = [code, status].filter(
    (part): part is string | number =>
      typeof part === "number" || (typeof part === "string" && /^[A-Z_0-9]{1,40}$/.test(part)),
  );
  return words.length === 0 ? "unknown" : words.join(" ");
}

/** The mailbox we log in with, when it is one; mail servers refuse other senders. */
function senderAddress(username: string, to: string): string {
  const name = decodeURIComponent(username);
  return /^[^\s@<>]+@[^\s@<>]+$/.test(name) ? name : to;
}
