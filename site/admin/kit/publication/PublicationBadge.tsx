import { publicationState } from "../../../../content/model/publication/publication";
import { useServices } from "../services/services";
import { formatTimestamp } from "../dates/timestamps";
import { fill, type Words } from "../services/words";
import type { Entry } from "../entry/entry";

/** Says of an item that visitors do not see it, and why; of one that they see, until when if that has been chosen (R15.20). */
export function PublicationBadge({ item }: { readonly item: Entry }) {
  const { words, language, now } = useServices();
  const [text, time] = badgeOf(item, now().getTime(), words.list.states);
  if (text === undefined) return null;
  return (
    <span className="adm-badge adm-badge-waiting">
      {typeof time === "string" ? fill(text, { time: formatTimestamp(time, language) }) : text}
    </span>
  );
}

function badgeOf(item: Entry, at: number, states: Words["list"]["states"]): readonly [text?: string, time?: unknown] {
  const { draft, publishAt, unpublishAt } = item;
  const state = publicationState(item, at);
  switch (state) {
    case "draft":
      return [draft === true ? states.draft : states.unreadable];
    case "scheduled":
      return [states.scheduled, publishAt];
    case "ended":
      return [states.ended, unpublishAt];
    case "public":
      return unpublishAt === undefined ? [] : [states.until, unpublishAt];
  }
}
