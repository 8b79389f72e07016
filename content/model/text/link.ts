/** Browsers drop these before they read a link, so that "java\tscript:" would pass a naive check. */
export const dropped = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\ufeff]/;
const mailAddress = /^(?!\/)[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z0-9-]{1,63}\.)+[a-z]{2,63}$/i;
/** White space, and what is copied with an address from chats and file managers and nobody sees. */
const unseenEnds = /^[\s\p{Default_Ignorable_Code_Point}]+|[\s\p{Default_Ignorable_Code_Point}]+$/gu;
/** An address pasted behind the scheme that a field began with. */
const firstScheme = /^https?:\/\/(?=https?:\/\/)/i;
/** A link as it is stored: trimmed, `www.` gets `https://`, an email address `mailto:` (R8.6). */
export function normaliseLink(value: string): string {
  const trimmed = value.replace(unseenEnds, "").replace(firstScheme, "");
  if (/^www\./i.test(trimmed)) return `https://${trimmed}`;
  return trimmed.length <= 320 && mailAddress.test(trimmed) ? `mailto:${trimmed}` : trimmed;
}

/** True for an absolute http, https or mailto link: nothing else may be the target of a button. */
export function isSafeLink(value: string): boolean {
  if (dropped.test(value)) return false;
  if (/^mailto:[^/?]/i.test(value)) return true;
  if (!/^https?:\/\/[^/\\]/i.test(value)) return false;
  const url = webAddress(value);
  return url?.username === "" && url.password === "";
}

/** An address that browsers can follow: its host and port are possible ones, and the host is no second scheme. */
export function webAddress(value: string): URL | undefined {
  try {
    const url = new URL(value);
    // Chromium encodes what no host can have, as a blank, where others refuse the address.
    return /^https?$|%/.test(url.hostname) ? undefined : url;
  } catch {
    return undefined;
  }
}
