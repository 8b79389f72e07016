const picture = /\/media\/[a-z0-9][a-z0-9._/-]*\.(?:jpg|jpeg|png|webp)/g;

/** Paths of the pictures that Markdown texts name, by a search that reads no Markdown: a path in other words is one, too. */
export function picturesInMarkdown(...texts: readonly (string | undefined)[]): string[] {
  return texts.flatMap((text) => (text?.includes("/media/") === true ? (text.match(picture) ?? []) : []));
}
