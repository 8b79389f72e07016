import { useServices } from "../app/services";
import type { ItemCardProps } from "./item-card-props";

interface ItemButtonsProps extends ItemCardProps {
  readonly titleId: string;
}

/** Copies the details of an item, of a kind that has them. */
export function CopyButton({ kind, item, titleId, onCopy }: ItemButtonsProps) {
  const { words } = useServices();
  if (!kind.copyText) return null;
  return (
    <button type="button" className="adm-button" aria-describedby={titleId} onClick={() => onCopy(item)}>
      {words.list.copy}
    </button>
  );
}

/** Deletes an item, of a kind that may lose some. */
export function DeleteButton({ kind, item, titleId, status, onDelete }: ItemButtonsProps) {
  const { words } = useServices();
  if (!kind.growing && !kind.prepared) return null;
  return (
    <button
      type="button"
      className="adm-button adm-danger"
      aria-describedby={titleId}
      aria-disabled={status === "deleting"}
      onClick={() => onDelete(item)}
    >
      {status === "deleting" ? words.list.deleting : (kind.words.delete ?? words.list.delete)}
    </button>
  );
}

/** What else can be done with an item. */
export function OtherButtons(props: ItemButtonsProps) {
  const { kind, item, titleId, onDuplicate, onShare, onHistory } = props;
  const { words } = useServices();
  const buttons = [
    ...(kind.repeated ? [{ label: words.list.duplicate, onClick: onDuplicate }] : []),
    ...(kind.announcement ? [{ label: words.list.share, onClick: onShare }] : []),
    ...(kind.prepared ? [] : [{ label: words.history.button, onClick: onHistory }]),
  ];
  return buttons.map(({ label, onClick }) => (
    <button key={label} type="button" className="adm-button" aria-describedby={titleId} onClick={() => onClick(item)}>
      {label}
    </button>
  ));
}
