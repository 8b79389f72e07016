const contactLine = /^<([^<>\s]+@[^<>\s]+)>$/;

/** A paragraph of the terms as a form shows it: an item of a list is a line, an address of a contact the last one. */
export function textOfParagraph(paragraph: unknown): string {
  if (typeof paragraph === "string") return paragraph;
  if (Array.isArray(paragraph)) return paragraph.map(String).join("\n");
  if (typeof paragraph !== "object" || paragraph === null) return "";
  const { text = "", email = "" } = paragraph as { readonly text?: string; readonly email?: string };
  return `${text}\n<${email}>`;
}

/** The inverse: the paragraph of the lines of a form. */
export function paragraphOfText(text: string): unknown {
  const lines = text.replace(/\s+$/, "").split(/\r?\n/);
  const email = lines.length === 2 ? contactLine.exec(lines[1]?.trim() ?? "")?.[1] : undefined;
  if (email !== undefined) return { text: lines[0], email };
  return lines.length === 1 ? lines[0] : lines;
}
