import { useId, useState } from "react";
import { translate } from "../../../content/model/text/language";
import type { ItemCalls } from "../client";
import { Button } from "../kit/button/Button";
import { useServices } from "../kit/services/services";
import type { OrderProps } from "../kit/form/item-kind";
import { MoveButtons } from "../kit/order/MoveButtons";
import { moved, useMove } from "../kit/order/use-move";
import { useAnnounce } from "../kit/status/StatusMessages";
import { useFailureAlert } from "../kit/status/use-failure-alert";
import { fill } from "../kit/services/words";
import { useContentWords } from "./content-words";
import type { Entry } from "../kit/entry/entry";

interface OrderSectionProps extends OrderProps {
  readonly calls: ItemCalls<Entry>;
  /** What the notice calls the list. */
  readonly label: string;
  /** What an entry is beside its name. */
  readonly factsOf: (item: Entry) => string;
}

/** Changes the order of the entries: all moves are saved together, and can be taken back together. */
export function OrderSection({ calls, label, factsOf, items, reload, onOrdered }: OrderSectionProps) {
  const { language, words } = useServices();
  const own = useContentWords();
  const announce = useAnnounce();
  const alertFailure = useFailureAlert(reload);
  const id = useId();
  const [rows, setRows] = useState<readonly Entry[] | undefined>();
  const [saving, setSaving] = useState(false);
  const titleOf = ({ title, title_jp }: Entry) => translate(language, title, title_jp);
  const move = useMove(
    rows ?? [],
    (row) => `${id}-${row._id}`,
    (from, to) => {
      const row = rows?.[from];
      if (!rows || !row) return;
      setRows(moved(rows, from, to));
      announce(fill(words.items.moved, { title: titleOf(row).text, number: to + 1, count: rows.length }));
    },
  );

  const save = async () => {
    if (!rows || saving) return;
    setSaving(true);
    const [before, after] = [items, rows].map((list) => list.map(({ _id }) => _id));
    const outcome = await calls.order?.(after ?? []);
    setSaving(false);
    if (outcome?.ok) {
      setRows(undefined);
      const change = { id: "", title: label, title_jp: label, before: "", after: outcome.value.commit };
      onOrdered(
        own.order.saved,
        { ...change, order: { before: before ?? [], after: after ?? [] } },
        outcome.value.commit,
      );
      await reload();
      return;
    }
    if (outcome)
      await alertFailure(outcome.failure, {
        failed: own.order.failed,
        gone: own.order.stale,
        changed: own.order.stale,
      });
  };

  if (rows === undefined)
    return (
      <div className="adm-order-place">
        {items.length < 2 ? null : <Button onClick={() => setRows(items)}>{own.order.button}</Button>}
      </div>
    );
  return (
    <section className="adm-form adm-order" aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{own.order.heading}</h2>
      <p className="adm-hint">{own.order.intro}</p>
      <ol className="adm-items">
        {rows.map((row, index) => {
          const moves = move(index);
          const title = titleOf(row);
          const rowId = `${id}-${row._id}`;
          return (
            <li key={row._id} className={moves.isTarget ? "adm-item adm-item-target" : "adm-item"} {...moves.row}>
              <span id={`${rowId}-title`} lang={title.language}>
                {title.text}
              </span>
              <span className="adm-hint">{factsOf(row)}</span>
              <MoveButtons id={rowId} titleId={`${rowId}-title`} moves={moves} />
            </li>
          );
        })}
      </ol>
      <div className="adm-buttons">
        <Button look="primary" aria-disabled={saving} onClick={() => void save()}>
          {saving ? own.order.saving : own.order.save}
        </Button>
        <Button onClick={() => setRows(undefined)}>{own.order.cancel}</Button>
      </div>
    </section>
  );
}
