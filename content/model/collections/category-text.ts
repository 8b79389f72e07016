/** The category labels in a text as staff type it, separated by commas of any script (R8.2). */
export function categoriesOfText(text: string): string[] {
  return text
    .split(/[,、，]/)
    .map((label) => label.trim())
    .filter((label) => label !== "");
}
