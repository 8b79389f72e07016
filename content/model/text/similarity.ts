/** Least share of equal text by which a file counts as another one that was renamed, as in git. */
const leastShare = 0.5;

/** True when so many lines are the same that one text is the other after an edit; of Markdown files the text below the fields counts. */
export function isSimilar(first: string, second: string): boolean {
  const [a, b] = [first, second].map((text) => withLineFeeds(text).replace(/^---\n.*?\n---\n/s, "")) as [
    string,
    string,
  ];
  return likeness(a, b) >= leastShare;
}

/** The share of two texts that is equal, 0 to 1, by whole lines; their ends do not count, as in git. */
export function likeness(first: string, second: string): number {
  const [a, b] = [first, second].map((text) => withLineFeeds(text).trim()) as [string, string];
  const lines = new Map<string, number>();
  for (const line of a.split("\n")) lines.set(line, (lines.get(line) ?? 0) + 1);
  let common = 0;
  for (const line of b.split("\n")) {
    const left = lines.get(line) ?? 0;
    if (left === 0) continue;
    lines.set(line, left - 1);
    common += line.length + 1;
  }
  return common / (Math.max(a.length, b.length) + 1);
}

const withLineFeeds = (text: string): string => text.replaceAll("\r\n", "\n");
