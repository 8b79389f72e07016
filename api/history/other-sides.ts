import type { ItemRevision } from "./item-revision";

type Version = string | undefined;

/**
 * What stands beside a save: the sides of later merges that do not hold it, each with the version that the merge made of them.
 * Where the newest version itself does not come from the save, as after a merge that took the other side's file whole, that is
 * both. `revisions`: of one entry, oldest first.
 */
export function sidesBeside(
  revisions: readonly ItemRevision[],
  save: ItemRevision,
): readonly { readonly other: string; readonly merged: string }[] {
  const newest = revisions.at(-1)?.version;
  const below = new Set(save.before.flatMap((version) => [...ancestry(revisions, version)]));
  const holdsSave = (version: Version): boolean =>
    save.version !== undefined && ancestry(revisions, version).has(save.version);
  const isBeside = (version: Version): boolean =>
    !holdsSave(version) && [...ancestry(revisions, version)].some((earlier) => below.has(earlier));
  if (newest !== undefined && isBeside(newest)) return [{ other: newest, merged: newest }];
  return revisions
    .slice(revisions.indexOf(save) + 1)
    .flatMap(({ before, version }) =>
      version !== undefined && before.length > 1 && before.some(holdsSave)
        ? before.filter(isBeside).map((other) => ({ other, merged: version }))
        : [],
    );
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
