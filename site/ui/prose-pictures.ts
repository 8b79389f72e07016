import type { Pictures } from "./Picture";

/** An `<img>` as the model's sanitiser writes it. */
const image = /<img src="([^"]*)"([^>]*)>/g;
/** As in `<img sizes>`: a text is at most 46rem wide. */
const sizes = "(min-width: 50rem) 46rem, 92vw";

/**
 * Sanitised HTML with its pictures in the formats and widths that the build made, loaded when they come near, and with
 * their size, so that nothing moves when they arrive. A picture newer than the build shows as its original.
 */
export function htmlWithPictures(html: string, pictures: Pictures): string {
  return html.replace(image, (_, src: string, rest: string) => {
    const data = pictures[src];
    const sources = data?.images.sources?.map(
      ({ type, srcSet }) => `<source type="${type}" srcset="${srcSet}" sizes="${sizes}">`,
    );
    const size = data ? ` width="${String(Math.round(data.width))}" height="${String(Math.round(data.height))}"` : "";
    const shown = data?.images.fallback?.src ?? src;
    return `<picture>${sources?.join("") ?? ""}<img src="${shown}"${size} loading="lazy" decoding="async"${rest}></picture>`;
  });
}
