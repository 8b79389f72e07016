// Longer names are nobody's: each of many would be read to the end of its paragraph.
const media =
  /\/media\/(?:[a-z0-9][a-z0-9._/-]*\.(?:jpg|jpeg|png|webp)|[^\s"'()<>[\]\\]{1,500}?\.[Pp][Dd][Ff](?![A-Za-z0-9]))/g;

/** Paths of the pictures and documents that Markdown texts name, by a search that reads no Markdown: a path in other words is one, too. */
export function mediaInMarkdown(...texts: readonly (string | undefined)[]): string[] {
  return texts.flatMap((text) => (text?.includes("/media/") === true ? (text.match(media) ?? []) : []));
}
