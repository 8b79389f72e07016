import { useMemo } from "react";
import { htmlWithWholeDates } from "../../content/model/dates/dates-in-text";
import type { Language, Translated } from "../../content/model/text/language";
import { useFrame } from "../shell/frame";
import { htmlWithDocuments, htmlWithOwnAddresses } from "./prose-links";
import type { Pictures } from "./Picture";
import { headingsBelow, withReachableBoxes } from "./prose-html";
import { trustedHtml } from "./trusted-html";

interface Props {
  /** HTML that the model has sanitised (R8.5). */
  readonly html: Translated;
  readonly pageLanguage: Language;
  readonly pictures: Pictures;
  /** Level of the heading above the text. */
  readonly below: number;
}

const none = {};

/** Rich text of an item, marked with its own language where that is not the page's. */
export function Prose({ html, pageLanguage, pictures, below }: Props) {
  const { documents = none } = useFrame();
  const foreign = html.language === pageLanguage ? {} : { lang: html.language };
  const __html = useMemo(() => {
    const text = htmlWithDocuments(htmlWithWholeDates(htmlWithOwnAddresses(html.text)), documents, html.language);
    return trustedHtml(htmlWithPictures(withReachableBoxes(headingsBelow(text, below)), pictures));
  }, [html, documents, pictures, below]);
  return <div className="prose" {...foreign} dangerouslySetInnerHTML={{ __html }} />;
}

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
