import { useServices } from "../services/services";
import type { Entry } from "../entry/entry";
import type { ItemKind } from "../form/item-kind";
import { itemDifference, pictureDifference } from "../history/item-difference";
import { fill } from "../services/words";
import { usePreparedWords } from "./prepared-words";
import { withTime } from "./today";

interface ChangedFieldsProps {
  readonly kind: ItemKind;
  readonly item: Entry;
}

/** Which fields a prepared change of the list has differently from what visitors see today. */
export function ChangedFields({ kind, item }: ChangedFieldsProps) {
  const { words } = useServices();
  const own = usePreparedWords();
  const { today, next } = item;
  if (today === undefined || next?.version === undefined) return null;
  const before = withTime(today, item);
  const labels = itemDifference(kind, before, item).map(({ label }) => label);
  if (pictureDifference(before, item) !== "same") labels.push(words.image.section);
  return (
    <span>{labels.length === 0 ? own.same : fill(own.changes, { fields: labels.join(own.changesSeparator) })}</span>
  );
}
