import type { ApiAnswers } from "../../../content/model/api/api-calls";
import { EntryLink } from "../kit/list/EntryLink";
import { contentFaults } from "../kit/status/content-faults";

/** The entries whose prepared changes wait until staff decide, each with the way to it (R15.25). */
export function UndecidedChanges({ health }: { readonly health: ApiAnswers["health"] }) {
  const byPath = new Map(
    contentFaults(health).prepared.flatMap(({ path, prepared, isShown }) => (isShown ? [] : [[path, prepared]])),
  );
  return (
    <>
      {[...byPath].map(([path, entry]) => (
        <EntryLink key={path} kind={entry.kind} item={entry} prepared />
      ))}
    </>
  );
}
