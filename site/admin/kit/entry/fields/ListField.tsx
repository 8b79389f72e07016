import { useState } from "react";
import { useServices } from "../../services/services";
import { MoveButtons } from "../../order/MoveButtons";
import { moved, useMove } from "../../order/use-move";
import { useAnnounce } from "../../status/StatusMessages";
import { fill } from "../../services/words";
import type { ListItem } from "../../fields/values";
import { Button } from "../../button/Button";
import { countRule } from "../inputs/list";
import { placeOfItem, type ControlProps } from "../entry-place";
import { itemName } from "../inputs/list";
import { itemsOf } from "../inputs/list";
import { join } from "../inputs/input-kind";
import type { ListForm } from "../inputs/leaf";

/** A list in the form: items are added at its end, removed, and moved by their buttons or by drag. */
export function ListField({ field, place, titled = false }: ControlProps<ListForm>) {
  const { words } = useServices();
  const announce = useAnnounce();
  const { form, local } = place;
  const key = join(local, field.name);
  const id = form.idOf(key);
  const items = itemsOf(form.values[key]);
  const { item, itemLabel, min, max = Infinity } = field;
  const [added, setAdded] = useState<number | undefined>();
  const change = (next: (held: readonly ListItem[]) => readonly ListItem[]) =>
    form.change((held) => ({ [key]: next(itemsOf(held[key])) }), [key]);
  const nameOf = (index: number) => itemName(itemLabel, index, words);
  const titleOf = (index: number) => place.titleOf(field, items[index]?.values ?? {}, index, words);

  const move = useMove(
    items,
    (row) => `${id}-${String(row.key)}`,
    (from, to) => {
      change((held) => moved(held, from, to));
      announce(fill(words.items.moved, { title: titleOf(from), number: to + 1, count: items.length }));
    },
  );
  const add = () => {
    form.change((held) => ({ [key]: place.withNewItem(held[key], item) }), [key]);
    setAdded(Math.max(-1, ...items.map((each) => each.key)) + 1);
    announce(fill(words.items.added, { title: nameOf(items.length) }));
  };
  const remove = (index: number) => {
    change((held) => held.filter(({ key: each }) => each !== items[index]?.key));
    announce(fill(words.items.removed, { title: titleOf(index) }));
    document.getElementById(id)?.focus();
  };

  const error = form.errorOf(key);
  // A limit far above any real list needs no sentence.
  const rule = countRule({ min, ...(max < 100 ? { max } : {}) }, words.items);
  const full = items.length >= max;
  const described = [rule === undefined ? "" : `${id}-rule`, error === undefined ? "" : `${id}-error`].join(" ").trim();
  return (
    <fieldset
      className={error === undefined ? "adm-subgroup" : "adm-subgroup adm-field-wrong"}
      id={id}
      tabIndex={-1}
      aria-describedby={described || undefined}
    >
      <legend className={titled ? "visually-hidden" : undefined}>{field.label}</legend>
      {field.hint === undefined ? null : <p className="adm-hint">{field.hint}</p>}
      {rule === undefined ? null : (
        <p id={`${id}-rule`} className="adm-hint">
          {rule}
        </p>
      )}
      {error === undefined ? null : (
        <p id={`${id}-error`} className="adm-error">
          {error}
        </p>
      )}
      {items.length === 0 ? <p className="adm-hint">{words.items.empty}</p> : null}
      <ol className="adm-items">
        {items.map((each, index) => {
          const rowId = `${id}-${String(each.key)}`;
          const moves = move(index);
          const inner = placeOfItem(place, field.name, each, index);
          const buttons = (
            <MoveButtons id={rowId} titleId={`${rowId}-title`} moves={moves}>
              {items.length > min ? (
                <Button look="quiet" aria-describedby={`${rowId}-title`} onClick={() => remove(index)}>
                  {words.items.remove}
                </Button>
              ) : null}
            </MoveButtons>
          );
          return (
            <li key={each.key} className={moves.isTarget ? "adm-item adm-item-target" : "adm-item"} {...moves.row}>
              {item.input === "group" ? (
                <ItemGroup titleId={`${rowId}-title`} title={titleOf(index)} startsOpen={each.key === added}>
                  {item.fields.map((field) => (
                    <place.Control key={field.name} field={field} place={inner} />
                  ))}
                </ItemGroup>
              ) : (
                <div className="adm-item-fields">
                  <span id={`${rowId}-title`} className="visually-hidden">
                    {nameOf(index)}
                  </span>
                  <place.Control field={{ ...item, label: nameOf(index) }} place={inner} />
                </div>
              )}
              {buttons}
            </li>
          );
        })}
      </ol>
      {full && min === max ? null : (
        <Button aria-disabled={full} onClick={() => (full ? announce(fill(words.items.full, { max })) : add())}>
          {fill(words.items.add, { item: itemLabel })}
        </Button>
      )}
    </fieldset>
  );
}

interface ItemGroupProps {
  readonly titleId: string;
  readonly title: string;
  readonly startsOpen: boolean;
  readonly children: React.ReactNode;
}

/** An item that folds; a new one starts open. */
function ItemGroup({ titleId, title, startsOpen, children }: ItemGroupProps) {
  const [open] = useState(startsOpen);
  return (
    <details className="adm-item-group" open={open}>
      <summary>
        <span id={titleId}>{title}</span>
      </summary>
      <div className="adm-item-fields">{children}</div>
    </details>
  );
}
