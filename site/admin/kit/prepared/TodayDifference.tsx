import { useDeferredValue } from "react";
import { VersionDifference } from "../history/VersionDifference";
import { itemDifference, pictureDifference } from "../history/item-difference";
import type { ItemKind } from "../form/item-kind";
import { usePreparedWords } from "./prepared-words";
import type { Entry } from "../entry/entry";
import { withTime } from "./today";
import "../history/history.css";

interface TodayDifferenceProps {
  readonly kind: ItemKind;
  readonly today: Entry;
  /** As the form has it. */
  readonly item: Entry;
}

/** What the form of a prepared change has differently from what visitors see today. */
export function TodayDifference({ kind, today, item }: TodayDifferenceProps) {
  const own = usePreparedWords();
  // Typing takes priority.
  const after = useDeferredValue(item);
  const before = withTime(today, after);
  const isSame = itemDifference(kind, before, after).length === 0 && pictureDifference(before, after) === "same";
  return (
    <details className="adm-today" open>
      <summary>{own.difference}</summary>
      {isSame ? (
        <p className="adm-hint">{own.same}</p>
      ) : (
        <VersionDifference kind={kind} before={before} after={after} checked={false} />
      )}
    </details>
  );
}
