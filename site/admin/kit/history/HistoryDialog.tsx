import { useEffect, useId, useRef, useState } from "react";
import type { HistoryAnswer } from "../../../../content/model/api/history-answers";
import { Button } from "../button/Button";
import { useDialogs } from "../dialogs/Dialogs";
import type { ItemKind } from "../form/item-kind";
import { Modal } from "../dialogs/Modal";
import { RetryNote } from "../status/RetryNote";
import { WholeDates } from "../../../ui/WholeDates";
import { useServices } from "../services/services";
import { fill } from "../services/words";
import { changeOfRestore, titleIn, type ItemChange } from "../entry/item-change";
import { formatTimestamp } from "../dates/timestamps";
import { RevisionDetail } from "./RevisionDetail";
import { RevisionItem } from "./RevisionItem";
import { currentVersion, revisionRows, type RevisionRow } from "./revision-rows";
import { useHistory } from "./use-history";
import { useVersions } from "./use-versions";
import { useRestore, type RestoreParts, type WriteResult } from "./use-restore";
import "./history.css";

/** How the dialog ended: closed, or with a version that was restored. */
export type HistoryEnd =
  | { readonly kind: "closed" }
  | {
      readonly kind: "restored";
      readonly text: string;
      readonly change: ItemChange;
      readonly written: WriteResult;
    };

/** The revision whose version is shown. */
type Opened = { readonly kind: "newest" | "none" } | { readonly kind: "one"; readonly commit: string };

interface HistoryDialogProps extends RestoreParts {
  readonly kind: ItemKind;
  readonly names: Pick<ItemChange, "id" | "title" | "title_jp">;
  readonly onEnd: (end: HistoryEnd) => void;
}

/** An item's history: who changed what and when; each version can be viewed and restored. */
export function HistoryDialog(props: HistoryDialogProps) {
  const { kind, names, onEnd } = props;
  const { words, client, language, endOfSession } = useServices();
  const texts = words.history;
  const dialogs = useDialogs();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [opened, setOpened] = useState<Opened>({ kind: "newest" });
  const calls = kind.calls(client);
  const { state, reload } = useHistory(calls, names.id);
  const read = useVersions(calls, names.id);
  const end = () => onEnd({ kind: "closed" });
  const goBack = useRestore(props);
  const over = state.kind === "failed" && state.failure.kind === "unauthorized";

  const newestEnd = useRef(end);
  useEffect(() => {
    newestEnd.current = end;
  });
  useEffect(() => {
    if (!over) return;
    newestEnd.current();
    void endOfSession.tell();
  }, [over, endOfSession]);

  const restore = async ({ revision }: RevisionRow, history: HistoryAnswer) => {
    const time = formatTimestamp(revision.date, language);
    if (revision.version === undefined) return;
    if (!(await dialogs.confirm(fill(texts.confirmRestore, { time }), texts.restore))) return;
    const before = currentVersion(history);
    const outcome = await goBack(
      { kind: "restore", id: names.id, version: revision.version, current: before },
      texts.failedRestore,
    );
    if (outcome.kind === "stale") reload();
    if (outcome.kind === "session-over") end();
    if (outcome.kind !== "written") return;
    const { written } = outcome;
    const change = changeOfRestore(names, before, written.item);
    onEnd({ kind: "restored", text: fill(texts.restored, { time }), change, written });
  };

  const title = titleIn(language, names);
  return (
    <Modal role="dialog" labelledBy={`${id}-heading`} firstFocus={heading} onEscape={end} wide>
      <h2 id={`${id}-heading`} ref={heading} tabIndex={-1}>
        <WholeDates text={fill(texts.heading, { title })} />
      </h2>
      <p className="adm-hint">{texts.intro}</p>
      {state.kind === "loading" ? <p role="status">{words.list.loading}</p> : null}
      {state.kind === "failed" && !over ? <RetryNote message={texts.failedLoad} onRetry={reload} /> : null}
      {state.kind === "loaded" ? (
        <>
          <ol className="adm-revisions">
            {revisionRows(state.history).map((row, at) => {
              const { commit } = row.revision;
              const open = opened.kind === "one" ? opened.commit === commit : opened.kind === "newest" && at === 0;
              return (
                <RevisionItem
                  key={commit}
                  row={row}
                  open={open}
                  onToggle={() => setOpened(open ? { kind: "none" } : { kind: "one", commit })}
                >
                  <RevisionDetail
                    kind={kind}
                    row={row}
                    read={read}
                    isGone={currentVersion(state.history) === null}
                    onRestore={row.status === "past" ? () => void restore(row, state.history) : undefined}
                  />
                </RevisionItem>
              );
            })}
          </ol>
          {state.history.older > 0 ? (
            <p className="adm-hint">{fill(texts.older, { count: state.history.older })}</p>
          ) : null}
        </>
      ) : null}
      <div className="adm-dialog-buttons">
        <Button look="primary" onClick={end}>
          {texts.close}
        </Button>
      </div>
    </Modal>
  );
}
