// Browsers drop these before they read a link, so that "java\tscript:" would pass a naive check.
const dropped = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\ufeff]/;

/** A link as it is stored: trimmed, `www.` gets `https://` (R8.6). */
export function normaliseLink(value: string): string {
  const trimmed = value.trim();
  return /^www\./i.test(trimmed) ? `https://${trimmed}` : trimmed;
}

/** True for an absolute http, https or mailto link: nothing else may be the target of a button. */
export function isSafeLink(value: string): boolean {
  if (dropped.test(value)) return false;
  if (/^mailto:[^/?]/i.test(value)) return true;
  if (!/^https?:\/\/[^/\\]/i.test(value)) return false;
  try {
    const url = new URL(value);
    return url.username === "" && url.password === "";
  } catch {
    return false;
  }
}
