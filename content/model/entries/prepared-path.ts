const preparedPath = /^(.+)\.next(\.(?:md|yml))$/s;

/** The file of a prepared change of the entry at a path: `plans.yml` -> `plans.next.yml` (R15.24). */
export function preparedPathOf(path: string): string {
  return path.replace(/\.(?:md|yml)$/, ".next$&");
}

/** The path of the entry that a prepared change is of; undefined for any other path. */
export function entryPathOf(path: string): string | undefined {
  const [, stem, ending] = preparedPath.exec(path) ?? [];
  return stem === undefined || ending === undefined ? undefined : `${stem}${ending}`;
}
