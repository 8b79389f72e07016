import type { FileProblem } from "../../../../content/model/api/answers";
import type { CollectionName } from "../../../../content/model/collections/collection-names";

/** `companies/kopiya.md`, `events/2026/picnic.md`, `plans.yml`: of a single file the collection's name is the id. */
const itemPath = /^(\w+)(?:\/(?:\d{4}\/)?([^/]+))?\.(?:md|ya?ml)$/;

/**
 * The items that staff can edit. Left out: items whose file was broken by hand, of which the server lists the last good
 * version for visitors (decision 012).
 */
export function editableItems<Item extends { readonly _id: string }>(
  folder: CollectionName,
  items: readonly Item[],
  problems: readonly FileProblem[],
): readonly Item[] {
  const broken = new Set(
    problems.flatMap(({ path, kept }) => {
      const [, of, id = folder] = itemPath.exec(path) ?? [];
      return kept !== undefined && of === folder ? [id] : [];
    }),
  );
  return broken.size === 0 ? items : items.filter(({ _id }) => !broken.has(_id));
}
