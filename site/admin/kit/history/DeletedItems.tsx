import { useEffect, useId, useRef, useState } from "react";
import { displayDate } from "../../../../content/model/dates/display-dates";
import { parseEventDate } from "../../../../content/model/dates/event-dates";
import { translate } from "../../../../content/model/text/language";
import type { DeletedItemAnswer } from "../../../../content/model/api/history-answers";
import { Button } from "../button/Button";
import type { ItemKind } from "../form/item-kind";
import { FoldingHead } from "../list/FoldingHead";
import { RetryNote } from "../status/RetryNote";
import { useServices } from "../services/services";
import { fill, type Words } from "../services/words";
import { changeOfRestore, namesOf, titleIn, type ItemChange } from "../entry/item-change";
import { formatTimestamp, timeAgo } from "../dates/timestamps";
import { useRestore, type RestoreParts, type WriteResult } from "./use-restore";
import type { Entry } from "../entry/entry";
import "./history.css";

type DeletedState =
  | { readonly kind: "closed" }
  | { readonly kind: "loading" | "failed"; readonly items: readonly DeletedItemAnswer[] }
  | { readonly kind: "loaded"; readonly items: readonly DeletedItemAnswer[] };

interface DeletedItemsProps extends RestoreParts {
  readonly kind: ItemKind;
  /** The list: when it changed, something may have been deleted or brought back. */
  readonly items: readonly Entry[];
  readonly onBack: (text: string, change: ItemChange, written: WriteResult) => void;
  readonly onHistory: (names: Pick<ItemChange, "id" | "title" | "title_jp">) => void;
}

/** What was deleted and can be brought back, under the list. */
export function DeletedItems(props: DeletedItemsProps) {
  const { kind, items, onBack, onHistory } = props;
  const { words, client, language, endOfSession } = useServices();
  const texts = kind.words.deletedItems ?? words.history.deleted;
  const id = useId();
  const [state, setState] = useState<DeletedState>({ kind: "closed" });
  const [busyId, setBusyId] = useState<string | undefined>();
  const goBack = useRestore(props);
  const open = state.kind !== "closed";

  const load = async () => {
    setState((before) => ({ kind: "loading", items: itemsOf(before) }));
    const answer = await kind.calls(client).deleted();
    if (answer.ok) setState({ kind: "loaded", items: answer.value.items });
    else if (answer.failure.kind === "unauthorized") {
      setState({ kind: "closed" });
      void endOfSession.tell();
    } else setState((before) => ({ kind: "failed", items: itemsOf(before) }));
  };
  const follow = useRef(() => Promise.resolve());
  useEffect(() => {
    follow.current = () => (open ? load() : Promise.resolve());
  });
  useEffect(() => {
    void follow.current();
  }, [items]);

  const bringBack = async (item: DeletedItemAnswer) => {
    if (busyId !== undefined) return;
    setBusyId(item._id);
    const outcome = await goBack(
      { kind: "restore", id: item._id, version: item.version, current: null },
      texts.failedBack,
    );
    setBusyId(undefined);
    if (outcome.kind === "failed" || outcome.kind === "session-over") return;
    // The restored item's button, which had the focus, is removed.
    document.getElementById(`${id}-heading`)?.focus();
    if (outcome.kind !== "written") return;
    const { written } = outcome;
    onBack(
      fill(texts.back, { title: titleIn(language, item) }),
      changeOfRestore(namesOf(item), null, written.item),
      written,
    );
  };

  const shown = itemsOf(state);
  return (
    <section className="adm-list adm-deleted" aria-labelledby={`${id}-heading`} aria-busy={state.kind === "loading"}>
      <FoldingHead
        id={`${id}-heading`}
        texts={texts}
        open={open}
        onToggle={() => (open ? setState({ kind: "closed" }) : void load())}
      />
      <p role="status">
        {state.kind === "loading" && shown.length === 0 ? words.list.loading : ""}
        {state.kind === "loaded"
          ? shown.length === 0
            ? texts.none
            : fill(shown.length === 1 ? words.list.countOne : words.list.count, { count: shown.length })
          : ""}
      </p>
      {state.kind === "failed" ? <RetryNote message={texts.failedLoad} onRetry={() => void load()} /> : null}
      {shown.length === 0 ? null : (
        <ul className="adm-deleted-items">
          {shown.map((item) => (
            <DeletedCard
              key={item._id}
              item={item}
              texts={texts}
              busy={item._id === busyId}
              onBack={() => void bringBack(item)}
              onHistory={() => onHistory(namesOf(item))}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

const itemsOf = (state: DeletedState): readonly DeletedItemAnswer[] => (state.kind === "closed" ? [] : state.items);

interface DeletedCardProps {
  readonly item: DeletedItemAnswer;
  readonly texts: Words["history"]["deleted"];
  readonly busy: boolean;
  readonly onBack: () => void;
  readonly onHistory: () => void;
}

function DeletedCard({ item, texts, busy, onBack, onHistory }: DeletedCardProps) {
  const { words, language, now } = useServices();
  const id = useId();
  const title = translate(language, item.title, item.title_jp);
  const days = item.date === undefined ? undefined : parseEventDate(item.date);
  const when = `${formatTimestamp(item.deletedAt, language)}${fill(words.history.ago, { ago: timeAgo(item.deletedAt, now(), language) })}`;
  return (
    <li className="adm-deleted-item">
      <div>
        <h3 id={id} lang={title.language}>
          {title.text}
        </h3>
        {item.date === undefined ? null : (
          <p>{days ? displayDate(language, days.startDate, days.endDate) : item.date}</p>
        )}
        <p className="adm-hint">{fill(texts.by, { name: item.deletedBy, time: when })}</p>
      </div>
      <div className="adm-card-actions">
        <Button aria-describedby={id} aria-disabled={busy} onClick={onBack}>
          {busy ? texts.bringingBack : texts.bringBack}
        </Button>
        <Button aria-describedby={id} onClick={onHistory}>
          {words.history.button}
        </Button>
      </div>
    </li>
  );
}
