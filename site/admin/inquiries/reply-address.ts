/** A `mailto:` address for an answer. Everything is escaped, so that an odd address adds no receivers and no headers. */
export function replyAddress(email: string, subject: string): string {
  const at = email.lastIndexOf("@");
  const mailbox = `${encodeURIComponent(email.slice(0, at))}@${encodeURIComponent(email.slice(at + 1))}`;
  return `mailto:${mailbox}?subject=${encodeURIComponent(subject)}`;
}
