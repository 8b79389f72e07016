import { useServices } from "../services/services";
import type { ItemCardProps } from "./item-card-props";

interface ItemButtonsProps extends ItemCardProps {
  readonly titleId: string;
}

interface ButtonProps {
  readonly label: string;
  readonly titleId: string;
  readonly className?: string;
  readonly busy?: boolean;
  readonly onClick: () => void;
}

function Button({ label, titleId, className = "adm-button", busy, onClick }: ButtonProps) {
  return (
    <button type="button" className={className} aria-describedby={titleId} aria-disabled={busy} onClick={onClick}>
      {label}
    </button>
  );
}

/** Copies the details of an item, of a kind that has them. */
export function CopyButton({ kind, item, titleId, onCopy }: ItemButtonsProps) {
  const { list } = useServices().words;
  return kind.copyText ? <Button label={list.copy} titleId={titleId} onClick={() => onCopy(item)} /> : null;
}

/** Deletes an item, of a kind that may lose some. */
export function DeleteButton({ kind, item, titleId, status, onDelete }: ItemButtonsProps) {
  const { list } = useServices().words;
  const busy = status === "deleting";
  const label = busy ? list.deleting : (kind.words.delete ?? list.delete);
  const className = "adm-button adm-danger";
  return kind.growing || kind.prepared ? (
    <Button {...{ label, titleId, className, busy }} onClick={() => onDelete(item)} />
  ) : null;
}

/** What else can be done with an item. */
export function OtherButtons({ kind, item, titleId, onDuplicate, onShare, onHistory }: ItemButtonsProps) {
  const { list, history } = useServices().words;
  return (
    <>
      {kind.repeated ? <Button label={list.duplicate} titleId={titleId} onClick={() => onDuplicate(item)} /> : null}
      {kind.announcement ? <Button label={list.share} titleId={titleId} onClick={() => onShare(item)} /> : null}
      {kind.prepared ? null : <Button label={history.button} titleId={titleId} onClick={() => onHistory(item)} />}
    </>
  );
}
