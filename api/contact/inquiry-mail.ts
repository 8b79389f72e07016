import type { Inquiry } from "./inquiry";

/** A plain-text mail about an inquiry. Addresses are objects, so that nothing a visitor typed is parsed as a header. */
export interface InquiryMail {
  readonly from: { readonly name: string; readonly address: string };
  readonly to: { readonly name: string; readonly address: string };
  readonly replyTo: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly date: Date;
  /** The same at every try, so that a mail sent twice after a crash is seen as one. */
  readonly messageId: string;
  readonly headers: Readonly<Record<string, string>>;
}

const separator = "-".repeat(40);

/**
 * The mail that forwards an inquiry to staff, who read both languages.
 * @param from address the mail server lets us send from; never the visitor's, which would look forged
 */
export function inquiryMail(
  inquiry: Inquiry,
  { from, to }: { readonly from: string; readonly to: string },
): InquiryMail {
  const { name, company, email, contact, inquiryType, message, receivedAt, _id } = inquiry;
  const lines: readonly (readonly [label: string, value: string])[] = [
    ["Name / お名前", name],
    ["Company / 会社名", company],
    ["E-mail / メールアドレス", email],
    ["Phone / 電話番号", contact],
    ["About / お問い合わせの種類", inquiryType],
    ["Received / 受信日時", `${timeInTokyo(receivedAt)} (Asia/Tokyo)`],
    ["Reference / 受付番号", _id],
  ];
  const head = lines.filter(([, value]) => value !== "").map(([label, value]) => `${label}: ${value}`);
  return {
    from: { name: "Contact form / お問い合わせフォーム", address: from },
    to: { name: "", address: to },
    replyTo: { name, address: email },
    subject: `[${inquiryType}] Inquiry / お問い合わせ: ${name}`,
    text: `${head.join("\n")}\n\n${separator}\n\n${message}\n`,
    date: new Date(receivedAt),
    messageId: `<${_id}@${to.slice(to.lastIndexOf("@") + 1)}>`,
    // Mail programs that answer by themselves (holidays) leave such mails alone.
    headers: { "Auto-Submitted": "auto-generated" },
  };
}

function timeInTokyo(iso: string): string {
  return new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Tokyo", dateStyle: "short", timeStyle: "short" }).format(
    new Date(iso),
  );
}
