import type { FileProblem } from "../../../../content/model/api/answers";
import type { ItemFolder } from "../../../../content/model/api/history-answers";

const itemPath = /^(events|news)\/\d{4}\/([^/]+)\.md$/;

/**
 * The items that staff can work with: not those of files that somebody broke by hand, of which the server lists the last
 * good version for visitors (decision 012).
 */
export function editableItems<Item extends { readonly _id: string }>(
  folder: ItemFolder,
  items: readonly Item[],
  problems: readonly FileProblem[],
): readonly Item[] {
  const broken = new Set(
    problems.flatMap(({ path, kept }) => {
      const [, of, id] = itemPath.exec(path) ?? [];
      return kept !== undefined && of === folder && id !== undefined ? [id] : [];
    }),
  );
  return broken.size === 0 ? items : items.filter(({ _id }) => !broken.has(_id));
}
