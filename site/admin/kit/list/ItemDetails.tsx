import { translate } from "../../../../content/model/text/language";
import { isSafeLink } from "../../../../content/model/text/link";
import type { AdminItem } from "../../client";
import { imageUrlOf } from "../fields/image-url";
import type { ItemCardProps } from "./item-card-props";
import { RichText } from "./RichText";
import { useServices } from "../app/services";
import type { CommonValues } from "../form/values";
import { wordsOf } from "../status/words";

interface ItemDetailsProps<Item extends AdminItem, V extends CommonValues> extends ItemCardProps<Item, V> {
  readonly titleId: string;
}

/** What of an item its row does not hold: picture, other title, text, links, and what else can be done with it. */
export function ItemDetails<Item extends AdminItem, V extends CommonValues>(props: ItemDetailsProps<Item, V>) {
  const { kind, item, titleId, level } = props;
  const { language, apiBase } = useServices();
  const html = kind.htmlOf(item);
  const text = translate(language, html.en, html.ja);
  const alt = translate(language, item.imageAlt ?? "", item.imageAlt_jp);
  const imageUrl = imageUrlOf(item, apiBase);
  const otherTitle = language === "ja" ? item.title : item.title_jp;
  return (
    <div id={`${titleId}-details`} className="adm-card-details">
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
        {otherTitle && otherTitle !== translate(language, item.title, item.title_jp).text ? (
          <p className="adm-other-title" lang={language === "ja" ? "en" : "ja"}>
            {otherTitle}
          </p>
        ) : null}
        <RichText html={text.text} textLanguage={text.language} topHeading={level + 1} />
        <ItemLink item={item} />
        <ContactLink item={item} />
      </div>
      <ItemButtons {...props} />
    </div>
  );
}

function ItemButtons<Item extends AdminItem, V extends CommonValues>(props: ItemDetailsProps<Item, V>) {
  const { item, titleId, status, onDelete, onCopy, onDuplicate, onShare, onHistory } = props;
  const { words } = useServices();
  const buttons = [
    { label: words.list.copy, onClick: onCopy },
    { label: words.list.duplicate, onClick: onDuplicate },
    { label: words.list.share, onClick: onShare },
    { label: words.history.button, onClick: onHistory },
  ];
  return (
    <div className="adm-card-actions" role="group" aria-labelledby={titleId}>
      {buttons.map(({ label, onClick }) => (
        <button
          key={label}
          type="button"
          className="adm-button"
          aria-describedby={titleId}
          onClick={() => onClick(item)}
        >
          {label}
        </button>
      ))}
      <button
        type="button"
        className="adm-button adm-danger"
        aria-describedby={titleId}
        aria-disabled={status === "deleting"}
        onClick={() => onDelete(item)}
      >
        {status === "deleting" ? words.list.deleting : words.list.delete}
      </button>
    </div>
  );
}

/** The item's link under the words its button has on the site. */
function ItemLink({ item }: { readonly item: AdminItem }) {
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

function ContactLink({ item }: { readonly item: AdminItem }) {
  const address = "contactEmail" in item ? item.contactEmail : undefined;
  if (address === undefined) return null;
  return (
    <p className="adm-card-link">
      <a href={`mailto:${address}`}>{address}</a>
    </p>
  );
}
