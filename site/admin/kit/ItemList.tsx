import type { RefObject } from "react";
import { localToday } from "../../../content/model/event-status";
import type { AdminItem } from "../client";
import { ItemCard, type ItemActions } from "./ItemCard";
import type { ItemKind } from "./item-kind";
import { ProblemsNotice } from "./ProblemsNotice";
import { useServices } from "./services";
import type { FileProblem, ItemsState } from "./use-items";
import type { CommonValues } from "./values";
import { fill } from "./words";

interface ItemListProps<Item extends AdminItem, V extends CommonValues> extends ItemActions<Item> {
  readonly kind: ItemKind<Item, V>;
  readonly state: ItemsState<Item>;
  readonly problems: readonly FileProblem[];
  readonly heading: RefObject<HTMLHeadingElement>;
  readonly editedId: string | undefined;
  readonly deletingId: string | undefined;
  readonly onReload: () => void;
}

/** "Existing News" or "Existing Events": every item with its buttons. */
export function ItemList<Item extends AdminItem, V extends CommonValues>(props: ItemListProps<Item, V>) {
  const { kind, state, problems, heading, editedId, deletingId, onReload, ...actions } = props;
  const { words, now } = useServices();
  const kindWords = kind.words(words);
  const { items } = state;
  const today = localToday(now());

  return (
    <section
      className="adm-list"
      id={`adm-${kind.name}-list`}
      aria-labelledby={`adm-${kind.name}-list-heading`}
      aria-busy={state.kind === "loading"}
    >
      <div className="adm-list-head">
        <h2 id={`adm-${kind.name}-list-heading`} ref={heading} tabIndex={-1}>
          {kindWords.existing}
        </h2>
        {items.length === 0 ? null : <p className="adm-count">{fill(words.list.count, { count: items.length })}</p>}
      </div>
      <ProblemsNotice problems={problems} />
      {state.kind === "loading" ? (
        <p className="adm-note" role="status">
          {items.length === 0 ? words.list.loading : words.list.refreshing}
        </p>
      ) : null}
      {state.kind === "failed" ? (
        <div className="adm-note adm-note-wrong">
          <p>{kindWords.failedLoad}</p>
          <button type="button" className="adm-button" onClick={onReload}>
            {words.list.retry}
          </button>
        </div>
      ) : null}
      {state.kind === "loaded" && items.length === 0 ? <p className="adm-empty">{kindWords.empty}</p> : null}
      {kind.sections(items, today, words).map((section) => (
        <div key={section.heading ?? ""} className="adm-section">
          {section.heading === undefined ? null : <h3>{section.heading}</h3>}
          <ul>
            {section.items.map((item) => (
              <li key={item._id}>
                <ItemCard
                  kind={kind}
                  item={item}
                  today={today}
                  level={section.heading === undefined ? 3 : 4}
                  standing={item._id === deletingId ? "deleting" : item._id === editedId ? "editing" : "none"}
                  {...actions}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
