const [begins, divides, ends] = [/^<{7} /, /^={7}$/, /^>{7} /];
/** Markers with the words that git puts behind them. */
const labelled =
  /^(?:<{7} (?:HEAD|ours|Updated upstream)|>{7} (?:theirs|Stashed changes|main|master|origin\/\S+|[\da-f]{7,40}(?: \(.*\))?))$/;

/**
 * The lines (1-based) at which conflicts begin that git wrote into a text and nobody resolved, or only in part: two of the
 * three markers in their order, or one with git's own words. Another one alone is Markdown: a heading's underline, a quote in a quote.
 */
export function conflictLines(text: string): readonly number[] {
  const found = new Set<number>();
  let open: { readonly line: number; readonly divided: boolean } | undefined;
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    if (begins.test(line)) open = { line: at + 1, divided: false };
    else if (divides.test(line) && open?.divided !== false) open = { line: at + 1, divided: true };
    else if (open && (divides.test(line) || ends.test(line))) {
      found.add(open.line);
      open = ends.test(line) ? undefined : { ...open, divided: true };
      continue;
    }
    if (labelled.test(line)) found.add(at + 1);
  }
  return [...found];
}

const alone = /^(?:<{7}|>{7}) \S{1,100}$/;

/** Lines that git may have written, with a branch's name, around a conflict whose other lines are gone; or a quotation of one word. */
export function loneMarkers(text: string): readonly { readonly line: number; readonly marker: string }[] {
  return text.split(/\r?\n/).flatMap((marker, at) => (alone.test(marker) ? [{ line: at + 1, marker }] : []));
}
