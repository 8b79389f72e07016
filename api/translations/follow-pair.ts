import type { Language } from "../../content/model/text/language";
import type { FieldPair } from "./field-pairs";

/** A language that lags behind the other one, since a date (ISO 8601); undefined when neither does. */
export type Lag = { readonly language: Language; readonly since: string } | undefined;

/** What one commit did to a field. */
export interface PairStep {
  readonly date: string;
  /** The commit says that both languages were compared and agree. */
  readonly checked: boolean;
  /** The pair in each version that the commit replaced; one that could not be read is missing. */
  readonly before: readonly FieldPair[];
  /** The pair after the commit. */
  readonly after: FieldPair;
}

/**
 * Follows a field through its commits, oldest first. A language lags when the other one changed alone, until it
 * changes itself, both are said to agree, or the field goes back to a pair that did not lag (a revert, a restore).
 */
export function followPair(steps: readonly PairStep[]): Lag {
  const seen = new Map<string, Lag>();
  let lag: Lag;
  let last: FieldPair | undefined;
  for (const step of steps) {
    const key = JSON.stringify([step.after.en, step.after.ja]);
    if (step.checked) lag = undefined;
    else if (seen.has(key)) lag = seen.get(key);
    else lag = lagAfter(step, step.before.length > 0 ? step.before : last === undefined ? [] : [last], lag);
    seen.set(key, lag);
    last = step.after;
  }
  return lag;
}

function lagAfter({ date, after }: PairStep, before: readonly FieldPair[], lag: Lag): Lag {
  const changed = (language: Language): boolean => before.every((pair) => pair[language] !== after[language]);
  const isWhole = (pair: FieldPair): boolean => pair.en !== "" && pair.ja !== "";
  // A text that was missing until now was written from the other one.
  if (!isWhole(after) || !before.some(isWhole)) return undefined;
  if (changed("en") === changed("ja")) return changed("en") ? undefined : lag;
  const mover: Language = changed("en") ? "en" : "ja";
  if (lag?.language === mover) return undefined;
  return lag ?? { language: mover === "en" ? "ja" : "en", since: date };
}
