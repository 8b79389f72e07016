import { useFrame } from "../shell/frame";

interface Props {
  readonly subject?: string;
  readonly body?: string;
}

// Longer addresses are cut off by some mail programs, in the middle of a text.
const longestAddress = 1800;

/** The chamber's address, to write to directly; a text that is too long for an address is left out. */
export function MailLink({ subject, body }: Props) {
  const { email } = useFrame().site;
  const given = [
    subject === undefined ? [] : [part("subject", subject)],
    body === undefined ? [] : [part("body", body)],
  ];
  const full = addressOf(email, given.flat());
  const href = full.length <= longestAddress ? full : addressOf(email, given[0] ?? []);
  return <a href={href}>{email}</a>;
}

const part = (name: string, text: string): string => `${name}=${encodeURIComponent(text.replace(/\r?\n/g, "\r\n"))}`;

const addressOf = (email: string, parts: readonly string[]): string =>
  `mailto:${email}${parts.length === 0 ? "" : `?${parts.join("&")}`}`;
