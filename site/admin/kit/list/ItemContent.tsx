import type { ReactNode } from "react";
import { translate } from "../../../../content/model/text/language";
import { isSafeLink } from "../../../../content/model/text/link";
import type { DatedItem } from "../../client";
import { imageUrlOf } from "../fields/image-url";
import { RichText } from "./RichText";
import { useServices } from "../app/services";
import { wordsOf } from "../status/words";

interface ItemContentProps {
  readonly item: DatedItem;
  /** Its text as sanitised HTML. */
  readonly html: { readonly en: string; readonly ja: string | undefined };
  /** Level of the text's own headings. */
  readonly topHeading: number;
  /** Shown above the text. */
  readonly children: ReactNode;
}

/** Picture, text, link and contact of an event or a news item. */
export function ItemContent({ item, html, topHeading, children }: ItemContentProps) {
  const { language, apiBase } = useServices();
  const text = translate(language, html.en, html.ja);
  const alt = translate(language, item.imageAlt ?? "", item.imageAlt_jp);
  const imageUrl = imageUrlOf(item, apiBase);
  return (
    <>
      {imageUrl === undefined ? null : (
        <img
          className="adm-card-image"
          src={imageUrl}
          alt={alt.text}
          lang={alt.language}
          loading="lazy"
          width="160"
          height="90"
        />
      )}
      <div className="adm-card-body">
        {children}
        <RichText html={text.text} textLanguage={text.language} topHeading={topHeading} />
        <ItemLink item={item} />
        <ContactLink item={item} />
      </div>
    </>
  );
}

/** The item's link under the words its button has on the site. */
function ItemLink({ item }: { readonly item: DatedItem }) {
  const { language } = useServices();
  if (item.link === undefined || !isSafeLink(item.link)) return null;
  const english = item.buttonText ?? wordsOf("en").form.defaultButtonText;
  const japanese =
    item.buttonText_jp ?? (item.buttonText === undefined ? wordsOf("ja").form.defaultButtonText : undefined);
  const label = translate(language, english, japanese);
  return (
    <p className="adm-card-link">
      <a href={item.link} lang={label.language} target="_blank" rel="noopener noreferrer">
        {label.text}
      </a>
      <span className="adm-hint">{item.link}</span>
    </p>
  );
}

function ContactLink({ item }: { readonly item: DatedItem }) {
  const address = "contactEmail" in item ? item.contactEmail : undefined;
  if (address === undefined) return null;
  return (
    <p className="adm-card-link">
      <a href={`mailto:${address}`}>{address}</a>
    </p>
  );
}
