import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { translate } from "../../../../content/model/text/language";
import { Button } from "../button/Button";
import type { ItemCardProps } from "./item-card-props";
import { imageUrlOf } from "../entry/entry-picture";
import { CopyButton, DeleteButton } from "./ItemButtons";
import { ItemDetails } from "./ItemDetails";
import { useServices } from "../services/services";
import { LanguageBadges } from "../translations/LanguageBadges";
import { PreparedNote } from "../publication/PreparedNote";
import { PublicationBadge } from "../publication/PublicationBadge";

/**
 * A row of the list: title, facts, languages and Edit, on a wide screen also Copy, Delete and a small picture; the rest of the
 * item and what else can be done with it opens below (R9.3).
 */
export function ItemCard(props: ItemCardProps) {
  const { kind, item, translations, today, status, onEdit } = props;
  const { words, language, apiBase } = useServices();
  const wide = useWideScreen();
  const [open, setOpen] = useState(false);
  const title = translate(language, item.title, item.title_jp);
  const Title = props.level === 3 ? "h3" : "h4";
  const titleId = `adm-item-${item._id}`;
  const imageUrl = imageUrlOf(item, apiBase);
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    // Who goes on by the keyboard stays where the focus is.
    if (status === "saved" && document.activeElement?.matches(":focus-visible") !== true)
      card.current?.scrollIntoView({ block: "center", behavior: "instant" });
  }, [status]);

  return (
    <article
      ref={card}
      className={`adm-card adm-card-${status}`}
      aria-labelledby={titleId}
      aria-busy={status === "deleting"}
    >
      <div className="adm-card-row">
        {wide && kind.Content ? (
          <div className="adm-card-picture">
            {imageUrl === undefined ? null : <img src={imageUrl} alt="" loading="lazy" />}
          </div>
        ) : null}
        <Title id={titleId} className="adm-card-title" lang={title.language}>
          {title.text}
        </Title>
        <div className="adm-facts">
          <kind.Facts item={item} today={today} />
          {kind.prepared ? null : <LanguageBadges translations={translations} />}
          <PublicationBadge item={item} />
          <PreparedNote item={item} link={!kind.prepared} />
          {status === "editing" ? <span className="adm-badge adm-badge-edit">{words.list.editing}</span> : null}
        </div>
        <div className="adm-card-buttons">
          <Button aria-describedby={titleId} onClick={() => onEdit(item)}>
            {words.list.edit}
          </Button>
          {wide ? (
            <>
              <CopyButton {...props} titleId={titleId} />
              <DeleteButton {...props} titleId={titleId} />
            </>
          ) : null}
          <Button
            className="adm-more"
            aria-describedby={titleId}
            aria-expanded={open}
            aria-controls={open ? `${titleId}-details` : undefined}
            onClick={() => setOpen(!open)}
          >
            {words.list.details}
          </Button>
        </div>
      </div>
      {open ? <ItemDetails {...props} titleId={titleId} wide={wide} /> : null}
    </article>
  );
}

const wide = (): MediaQueryList | undefined =>
  typeof window.matchMedia === "function" ? window.matchMedia("(min-width: 48rem)") : undefined;

function subscribe(onChange: () => void): () => void {
  const query = wide();
  query?.addEventListener("change", onChange);
  return () => query?.removeEventListener("change", onChange);
}

/** True on a screen of 768 px and wider, where a row of a list has room for its buttons (R9.3). */
const useWideScreen = (): boolean => useSyncExternalStore(subscribe, () => wide()?.matches ?? false);
