import { createHash } from "node:crypto";
import { checksumLength, indexLayout, lowerBound, nameOf, type IndexLayout } from "./index-layout";
import { fileMode } from "./tree-entry";

/** A change of one path in the index. */
export interface IndexEdit {
  readonly path: string;
  readonly mode?: string;
  /** Undefined takes the path out of the index. */
  readonly id: string | undefined;
}

const fixedLength = 62;
const longName = 0xfff;
/** Where an entry says when its file was changed (whole seconds), and how long the file is. */
const changedAt = 8;
const sizeAt = 36;

/** Entries from a position on that give way to others. */
interface Splice {
  readonly position: number;
  readonly removed: 0 | 1;
  readonly added: Buffer | undefined;
}

/**
 * The bytes of an index file with some paths changed, as `git update-index` does it for `--cacheinfo` and
 * `--force-remove` (gitformat-index). The parts that only make git faster are left out; git makes them again.
 * Undefined where git itself must do it: another form of index, an unfinished merge, a file where a folder is wanted.
 * @param writtenAt when the index was written, in whole seconds since 1970
 */
export function editedIndex(bytes: Buffer, edits: readonly IndexEdit[], writtenAt: number): Buffer | undefined {
  const layout = indexLayout(bytes);
  if (!layout) return undefined;
  const splices: Splice[] = [];
  for (const edit of inOrder(edits)) {
    const splice = spliceOf(layout, edit);
    if (!splice) return undefined;
    splices.push(splice);
  }
  const { starts, count } = layout;
  const parts: Buffer[] = [Buffer.from(bytes.subarray(0, starts[0]))];
  let from = 0;
  let total = count;
  for (const { position, removed, added } of splices) {
    parts.push(bytes.subarray(starts[from], starts[position]), ...(added ? [added] : []));
    from = position + removed;
    total += (added ? 1 : 0) - removed;
  }
  parts.push(bytes.subarray(starts[from], starts[count]));
  parts[0]?.writeUInt32BE(total, 8);
  lookAgainAt(layout, writtenAt);
  // One copy: an index of 10,000 files is more than a megabyte.
  const edited = Buffer.concat([...parts, Buffer.alloc(checksumLength)]);
  const checksumAt = edited.length - checksumLength;
  createHash("sha1").update(edited.subarray(0, checksumAt)).digest().copy(edited, checksumAt);
  return edited;
}

function inOrder(edits: readonly IndexEdit[]): (IndexEdit & { readonly name: Buffer })[] {
  return edits
    .map((edit) => ({ ...edit, name: Buffer.from(edit.path) }))
    .sort((a, b) => Buffer.compare(a.name, b.name));
}

function spliceOf(layout: IndexLayout, { name, id, mode }: IndexEdit & { readonly name: Buffer }): Splice | undefined {
  const position = lowerBound(layout, name);
  const removed = nameOf(layout, position).equals(name) ? 1 : 0;
  if (removed && layout.bytes.readUInt16BE((layout.starts[position] ?? 0) + 60) & 0x3000) return undefined;
  if (id === undefined) return { position, removed, added: undefined };
  if (!removed && isInTheWay(layout, name)) return undefined;
  return { position, removed, added: entry(name, id, mode ?? fileMode) };
}

// A file and a folder of the same name.
function isInTheWay(layout: IndexLayout, name: Buffer): boolean {
  const has = (other: Buffer) => nameOf(layout, lowerBound(layout, other)).equals(other);
  for (let slash = name.indexOf("/"); slash >= 0; slash = name.indexOf("/", slash + 1)) {
    if (has(name.subarray(0, slash))) return true;
  }
  const folder = Buffer.concat([name, Buffer.from("/")]);
  return nameOf(layout, lowerBound(layout, folder)).indexOf(folder) === 0;
}

// Nothing is said about the file in the work tree: git looks at it when it is next asked.
function entry(name: Buffer, id: string, mode: string): Buffer {
  const bytes = Buffer.alloc((fixedLength + name.length + 8) & ~7);
  bytes.writeUInt32BE(parseInt(mode, 8), 24);
  bytes.write(id, 40, "hex");
  bytes.writeUInt16BE(Math.min(name.length, longName), 60);
  name.copy(bytes, fixedLength);
  return bytes;
}

// A file changed in the very second in which the index was written may have been changed again right after; the new
// index is younger and would hide that. Length 0 makes git look at the bytes ("racy git").
function lookAgainAt({ bytes, starts, count }: IndexLayout, writtenAt: number): void {
  for (let position = 0; position < count; position += 1) {
    const start = starts[position] ?? 0;
    if (bytes.readUInt32BE(start + changedAt) >= writtenAt) bytes.writeUInt32BE(0, start + sizeAt);
  }
}
