/** Follows "/" in the order of characters: everything in a folder sorts before folder + "0". */
const afterSlash = "0";

/** Values by path, in the order of their paths; immutable. Making the next one out of it costs hardly more than copying an array. */
export class PathList<T extends { readonly path: string }> {
  /** @param values in the order of their paths, each path once */
  constructor(readonly values: readonly T[] = []) {}

  get(path: string): T | undefined {
    const value = this.values[this.position(path)];
    return value?.path === path ? value : undefined;
  }

  /** The values whose path begins with a prefix. */
  below(prefix: string): readonly T[] {
    const from = this.position(prefix);
    let to = from;
    while (this.values[to]?.path.startsWith(prefix) === true) to += 1;
    return this.values.slice(from, to);
  }

  /** Names of the folders directly below a folder (its path ends in a slash), without going through what they hold. */
  folders(folder: string): readonly string[] {
    const names: string[] = [];
    for (let at = this.position(folder); this.values[at]?.path.startsWith(folder) === true;) {
      const path = this.values[at]?.path ?? "";
      const end = path.indexOf("/", folder.length);
      if (end < 0) {
        at += 1;
        continue;
      }
      names.push(path.slice(folder.length, end));
      at = this.position(`${path.slice(0, end)}${afterSlash}`);
    }
    return names;
  }

  /** The same with other values at some paths; undefined takes a path out. */
  with(changes: ReadonlyMap<string, T | undefined>): PathList<T> {
    if (changes.size === 0) return this;
    const next: T[] = [];
    let at = 0;
    for (const [path, value] of [...changes].sort(([a], [b]) => (a < b ? -1 : 1))) {
      for (const end = this.position(path); at < end; at += 1) next.push(this.values[at] as T);
      if (this.values[at]?.path === path) at += 1;
      if (value !== undefined) next.push(value);
    }
    for (; at < this.values.length; at += 1) next.push(this.values[at] as T);
    return new PathList(next);
  }

  /** Position of the first value whose path is not before the given one. */
  private position(path: string): number {
    let [low, high] = [0, this.values.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.values[middle]?.path ?? "") < path) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
