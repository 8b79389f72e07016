import { parseMoment } from "../../../content/model/dates/moment";
import type { WaitingAnswer } from "../../../content/model/api/overview-answer";
import { useServices } from "../kit/services/services";
import { formatTimestamp } from "../kit/dates/timestamps";
import { EntryLink } from "../kit/list/EntryLink";
import { preparedText } from "../kit/publication/PreparedNote";
import { fill } from "../kit/services/words";
import { StartRow } from "./StartSection";

interface WaitingRowProps {
  readonly entry: WaitingAnswer;
  /** It is a prepared change that waits for a decision. */
  readonly undecided: boolean;
}

/** An item that visitors do not see yet, or a prepared change, and from when on they do. */
export function WaitingRow({ entry, undecided }: WaitingRowProps) {
  const { kind, state, publishAt = "", approval } = entry;
  const services = useServices();
  const { words, language, now } = services;
  const isLate = undecided || (parseMoment(publishAt) ?? Infinity) <= now().getTime();
  const texts = words.list.states;
  const text =
    state === "prepared"
      ? preparedText(
          { version: "", publishAt, ...(approval && { approval }), ...(isLate ? { problem: { message: "" } } : {}) },
          services,
        )
      : state === "draft"
        ? texts.draft
        : fill(texts.scheduled, { time: formatTimestamp(publishAt, language) });
  return (
    <StartRow
      title={<EntryLink kind={kind} item={entry} prepared={state === "prepared"} />}
      facts={<span className={isLate ? "adm-badge adm-badge-warn" : "adm-badge adm-badge-waiting"}>{text}</span>}
    />
  );
}
