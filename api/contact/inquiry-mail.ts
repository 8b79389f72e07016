import type { Inquiry } from "./inquiry";

/** A plain-text mail. Addresses are objects, so that nothing a visitor typed is parsed as a header. */
export interface PlainMail {
  readonly from: { readonly name: string; readonly address: string };
  readonly to: { readonly name: string; readonly address: string };
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly date: Date;
  /** The same at every try, so that a mail sent twice after a crash is seen as one. */
  readonly messageId: string;
  readonly headers: Readonly<Record<string, string>>;
}

interface Addresses {
  /** Address the mail server lets us send from; never the visitor's, which would look forged. */
  readonly from: string;
  readonly to: string;
}

const separator = "-".repeat(40);
const excerptLength = 120;

/** The mail that forwards an inquiry to staff, who read both languages. */
export function inquiryMail(inquiry: Inquiry, { from, to }: Addresses): PlainMail {
  const { name, company, email, contact, inquiryType, message, receivedAt, _id } = inquiry;
  const lines: readonly (readonly [label: string, value: string])[] = [
    ["Name / お名前", name],
    ["Company / 会社名", company],
    ["Email / メールアドレス", email],
    ["Phone / 電話番号", contact],
    ["About / お問い合わせの種類", inquiryType],
    ["Received / 受信日時", `${timeInTokyo(receivedAt)} (Asia/Tokyo)`],
    ["Reference / 受付番号", _id],
  ];
  const head = lines.filter(([, value]) => value !== "").map(([label, value]) => `${label}: ${value}`);
  return {
    ...envelope({ from, to }, inquiry),
    replyTo: { name, address: email },
    subject: `[${inquiryType}] Inquiry / お問い合わせ: ${name}`,
    text: `${head.join("\n")}\n\n${separator}\n\n${message}\n`,
  };
}

/** One mail about `count` inquiries (R5.7); those given are listed, the newest first. */
export function summaryMail(
  listed: readonly Inquiry[],
  { count, inboxUrl, from, to }: Addresses & { readonly count: number; readonly inboxUrl: string },
): PlainMail {
  const [newest] = listed;
  if (newest === undefined) throw new Error("a summary is made of at least one inquiry");
  const lines = listed.map(({ name, email, inquiryType, message, receivedAt }) =>
    [
      `${timeInTokyo(receivedAt)} [${inquiryType}] ${name} <${email}>`,
      `  ${message.replace(/\s+/g, " ").slice(0, excerptLength).toWellFormed()}`,
    ].join("\n"),
  );
  const head = [
    `${String(count)} inquiries arrived in a short time and were not forwarded one by one.`,
    "All of them are in the inbox, where they can be searched, answered and deleted:",
    `短時間に${String(count)}件のお問い合わせが届いたため、1件ずつの転送は行いませんでした。`,
    "すべて受信箱に保存されています。検索・返信・削除は受信箱で行えます：",
    inboxUrl,
  ];
  const others = count - listed.length;
  const more = others === 0 ? [] : [`… and ${String(others)} more / ほか${String(others)}件`];
  return {
    ...envelope({ from, to }, newest),
    subject: `${String(count)} inquiries / お問い合わせ${String(count)}件`,
    text: `${head.join("\n")}\n\n${separator}\n\n${[...lines, ...more].join("\n\n")}\n`,
  };
}

function envelope({ from, to }: Addresses, { _id, receivedAt }: Inquiry) {
  return {
    from: { name: "Contact form / お問い合わせフォーム", address: from },
    to: { name: "", address: to },
    date: new Date(receivedAt),
    messageId: `<${_id}@${to.slice(to.lastIndexOf("@") + 1)}>`,
    // Mail programs that answer by themselves (holidays) leave such mails alone.
    headers: { "Auto-Submitted": "auto-generated" },
  };
}

let timeFormat: Intl.DateTimeFormat | undefined;

function timeInTokyo(iso: string): string {
  timeFormat ??= new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Tokyo", dateStyle: "short", timeStyle: "short" });
  return timeFormat.format(new Date(iso));
}
