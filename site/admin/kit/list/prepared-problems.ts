import type { CollectionName } from "../../../../content/model/collections/collection-names";
import type { PreparedState } from "../../prepared-state";
import type { ContentFaults } from "../status/content-faults";
import type { Entry } from "../entry/entry";

/** The items, each with what keeps its prepared change from taking its place; also of one that cannot be read. */
export function withPrepared(
  folder: CollectionName,
  items: readonly Entry[],
  problems: ContentFaults["prepared"],
): readonly Entry[] {
  const found = new Map<string, NonNullable<PreparedState["problem"]>>();
  for (const { prepared, field, message } of problems)
    if (prepared.kind === folder && !found.has(prepared._id))
      found.set(prepared._id, { message, ...(field !== undefined && { field }) });
  if (found.size === 0) return items;
  return items.map((item) => {
    const problem = found.get(item._id);
    return problem === undefined ? item : { ...item, next: { ...item.next, problem } };
  });
}
