import { textPathOf } from "./tree-entry";

/** What the index says about a path. */
export interface IndexEntry {
  readonly mode: string;
  readonly id: string;
  /** 0 unless a merge is unfinished. */
  readonly stage: number;
}

const fixedLength = 62;
const extendedFlag = 0x4000;
const checksumLength = 20;

/**
 * The entries of some paths in an index file of version 2 or 3 (gitformat-index). Undefined for every other form
 * (version 4, split or sparse), which git itself must read.
 */
export function indexEntries(bytes: Buffer, paths: ReadonlySet<string>): Map<string, IndexEntry> | undefined {
  if (bytes.length < 12 + checksumLength || bytes.toString("latin1", 0, 4) !== "DIRC") return undefined;
  const version = bytes.readUInt32BE(4);
  if (version !== 2 && version !== 3) return undefined;
  const found = new Map<string, IndexEntry>();
  const lengths = new Set([...paths].map((path) => Buffer.byteLength(path)));
  let at = 12;
  for (let left = bytes.readUInt32BE(8); left > 0; left -= 1) {
    if (at + fixedLength > bytes.length) return undefined;
    const flags = bytes.readUInt16BE(at + 60);
    const nameAt = at + fixedLength + (flags & extendedFlag ? 2 : 0);
    const nameEnd = bytes.indexOf(0, nameAt);
    if (nameEnd < 0) return undefined;
    if (lengths.has(nameEnd - nameAt)) {
      const path = textPathOf(bytes.toString("latin1", nameAt, nameEnd));
      if (path !== undefined && paths.has(path)) {
        const mode = bytes.readUInt32BE(at + 24).toString(8);
        found.set(path, { mode, id: bytes.toString("hex", at + 40, at + 60), stage: (flags >> 12) & 3 });
      }
    }
    // Entries are padded with one to eight NULs to a multiple of eight bytes.
    at += (nameEnd - at + 8) & ~7;
  }
  return hasOtherParts(bytes, at) ? undefined : found;
}

// "link": most entries stand in another file; "sdir": whole folders stand as one entry.
function hasOtherParts(bytes: Buffer, extensionsAt: number): boolean {
  let at = extensionsAt;
  while (at + 8 <= bytes.length - checksumLength) {
    const name = bytes.toString("latin1", at, at + 4);
    if (name === "link" || name === "sdir") return true;
    at += 8 + bytes.readUInt32BE(at + 4);
  }
  return false;
}
