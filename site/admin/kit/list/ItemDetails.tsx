import { translate } from "../../../../content/model/text/language";
import type { ItemCardProps } from "./item-card-props";
import { useServices } from "../app/services";

interface ItemDetailsProps extends ItemCardProps {
  readonly titleId: string;
}

/** What of an item its row does not hold: other title, text, links, and what else can be done with it. */
export function ItemDetails(props: ItemDetailsProps) {
  const { kind, item, titleId, level } = props;
  const { language } = useServices();
  const { Content } = kind;
  const title = language === "ja" ? item.title : item.title_jp;
  const otherTitle =
    title && title !== translate(language, item.title, item.title_jp).text ? (
      <p className="adm-other-title" lang={language === "ja" ? "en" : "ja"}>
        {title}
      </p>
    ) : null;
  return (
    <div id={`${titleId}-details`} className="adm-card-details">
      {Content ? (
        <Content item={item} topHeading={level + 1}>
          {otherTitle}
        </Content>
      ) : (
        otherTitle
      )}
      <ItemButtons {...props} />
    </div>
  );
}

function ItemButtons(props: ItemDetailsProps) {
  const { kind, item, titleId, status, onDelete, onCopy, onDuplicate, onShare, onHistory } = props;
  const { words } = useServices();
  const buttons = [
    ...(kind.copyText ? [{ label: words.list.copy, onClick: onCopy }] : []),
    ...(kind.repeated ? [{ label: words.list.duplicate, onClick: onDuplicate }] : []),
    ...(kind.announcement ? [{ label: words.list.share, onClick: onShare }] : []),
    ...(kind.prepared ? [] : [{ label: words.history.button, onClick: onHistory }]),
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
      {kind.growing || kind.prepared ? (
        <button
          type="button"
          className="adm-button adm-danger"
          aria-describedby={titleId}
          aria-disabled={status === "deleting"}
          onClick={() => onDelete(item)}
        >
          {status === "deleting" ? words.list.deleting : (kind.words.delete ?? words.list.delete)}
        </button>
      ) : null}
    </div>
  );
}
