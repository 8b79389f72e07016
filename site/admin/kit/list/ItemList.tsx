import { useMemo, useState, type RefObject } from "react";
import { localToday } from "../../../../content/model/dates/event-status";
import type { TranslationsAnswer } from "../../../../content/model/api/history-answers";
import { Button } from "../button/Button";
import { ItemCard } from "./ItemCard";
import type { ItemActions, ItemCardProps } from "./item-card-props";
import type { ItemKind, ListSection } from "../form/item-kind";
import { ListControls } from "./ListControls";
import { isNarrowed } from "./list-view";
import { useFoundItems } from "./use-found-items";
import { useListView } from "./use-list-view";
import { useServices } from "../services/services";
import { publicationFilter } from "./publication-list";
import type { ContentFaults } from "../status/content-faults";
import type { ItemsState } from "./use-items";
import { fill } from "../services/words";

/** Number of cards rendered at once: thousands would make the page slow. */
const batch = 40;

interface ItemListProps extends ItemActions {
  readonly kind: ItemKind;
  readonly state: ItemsState;
  /** Translation marks of the items, once loaded. */
  readonly marks?: TranslationsAnswer["items"] | undefined;
  /** Entries of all kinds whose languages disagree. */
  readonly disagreeing: ContentFaults["disagreeing"];
  readonly heading: RefObject<HTMLHeadingElement>;
  readonly editedId: string | undefined;
  readonly deletingId: string | undefined;
  /** Of the last notice. */
  readonly savedId: string | undefined;
  readonly onReload: () => void;
}

/** "Existing News" or "Existing Events": the items with their buttons, to be searched, filtered and sorted. */
export function ItemList(props: ItemListProps) {
  const { kind, state, marks, disagreeing, heading, editedId, deletingId, savedId, onReload, ...actions } = props;
  const { words, now } = useServices();
  const kindWords = kind.words;
  const { items } = state;
  const today = localToday(now());
  const filters = useMemo(
    () => [...kind.filters(items, today, words), publicationFilter(items, now().getTime(), words)],
    [kind, items, today, words, now],
  );
  const [view, changeView] = useListView(filters.map(({ name }) => name));
  const found = useFoundItems(kind, items, marks, disagreeing, view, filters, today);
  const [shown, setShown] = useState(batch);
  const narrowed = isNarrowed(view);
  const prefix = `adm-${kind.name}`;
  const statusOf = (id: string): ItemCardProps["status"] => {
    if (id === deletingId) return "deleting";
    if (id === editedId) return "editing";
    return id === savedId ? "saved" : "none";
  };

  return (
    <section
      className="adm-list"
      id={`${prefix}-list`}
      aria-labelledby={`${prefix}-list-heading`}
      aria-busy={state.kind === "loading"}
    >
      <div className="adm-list-head">
        <h2 id={`${prefix}-list-heading`} ref={heading} tabIndex={-1}>
          {kindWords.existing}
        </h2>
        <p className="adm-count" role="status">
          {items.length === 0
            ? ""
            : narrowed
              ? fill(words.list.found, { count: found.count, total: items.length })
              : fill(items.length === 1 ? words.list.countOne : words.list.count, { count: items.length })}
        </p>
      </div>
      {items.length === 0 || (items.length === 1 && !kind.growing) ? null : (
        <ListControls
          searchId={`${prefix}-search`}
          view={view}
          filters={filters}
          hasDays={kind.dayOf !== undefined}
          onChange={(next) => {
            setShown(batch);
            changeView(next);
          }}
        />
      )}
      {state.kind === "loading" ? (
        <p className={items.length === 0 ? "adm-note" : "visually-hidden"} role="status">
          {items.length === 0 ? words.list.loading : words.list.refreshing}
        </p>
      ) : null}
      {state.kind === "failed" ? (
        <div className="adm-note adm-note-wrong">
          <p>{kindWords.failedLoad}</p>
          <Button onClick={onReload}>{words.list.retry}</Button>
        </div>
      ) : null}
      {state.kind === "loaded" && items.length === 0 ? <p className="adm-empty">{kindWords.empty}</p> : null}
      {items.length > 0 && found.count === 0 ? <p className="adm-empty">{words.list.nothingFound}</p> : null}
      {limitSections(found.sections, shown).map((section) => (
        <div key={section.heading ?? ""} className="adm-section">
          {section.heading === undefined ? null : <h3>{section.heading}</h3>}
          <ul>
            {section.items.map(({ item, translations }) => (
              <li key={item._id}>
                <ItemCard
                  kind={kind}
                  item={item}
                  translations={translations}
                  today={today}
                  level={section.heading === undefined ? 3 : 4}
                  status={statusOf(item._id)}
                  {...actions}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
      {found.count > shown ? (
        <Button onClick={() => setShown(shown + batch)}>
          {fill(words.list.showMore, { count: found.count - shown })}
        </Button>
      ) : null}
    </section>
  );
}

/** The first `count` items of a list in sections; a section without any is left out. */
function limitSections<Listed>(
  sections: readonly ListSection<Listed>[],
  count: number,
): readonly ListSection<Listed>[] {
  let room = count;
  return sections.flatMap(({ heading, items }) => {
    const part = items.slice(0, room);
    room -= part.length;
    return part.length === 0 ? [] : [{ heading, items: part }];
  });
}
