import { fault } from "../problems/fault";
import { loneMarkers } from "../text/conflict-markers";
import { knownReading, type BodyWarning } from "./known-readings";
import { readMarkdown } from "./markdown-html";
import { refusedPart } from "./markdown-refusal";

// A text with none of this loses nothing; most texts are not read again. A link is left out only when all of its target is plain.
const mayLose =
  /\]\([^\s()]*(?:[,;；]|%20|%E3%80%80)(?:https?[:：]|www\.)|\]\((?!(?:https?:\/\/(?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/?#][^\s()\p{C}\p{Pe}。．、，]*)?|mailto:[\w.+-]+@(?:[a-z0-9-]+\.)+[a-z]{2,}|tel:\+?\d[\d-]*|\/(?:(?![/\\]|media\/)[^\s()\p{C}\p{Pe}。．、，]*)?)\))|!\[|\]\[|\]:|<[a-z]|[＜〈][hw]/iu;

/** What of a Markdown text its page does not show or link, and what git may have left in it, by line (R8.5). Linear in the text; throws on no text. */
export function bodyWarnings(markdown: string): readonly BodyWarning[] {
  const known = knownReading(markdown);
  if (known !== undefined) return known.warnings;
  // A commit may bring what a save is refused for; it is shown as plain text.
  const refused = refusedPart(markdown);
  if (refused !== undefined) return [{ ...refused.fault, line: refused.line ?? 1 }];
  const markers = loneMarkers(markdown).map(({ line, marker }) => ({ ...fault("markerAlone", { marker }), line }));
  if (!mayLose.test(markdown)) return markers.slice(0, mostNamed);
  const found = new Map<string, BodyWarning>();
  for (const { raw, fault: what } of dropped(markdown)) {
    const line = lineOf(markdown, raw);
    found.set(`${String(line)} ${JSON.stringify(what)}`, { ...what, line });
  }
  return [...found.values(), ...markers].sort((a, b) => a.line - b.line).slice(0, mostNamed);
}

/** So many parts of a text are named; that of an attacker has thousands. */
export const mostNamed = 20;

function dropped(markdown: string) {
  try {
    return readMarkdown(markdown).tokenizer.dropped.slice(0, 10 * mostNamed);
  } catch {
    return [];
  }
}

/** The line on which a part of the text begins; in a quotation or a list its further lines are written differently. */
function lineOf(markdown: string, raw: string): number {
  const at = markdown.indexOf(raw.split("\n", 1)[0] ?? raw);
  return markdown.slice(0, Math.max(at, 0)).split("\n").length;
}
