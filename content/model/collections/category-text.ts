import type { SiteSettings } from "./site-settings";

/** The category labels in a text as staff type it, separated by commas of any script (R8.2). */
export function categoriesOfText(text: string): string[] {
  return text
    .split(/[,、，]/)
    .map((label) => label.trim())
    .filter((label) => label !== "");
}

/** The labels of news items as `site.yml` has them: one that was typed as Japanese pages show it becomes the label. Others stay. */
export function siteLabels(labels: readonly string[], categories: SiteSettings["categories"]): string[] {
  const labelOf = new Map([
    ...categories.map(({ en, ja }) => [ja, en] as const),
    ...categories.map(({ en }) => [en, en] as const),
  ]);
  return [...new Set(labels.map((label) => labelOf.get(label) ?? label))];
}
