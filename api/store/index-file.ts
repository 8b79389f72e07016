import { indexLayout, lowerBound, nameOf } from "./index-layout";

/** What the index says about a path. */
export interface IndexEntry {
  readonly mode: string;
  readonly id: string;
  /** 0 unless a merge is unfinished. */
  readonly stage: number;
}

/**
 * The entries of some paths in an index file of version 2 or 3 (gitformat-index). Undefined for every other form
 * (version 4, split or sparse), which git itself must read.
 */
export function indexEntries(bytes: Buffer, paths: Iterable<string>): Map<string, IndexEntry> | undefined {
  const layout = indexLayout(bytes);
  if (!layout) return undefined;
  const found = new Map<string, IndexEntry>();
  for (const path of paths) {
    const name = Buffer.from(path);
    const position = lowerBound(layout, name);
    if (!nameOf(layout, position).equals(name)) continue;
    const at = layout.starts[position] ?? 0;
    const mode = bytes.readUInt32BE(at + 24).toString(8);
    found.set(path, {
      mode,
      id: bytes.toString("hex", at + 40, at + 60),
      stage: (bytes.readUInt16BE(at + 60) >> 12) & 3,
    });
  }
  return found;
}
