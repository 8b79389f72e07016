import { useMemo } from "react";
import { htmlWithWholeDates } from "../../content/model/dates/dates-in-text";
import type { Language, Translated } from "../../content/model/text/language";
import type { Pictures } from "./Picture";
import { htmlWithPictures } from "./prose-pictures";
import { trustedHtml } from "./trusted-html";

interface Props {
  /** HTML that the model has sanitised (R8.5). */
  readonly html: Translated;
  readonly pageLanguage: Language;
  readonly pictures: Pictures;
}

/** Rich text of an item, marked with its own language where that is not the page's. */
export function Prose({ html, pageLanguage, pictures }: Props) {
  const foreign = html.language === pageLanguage ? {} : { lang: html.language };
  const __html = useMemo(
    () => trustedHtml(htmlWithPictures(reachableTables(htmlWithWholeDates(html.text)), pictures)),
    [html.text, pictures],
  );
  return <div className="prose" {...foreign} dangerouslySetInnerHTML={{ __html }} />;
}

/** A wide table scrolls sideways, which the arrow keys do where it has the focus (Safari gives it none by itself). */
const reachableTables = (html: string): string => html.replaceAll("<table>", '<table tabindex="0">');
