/** One line of a git tree object. */
export interface TreeEntry {
  readonly mode: string;
  /** The name's bytes, one character a byte (latin1): git names need not be UTF-8. */
  readonly rawName: string;
  readonly id: string;
}

/** The entries of a tree object by name, in git's order. */
export type TreeEntries = ReadonlyMap<string, TreeEntry>;

export const folderMode = "40000";
export const fileMode = "100644";
export const executableMode = "100755";
export const linkMode = "120000";
export const submoduleMode = "160000";

/** True for an ordinary file: neither folder nor symbolic link nor submodule. */
export function isOrdinaryFile(mode: string): boolean {
  return mode === fileMode || mode === executableMode;
}

/** The entries of a tree object's bytes. */
export function parseTree(bytes: Buffer): TreeEntry[] {
  const entries: TreeEntry[] = [];
  for (let at = 0; at < bytes.length;) {
    const space = bytes.indexOf(0x20, at);
    const end = bytes.indexOf(0, space);
    entries.push({
      mode: bytes.toString("latin1", at, space),
      rawName: bytes.toString("latin1", space + 1, end),
      id: bytes.toString("hex", end + 1, end + 21),
    });
    at = end + 21;
  }
  return entries;
}

/** A path as git's trees hold it, one character a byte. */
export function rawPathOf(path: string): string {
  return Buffer.from(path, "utf8").toString("latin1");
}

/** A path of git's trees as text, or undefined when its bytes are not UTF-8. */
export function textPathOf(rawPath: string): string | undefined {
  const path = Buffer.from(rawPath, "latin1").toString("utf8");
  return rawPathOf(path) === rawPath ? path : undefined;
}
