import { Button } from "../button/Button";
import { useServices } from "../services/services";
import type { ItemCardProps } from "./item-card-props";

interface ItemButtonsProps extends ItemCardProps {
  readonly titleId: string;
}

/** Copies the details of an item, of a kind that has them. */
export function CopyButton({ kind, item, titleId, onCopy }: ItemButtonsProps) {
  const { list } = useServices().words;
  return kind.copyText ? (
    <Button aria-describedby={titleId} onClick={() => onCopy(item)}>
      {list.copy}
    </Button>
  ) : null;
}

/** Deletes an item, of a kind that may lose some. */
export function DeleteButton({ kind, item, titleId, status, onDelete }: ItemButtonsProps) {
  const { list } = useServices().words;
  const busy = status === "deleting";
  return kind.growing || kind.prepared ? (
    <Button look="danger" aria-describedby={titleId} aria-disabled={busy} onClick={() => onDelete(item)}>
      {busy ? list.deleting : (kind.words.delete ?? list.delete)}
    </Button>
  ) : null;
}

/** What else can be done with an item. */
export function OtherButtons({ kind, item, titleId, onDuplicate, onShare, onHistory }: ItemButtonsProps) {
  const { list, history } = useServices().words;
  const button = (label: string, act: (chosen: typeof item) => void) => (
    <Button aria-describedby={titleId} onClick={() => act(item)}>
      {label}
    </Button>
  );
  return (
    <>
      {kind.repeated ? button(list.duplicate, onDuplicate) : null}
      {kind.announcement ? button(list.share, onShare) : null}
      {kind.prepared ? null : button(history.button, onHistory)}
    </>
  );
}
