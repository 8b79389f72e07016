import type { ItemRevision } from "./item-revision";

type Version = string | undefined;

/**
 * Edits that knew nothing of a save, each with the version that was made of it: a side of a later merge that does not hold the
 * save; a commit whose author date is before the save, as after a rebase or a cherry-pick; the newest version where that does not
 * come from the save, as after a merge that took the other side's file whole. `revisions`: of one entry, oldest first.
 */
export function editsBeside(
  revisions: readonly ItemRevision[],
  save: ItemRevision,
): readonly { readonly other: string; readonly made: string }[] {
  const newest = revisions.at(-1)?.version;
  const below = new Set(save.before.flatMap((version) => [...ancestry(revisions, version)]));
  const holdsSave = (version: Version): boolean =>
    save.version !== undefined && ancestry(revisions, version).has(save.version);
  const isBeside = (version: Version): boolean =>
    !holdsSave(version) && [...ancestry(revisions, version)].some((earlier) => below.has(earlier));
  if (newest !== undefined && isBeside(newest)) return [{ other: newest, made: newest }];
  return revisions.slice(revisions.indexOf(save) + 1).flatMap(({ before, version, date, isBySite }) => {
    if (version === undefined || !before.some(holdsSave)) return [];
    if (before.length > 1) return before.filter(isBeside).map((other) => ({ other, made: version }));
    return !isBySite && Date.parse(date) < Date.parse(save.date) ? [{ other: version, made: version }] : [];
  });
}

/** A version and those that it was made of. */
function ancestry(revisions: readonly ItemRevision[], version: Version): ReadonlySet<string> {
  const found = new Set(version === undefined ? [] : [version]);
  // A set hands out what is added to it meanwhile.
  for (const each of found)
    for (const revision of revisions)
      if (revision.version === each) for (const before of revision.before) found.add(before);
  return found;
}
