import { randomUUID } from "node:crypto";
import type { Language } from "../../content/model/text/language";
import type { PlainMail } from "../contact/inquiry-mail";

export interface InvitationMail {
  /** Address the mail server lets us send from. */
  readonly from: string;
  readonly to: string;
  readonly name: string;
  /** Who invites, when they have a name. */
  readonly by: string | undefined;
  readonly publicUrl: string;
  readonly link: string;
  readonly until: Date;
  readonly now: Date;
}

/** The mail that brings an invitation's link, in the language of who invites. */
export function invitationMail(invitation: InvitationMail, language: Language): PlainMail {
  const { from, to, publicUrl, now } = invitation;
  const { hostname } = new URL(publicUrl);
  const { subject, lines } = texts[language](invitation, hostname);
  return {
    from: { name: hostname, address: from },
    to: { name: "", address: to },
    subject,
    text: `${lines.join("\n")}\n`,
    date: now,
    messageId: `<${randomUUID()}@${hostname}>`,
    headers: { "Auto-Submitted": "auto-generated" },
  };
}

interface Text {
  readonly subject: string;
  readonly lines: readonly string[];
}

const texts: Record<Language, (invitation: InvitationMail, host: string) => Text> = {
  en: ({ name, by = "An administrator", publicUrl, link, until }, host) => ({
    subject: `Invitation to edit ${host}`,
    lines: [
      `${name},`,
      "",
      `${by} invites you to edit the website ${publicUrl}.`,
      "Open this link on the device that you want to use, and add a passkey (fingerprint, face or PIN):",
      "",
      link,
      "",
      `The link works once, within 72 hours: until ${timeInTokyo(until, "en-US")} (Tokyo). Do not pass it on.`,
      "If you did not expect this mail, delete it.",
    ],
  }),
  ja: ({ name, by, publicUrl, link, until }, host) => ({
    subject: `${host}の編集への招待`,
    lines: [
      `${name}さん`,
      "",
      `${by === undefined ? "管理者" : `${by}さん`}から、ウェブサイト（${publicUrl}）の編集に招待されました。`,
      "お使いになる端末で次のリンクを開き、パスキー（指紋、顔認証、暗証番号など）を登録してください。",
      "",
      link,
      "",
      `リンクは1回だけ使えます。有効期限は72時間後の${timeInTokyo(until, "ja-JP")}（日本時間）です。ほかの人には渡さないでください。`,
      "お心当たりのない場合は、このメールを削除してください。",
    ],
  }),
};

function timeInTokyo(time: Date, locale: string): string {
  const format = { timeZone: "Asia/Tokyo", dateStyle: "long", timeStyle: "short", hourCycle: "h23" } as const;
  return new Intl.DateTimeFormat(locale, format).format(time);
}
