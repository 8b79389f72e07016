import { fill } from "../kit/status/words";
import { useInquiryWords } from "./inquiry-words";

interface SelectionBarProps {
  /** Number of inquiries that are selected, that are shown, and that the filter and the search let through. */
  readonly selected: number;
  readonly shown: number;
  readonly all: number;
  /** The list shows spam, which can be taken back. */
  readonly spam: boolean;
  readonly busy: boolean;
  readonly onSelectShown: (select: boolean) => void;
  readonly onSpam: () => void;
  readonly onDelete: () => void;
  readonly onDeleteAll: () => void;
}

/** What can be done with several inquiries at once. */
export function SelectionBar(props: SelectionBarProps) {
  const { selected, shown, all, spam, busy, onSelectShown, onSpam, onDelete, onDeleteAll } = props;
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
      {selected === 0 ? (
        all > 1 && (
          <button type="button" className="adm-button adm-danger" aria-disabled={busy} onClick={onDeleteAll}>
            {fill(words.deleteAll, { count: all })}
          </button>
        )
      ) : (
        <>
          <button type="button" className="adm-button" aria-disabled={busy} onClick={onSpam}>
            {spam ? words.notSpam : words.spam}
          </button>
          <button type="button" className="adm-button adm-danger" aria-disabled={busy} onClick={onDelete}>
            {words.delete}
          </button>
        </>
      )}
    </div>
  );
}
