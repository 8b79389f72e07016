import type { ItemRevision } from "./item-revision";

type Version = string | undefined;

/**
 * Edits that knew nothing of a save, each with the version that was made of it: a side of a later merge that does not hold the
 * save; a commit whose author date is before the save, as after a rebase or a cherry-pick; the newest version where that does not
 * come from the save, as after a merge that took the other side's file whole. `revisions`: of one entry, none before one that
 * it was made of.
 */
export function editsBeside(
  revisions: readonly ItemRevision[],
  save: ItemRevision,
): readonly { readonly other: string; readonly made: string }[] {
  const newest = revisions.at(-1)?.version;
  const holding = madeOf(revisions, [save.version]);
  const related = madeOf(revisions, madeFrom(revisions, save.before));
  const isBeside = (version: Version): boolean => !holding.has(version) && related.has(version);
  if (newest !== undefined && isBeside(newest)) return [{ other: newest, made: newest }];
  return revisions.slice(revisions.indexOf(save) + 1).flatMap(({ before, version, date, isBySite }) => {
    if (version === undefined || !before.some((earlier) => holding.has(earlier))) return [];
    if (before.length > 1) return before.filter(isBeside).map((other) => ({ other, made: version }));
    return !isBySite && Date.parse(date) < Date.parse(save.date) ? [{ other: version, made: version }] : [];
  });
}

/** Versions and all that were made of them. */
function madeOf(revisions: readonly ItemRevision[], versions: Iterable<Version>): ReadonlySet<Version> {
  const found = new Set(versions);
  for (const { before, version } of revisions) if (before.some((earlier) => found.has(earlier))) found.add(version);
  return found;
}

/** Versions and all that they were made of. */
function madeFrom(revisions: readonly ItemRevision[], versions: Iterable<Version>): ReadonlySet<Version> {
  const found = new Set(versions);
  for (const { before, version } of revisions.toReversed())
    if (found.has(version)) for (const earlier of before) found.add(earlier);
  return found;
}
