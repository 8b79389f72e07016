import { useId } from "react";
import type { LastChangeAnswer } from "../../../content/model/api/overview-answer";
import { Button } from "../kit/button/Button";
import { useServices } from "../kit/services/services";
import { useDialogs } from "../kit/dialogs/Dialogs";
import { namesOf, titleIn, undoCall } from "../kit/entry/item-change";
import { formatTimestamp, timeAgo } from "../kit/dates/timestamps";
import { useRestore, type RestoreCalls } from "../kit/history/use-restore";
import { EntryLink } from "../kit/list/EntryLink";
import { undoneWords } from "../kit/publishing/use-last-change";
import { useAnnounce } from "../kit/status/StatusMessages";
import { fill } from "../kit/services/words";
import { StartRow } from "./StartSection";
import { useStartWords } from "./start-words";

interface ChangeRowProps extends Omit<RestoreCalls, "kind"> {
  readonly change: LastChangeAnswer;
  /** The row, and the button that had the focus, are made anew. */
  readonly onUndone: () => void;
}

/** The newest change of an item, who made it and when, and its undo, which asks before. */
export function ChangeRow({ change, reload, onUndone }: ChangeRowProps) {
  const { words, language, now } = useServices();
  const own = useStartWords().changes;
  const dialogs = useDialogs();
  const announce = useAnnounce();
  const restore = useRestore({
    kind: { calls: (client) => client.collection(change.kind) },
    reload,
  });
  const id = useId();
  const call = undoCall({ ...namesOf(change), before: change.before, after: change.after });
  const title = titleIn(language, change);

  const undo = async () => {
    const question = undoneWords(own.confirm, change.before, change.after);
    if (call === undefined || !(await dialogs.confirm(fill(question, { title }), words.publishing.undo))) return;
    const outcome = await restore(call, words.history.failedUndo);
    if (outcome.kind === "failed" || outcome.kind === "session-over") return;
    onUndone();
    if (outcome.kind === "written")
      announce(fill(undoneWords(words.history.undone, change.before, change.after), { title }));
  };

  return (
    <StartRow
      titleId={id}
      title={change.after === null ? title : <EntryLink kind={change.kind} item={change} />}
      facts={
        <>
          <span className="adm-badge">{words.history.kinds[change.change]}</span>
          <span>{fill(own.by, { name: change.author })}</span>
          <time dateTime={change.date} title={formatTimestamp(change.date, language)}>
            {timeAgo(change.date, now(), language)}
          </time>
        </>
      }
      button={
        call === undefined ? undefined : (
          <Button aria-describedby={id} onClick={() => void undo()}>
            {words.publishing.undo}
          </Button>
        )
      }
    />
  );
}
