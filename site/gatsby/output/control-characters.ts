// XML 1.0 section 2.2 and RFC 5545 section 3.1 have no way to write these, not even escaped.
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/g;

/** A text without the characters that neither XML nor iCalendar can hold, with line ends as LF. */
export function withoutControls(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(unwritable, "");
}
