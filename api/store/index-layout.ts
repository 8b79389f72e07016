const headerLength = 12;
const fixedLength = 62;
const extendedFlag = 0x4000;
/** Lengths of names from here on do not fit into an entry's flags. */
const longName = 0xfff;
/** Length of the checksum at the end of an index file, in bytes. */
export const checksumLength = 20;

/** Where the entries of an index file lie: their first bytes in order, and last where they end. */
export interface IndexLayout {
  readonly bytes: Buffer;
  readonly starts: Int32Array;
  readonly count: number;
}

/**
 * The layout of an index file of version 2 or 3 (gitformat-index). Undefined for every other form (version 4, split or
 * sparse), which git itself must read.
 */
export function indexLayout(bytes: Buffer): IndexLayout | undefined {
  if (bytes.length < headerLength + checksumLength || bytes.toString("latin1", 0, 4) !== "DIRC") return undefined;
  const version = bytes.readUInt32BE(4);
  if (version !== 2 && version !== 3) return undefined;
  const count = bytes.readUInt32BE(8);
  const most = Math.floor(bytes.length / fixedLength);
  if (count > most) return undefined;
  const starts = new Int32Array(count + 1);
  let at = headerLength;
  for (let position = 0; position < count; position += 1) {
    starts[position] = at;
    if (at + fixedLength > bytes.length) return undefined;
    const { from, to } = nameAt(bytes, at);
    if (to < from) return undefined;
    // Entries are padded with one to eight NULs to a multiple of eight bytes.
    at += (to - at + 8) & ~7;
  }
  starts[count] = at;
  return at > bytes.length - checksumLength || hasOtherParts(bytes, at) ? undefined : { bytes, starts, count };
}

/** The first entry whose name is the given one or comes after it, in git's order. */
export function lowerBound({ bytes, starts, count }: IndexLayout, name: Buffer): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    const { from, to } = nameAt(bytes, starts[middle] ?? 0);
    if (bytes.compare(name, 0, name.length, from, to) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The bytes of an entry's name, empty after the last entry. */
export function nameOf({ bytes, starts, count }: IndexLayout, position: number): Buffer {
  if (position >= count) return Buffer.alloc(0);
  const { from, to } = nameAt(bytes, starts[position] ?? 0);
  return bytes.subarray(from, to);
}

function nameAt(bytes: Buffer, start: number): { readonly from: number; readonly to: number } {
  const flags = bytes.readUInt16BE(start + 60);
  const from = start + fixedLength + (flags & extendedFlag ? 2 : 0);
  const length = flags & longName;
  return { from, to: length < longName ? from + length : bytes.indexOf(0, from) };
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
