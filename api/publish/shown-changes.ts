import type { Snapshot } from "../store/content-store";
import { changedPaths, type ChangedPath } from "./changed-paths";

/** What differs for visitors between two states of the content: a kept version stands for the file it is shown for. */
export function shownChanges(before: Snapshot, after: Snapshot): ChangedPath[] {
  const changes = changedPaths(before, after);
  if (before.lastGood.length === 0 && after.lastGood.length === 0) return changes;
  const keptBefore = versionsOf(before);
  const keptAfter = versionsOf(after);
  const kept = new Set([...keptBefore.keys(), ...keptAfter.keys()]);
  const ofKept = [...kept].flatMap((path) => {
    const version = keptAfter.get(path) ?? after.versionOf(path);
    return version === (keptBefore.get(path) ?? before.versionOf(path)) ? [] : [{ path, version }];
  });
  return [...changes.filter(({ path }) => !kept.has(path)), ...ofKept];
}

const versionsOf = ({ lastGood }: Snapshot): ReadonlyMap<string, string> =>
  new Map(lastGood.map(({ path, version }) => [path, version]));
