/** Least share of equal text by which a file counts as another one that was renamed, as in git. */
const leastShare = 0.5;

/** True when so many lines are the same that one text is the other after an edit; of Markdown files the text below the fields counts. */
export function isSimilar(first: string, second: string): boolean {
  const [a, b] = [first, second].map((text) => text.replace(/^---\n.*?\n---\n/s, "").trim()) as [string, string];
  const lines = new Map<string, number>();
  for (const line of a.split("\n")) lines.set(line, (lines.get(line) ?? 0) + 1);
  let common = 0;
  for (const line of b.split("\n")) {
    const left = lines.get(line) ?? 0;
    if (left === 0) continue;
    lines.set(line, left - 1);
    common += line.length + 1;
  }
  return common / (Math.max(a.length, b.length) + 1) >= leastShare;
}
