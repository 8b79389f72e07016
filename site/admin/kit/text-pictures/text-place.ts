/**
 * Where a place of a text is after the text was changed; undefined when the text was exchanged for another, which a
 * `typed` change never does.
 */
export function placeAfter(place: number, before: string, after: string, typed: boolean): number | undefined {
  if (!typed && (before === "" || !after.startsWith(before))) return undefined;
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  if (place <= start) return place;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return Math.max(place, before.length - end) === place ? place + after.length - before.length : after.length - end;
}

/** A picture as Markdown; its description is shown as it was typed. */
export const pictureMarkdown = (description: string, path: string): string => `!${linkMarkdown(description, path)}`;

/** A link to a document as Markdown; its words are shown as they were typed. */
export function linkMarkdown(description: string, path: string): string {
  // The parser takes the backslash from brackets before it looks for a link.
  const escaped = description.trim().replace(/[\\[\]*_`<~]/g, "\\$&");
  return `[${escaped.replaceAll("\\](", "\\]\\(")}](${path})`;
}

/** What comes between the end of a text and a picture after it: an empty line. */
export function gapAfter(text: string): string {
  if (text.trim() === "") return "";
  return text.endsWith("\n\n") ? "" : text.endsWith("\n") ? "\n" : "\n\n";
}
