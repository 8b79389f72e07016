import type { ReactNode } from "react";
import { translate } from "../../../../content/model/text/language";
import { isSafeLink } from "../../../../content/model/text/link";
import { imageUrlOf } from "../entry/entry-picture";
import { useHtml } from "./item-html";
import { RichText } from "./RichText";
import { useServices } from "../services/services";
import { wordsOf } from "../services/words";
import type { Entry } from "../entry/entry";

interface ItemContentProps {
  readonly item: Entry;
  /** The field with its text. */
  readonly bodyField: string;
  /** Level of the text's own headings. */
  readonly topHeading: number;
  /** Shown above the text. */
  readonly children: ReactNode;
}

/** The texts of an event or a news item. */
type Texts = Readonly<Partial<Record<string, string>>>;

/** Picture, text, link and contact of an event or a news item. */
export function ItemContent({ item, bodyField, topHeading, children }: ItemContentProps) {
  const { language, apiBase } = useServices();
  const { imageAlt = "", imageAlt_jp, ...texts } = item.fields as Texts;
  const text = translate(language, texts[bodyField] ?? "", texts[`${bodyField}_jp`]);
  const html = useHtml(text.text);
  const alt = translate(language, imageAlt, imageAlt_jp);
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
        {html === undefined ? null : <RichText html={html} textLanguage={text.language} topHeading={topHeading} />}
        <ItemLink {...texts} />
        <ContactLink {...texts} />
      </div>
    </>
  );
}

/** The item's link under the words its button has on the site. */
function ItemLink({ link, buttonText, buttonText_jp }: Texts) {
  const { language } = useServices();
  if (link === undefined || !isSafeLink(link)) return null;
  const english = buttonText ?? wordsOf("en").form.defaultButtonText;
  const japanese = buttonText_jp ?? (buttonText === undefined ? wordsOf("ja").form.defaultButtonText : undefined);
  const label = translate(language, english, japanese);
  return (
    <p className="adm-card-link">
      <a href={link} lang={label.language} target="_blank" rel="noopener noreferrer">
        {label.text}
      </a>
      <span className="adm-hint">{link}</span>
    </p>
  );
}

function ContactLink({ contactEmail: address }: Texts) {
  if (address === undefined) return null;
  return (
    <p className="adm-card-link">
      <a href={`mailto:${address}`}>{address}</a>
    </p>
  );
}
