import type { FileProblem } from "../../../../content/model/api/answers";
import type { CollectionName } from "../../../../content/model/collections/collection-names";
import { entryPathOf } from "../../../../content/model/publication/prepared-path";
import type { AdminItem } from "../../client";
import { idIn } from "./editable-items";

/** The items, each with what keeps its prepared change from taking its place; also of one that cannot be read. */
export function withPrepared<Item extends AdminItem>(
  folder: CollectionName,
  items: readonly Item[],
  problems: readonly FileProblem[],
): readonly Item[] {
  const found = new Map<string, string>();
  for (const { path, field, message } of problems) {
    const id = idIn(folder, entryPathOf(path) ?? "");
    if (id !== undefined && !found.has(id)) found.set(id, field === undefined ? message : `“${field}” ${message}`);
  }
  if (found.size === 0) return items;
  return items.map((item) => {
    const problem = found.get(item._id);
    return problem === undefined ? item : { ...item, next: { ...item.next, problem } };
  });
}
