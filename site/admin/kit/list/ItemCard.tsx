import { useState } from "react";
import { translate } from "../../../../content/model/text/language";
import { isSafeLink } from "../../../../content/model/text/link";
import type { AdminItem } from "../../client";
import { imageUrlOf } from "../fields/image-url";
import type { ItemKind } from "../form/item-kind";
import { RichText } from "./RichText";
import { useServices } from "../app/services";
import { LanguageBadges } from "../translations/LanguageBadges";
import type { TranslationSummary } from "../translations/translation-marks";
import type { CommonValues } from "../form/values";
import { wordsOf } from "../status/words";

/** What can be done with an item of the list. */
export interface ItemActions<Item> {
  readonly onEdit: (item: Item) => void;
  readonly onDelete: (item: Item) => void;
  readonly onCopy: (item: Item) => void;
  /** Opens the form with a copy of the item, to be saved as a new one. */
  readonly onDuplicate: (item: Item) => void;
  /** Puts a short announcement in both languages on the clipboard. */
  readonly onShare: (item: Item) => void;
  readonly onHistory: (item: Item) => void;
}

interface ItemCardProps<Item extends AdminItem, V extends CommonValues> extends ItemActions<Item> {
  readonly kind: ItemKind<Item, V>;
  readonly item: Item;
  readonly translations: TranslationSummary;
  readonly today: string;
  /** Level of the title's heading, one below the heading of its section. */
  readonly level: 3 | 4;
  readonly status: "none" | "editing" | "deleting";
}

/** A row of the list: title, facts, languages and Edit; the rest of the item and what else can be done with it opens below (R9.3). */
export function ItemCard<Item extends AdminItem, V extends CommonValues>(props: ItemCardProps<Item, V>) {
  const { kind, item, translations, today, status, onEdit } = props;
  const { words, language } = useServices();
  const [open, setOpen] = useState(false);
  const title = translate(language, item.title, item.title_jp);
  const Title = props.level === 3 ? "h3" : "h4";
  const titleId = `adm-item-${item._id}`;

  return (
    <article className={`adm-card adm-card-${status}`} aria-labelledby={titleId} aria-busy={status === "deleting"}>
      <div className="adm-card-row">
        <Title id={titleId} className="adm-card-title" lang={title.language}>
          {title.text}
        </Title>
        <div className="adm-facts">
          <kind.Facts item={item} today={today} />
          <LanguageBadges translations={translations} />
          {status === "editing" ? <span className="adm-badge adm-badge-edit">{words.list.editing}</span> : null}
        </div>
        <div className="adm-card-buttons">
          <button type="button" className="adm-button" aria-describedby={titleId} onClick={() => onEdit(item)}>
            {words.list.edit}
          </button>
          <button
            type="button"
            className="adm-button adm-more"
            aria-describedby={titleId}
            aria-expanded={open}
            aria-controls={open ? `${titleId}-details` : undefined}
            onClick={() => setOpen(!open)}
          >
            {words.list.details}
          </button>
        </div>
      </div>
      {open ? <CardDetails {...props} titleId={titleId} /> : null}
    </article>
  );
}

interface CardDetailsProps<Item extends AdminItem, V extends CommonValues> extends ItemCardProps<Item, V> {
  readonly titleId: string;
}

function CardDetails<Item extends AdminItem, V extends CommonValues>(props: CardDetailsProps<Item, V>) {
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
        {"contactEmail" in item && item.contactEmail !== undefined ? (
          <p className="adm-card-link">
            <a href={`mailto:${item.contactEmail}`}>{item.contactEmail}</a>
          </p>
        ) : null}
      </div>
      <CardActions {...props} />
    </div>
  );
}

function CardActions<Item extends AdminItem, V extends CommonValues>(props: CardDetailsProps<Item, V>) {
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
