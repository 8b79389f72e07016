/** The lines of a file that set when it is public, found without parsing its text. */
export function publicationLines(text: string): string {
  const fields = text
    .split(/^---\s*$/m)
    .slice(0, 2)
    .join("\n");
  return (fields.match(/^\s*["']?(?:draft|publishAt|unpublishAt)["']?\s*[:：].*$/gim) ?? []).join("\n");
}
