import type { FileProblem } from "../../../../content/model/api/answers";
import type { CollectionName } from "../../../../content/model/collections/collection-names";
import type { AdminItem } from "../../client";
import type { PreparedState } from "../../prepared-calls";

/** `companies/kopiya.next.md`, `events/2026/picnic.next.md`, `plans.next.yml`. */
const preparedPath = /^(\w+)(?:\/(?:\d{4}\/)?(.+))?\.next\.(?:md|yml)$/;

/** True for the file of a prepared change: what is wrong with it is said at its entry, where staff can mend it. */
export const isPreparedFile = ({ path }: FileProblem): boolean => preparedPath.test(path);

/** The items, each with what keeps its prepared change from taking its place; also of one that cannot be read. */
export function withPrepared<Item extends AdminItem>(
  folder: CollectionName,
  items: readonly Item[],
  problems: readonly FileProblem[],
): readonly Item[] {
  const found = new Map<string, NonNullable<PreparedState["problem"]>>();
  for (const { path, field, message } of problems) {
    const [, of, id = folder] = preparedPath.exec(path) ?? [];
    if (of === folder && !found.has(id)) found.set(id, { message, ...(field !== undefined && { field }) });
  }
  if (found.size === 0) return items;
  return items.map((item) => {
    const problem = found.get(item._id);
    return problem === undefined ? item : { ...item, next: { ...item.next, problem } };
  });
}
