import type { AdminItem } from "../../client";
import { useServices } from "../app/services";
import { formatTimestamp } from "../history/timestamps";
import { fill } from "../status/words";

/** Says of an item that visitors do not see whether it is a draft, waits for its time, or has ended (R15.20). */
export function PublicationBadge({ item: { state = "public", publishAt = "" } }: { readonly item: AdminItem }) {
  const { words, language } = useServices();
  if (state === "public") return null;
  const time = state === "scheduled" ? formatTimestamp(publishAt, language) : "";
  return <span className="adm-badge adm-badge-edit">{fill(words.list.states[state], { time })}</span>;
}
