/** The text that percent signs stand for (RFC 3986, UTF-8); undefined for a sequence that is none. */
export function percentDecoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
