import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { EventAnswer, NewsAnswer } from "../../content/model/answers";
import { listDigest } from "../../content/model/list-answers";
import type { Snapshot, StoredFile } from "../store/content-store";

/** How a list may be sent. */
export type ListEncoding = "br" | "gzip" | "identity";

/** A list call's answer for one state of the content; made once, however many ask. */
export interface ListText {
  /** First 32 hex digits of the sha256 of `listDigest`, the ETag's value (the build computes the same). */
  readonly version: string;
  /** The answer's bytes in an encoding. */
  bytes(encoding: ListEncoding): Promise<Buffer> | Buffer;
}

/** The answer of a list call for the content of a snapshot. */
export interface ListCache {
  of(snapshot: Snapshot): ListText;
}

type Item = EventAnswer | NewsAnswer;

const compress = {
  gzip: (text: Buffer) => promisify(gzip)(text, { level: 6 }),
  br: (text: Buffer) =>
    promisify(brotliCompress)(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
    }),
};

/**
 * Caches the JSON of a list and its compressed forms, each made when it is first asked for. A commit that leaves all of
 * the list's files as they were costs nothing; an item that did not change is not written to JSON again.
 */
export function createListCache<F extends StoredFile>(
  filesOf: (snapshot: Snapshot) => readonly F[],
  answerOf: (files: readonly F[]) => readonly Item[],
): ListCache {
  const jsonOf = new WeakMap<object, string>();
  const itemJson = (item: object): string => {
    const known = jsonOf.get(item);
    if (known !== undefined) return known;
    const json = JSON.stringify(item);
    jsonOf.set(item, json);
    return json;
  };
  let current: { snapshot: Snapshot; files: readonly F[]; text: ListText } | undefined;
  return {
    of(snapshot) {
      if (current?.snapshot === snapshot) return current.text;
      const files = filesOf(snapshot);
      const text =
        current !== undefined && sameFiles(current.files, files) ? current.text : listText(answerOf(files), itemJson);
      current = { snapshot, files, text };
      return text;
    },
  };
}

function sameFiles(before: readonly StoredFile[], now: readonly StoredFile[]): boolean {
  return (
    before.length === now.length &&
    before.every(
      (file, index) => file === now[index] || (file.version === now[index]?.version && file.path === now[index].path),
    )
  );
}

function listText(items: readonly Item[], itemJson: (item: Item) => string): ListText {
  let text: Buffer | undefined;
  const plain = (): Buffer => (text ??= Buffer.from(`[${items.map(itemJson).join(",")}]`));
  const compressed = new Map<"br" | "gzip", Promise<Buffer> | Buffer>();
  return {
    version: createHash("sha256").update(listDigest(items)).digest("hex").slice(0, 32),
    bytes(encoding) {
      if (encoding === "identity") return plain();
      const known = compressed.get(encoding);
      if (known !== undefined) return known;
      const making = compress[encoding](plain());
      compressed.set(encoding, making);
      making.then(
        (bytes) => compressed.set(encoding, bytes),
        () => compressed.delete(encoding),
      );
      return making;
    },
  };
}
