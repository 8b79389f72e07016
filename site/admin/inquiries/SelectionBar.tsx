import { Button } from "../kit/button/Button";
import { fill } from "../kit/services/words";
import { useInquiryWords } from "./inquiry-words";

interface SelectionBarProps {
  /** Number of inquiries that are selected, and that are shown. */
  readonly selected: number;
  readonly shown: number;
  /** The list shows spam, which can be taken back. */
  readonly spam: boolean;
  readonly busy: boolean;
  readonly onSelectShown: (select: boolean) => void;
  readonly onSpam: () => void;
  readonly onDelete: () => void;
}

/** What can be done with several inquiries at once. */
export function SelectionBar(props: SelectionBarProps) {
  const { selected, shown, spam, busy, onSelectShown, onSpam, onDelete } = props;
  const { select: words } = useInquiryWords();
  return (
    <div className="adm-inquiry-selection" role="group" aria-label={words.label}>
      <label className="adm-inquiry-select">
        <input
          type="checkbox"
          checked={selected > 0 && selected === shown}
          onChange={(event) => onSelectShown(event.target.checked)}
        />
        {words.shown}
      </label>
      <p className="adm-count" role="status">
        {selected === 0 ? "" : fill(words.count, { count: selected })}
      </p>
      {selected === 0 ? null : (
        <>
          <Button aria-disabled={busy} onClick={onSpam}>
            {spam ? words.notSpam : words.spam}
          </Button>
          <Button look="danger" aria-disabled={busy} onClick={onDelete}>
            {words.delete}
          </Button>
        </>
      )}
    </div>
  );
}
