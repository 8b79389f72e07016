import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { EventAnswer, NewsAnswer } from "../../content/model/api/answers";
import { forgetHtml } from "../../content/model/markdown/lazy-html";
import { listDigest } from "../../content/model/api/list-answers";
import { publicationState } from "../../content/model/publication/publication";
import { preparedSummary } from "../prepared/prepared-change";
import type { PublicView } from "../publication/public-content";
import type { StoredFile } from "../store/content-store";
import { texts } from "../texts/text-converter";
import { GrowingBytes } from "./growing-bytes";

/** How a list may be sent. */
export type ListEncoding = "br" | "gzip" | "identity";

/** A list call's answer for one state of the content; computed once for all requests. */
export interface ListText {
  /** First 32 hex digits of the sha256 of `listDigest`, the ETag's value (the build computes the same). */
  readonly version: string;
  /** The answer's bytes in an encoding. */
  bytes(encoding: ListEncoding): Promise<Buffer> | Buffer;
}

/** The answers of a list call. */
export interface ListCache {
  /** The public answer. */
  of(view: PublicView): ListText;
  /** The staff's answer with all items, each with its state (R15.22). */
  all(view: PublicView): Promise<Buffer>;
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
 * Caches the JSON of a list and its compressed forms, each made at the first request. A commit that leaves all of the
 * list's files as they were costs nothing; an item that did not change is not written to JSON again.
 */
export function createListCache(
  kind: "event" | "news",
  answerOf: (files: readonly StoredFile[]) => readonly Item[],
): ListCache {
  const known = new WeakMap<Item, Buffer>();
  let current: { view: PublicView; files: readonly StoredFile[]; text: ListText } | undefined;
  return {
    of(view) {
      if (current?.view === view) return current.text;
      const files = view.files(kind);
      const text =
        current !== undefined && sameFiles(current.files, files) ? current.text : listText(answerOf(files), known);
      current = { view, files, text };
      return text;
    },
    async all({ snapshot, at }) {
      const items = answerOf(snapshot.shown(kind));
      await texts.prepare(items.filter((item) => !known.has(item)));
      const bytes = new GrowingBytes();
      const prepared = new Map(
        snapshot
          .files("next")
          .flatMap((stored) => (stored.file.next.file.kind === kind ? [[stored.file.id, stored]] : [])),
      );
      for (const [position, item] of items.entries()) {
        const json = known.get(item) ?? Buffer.from(JSON.stringify(item));
        known.set(item, json);
        forgetHtml(item);
        bytes.add(position === 0 ? "[" : ",");
        bytes.add(json.subarray(0, -1));
        const next = prepared.get(item._id);
        const more = { state: publicationState(item, at), ...(next ? { next: preparedSummary(next) } : {}) };
        bytes.add(`,${JSON.stringify(more).slice(1)}`);
      }
      bytes.add(bytes.length === 0 ? "[]" : "]");
      return bytes.whole();
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

/**
 * The items' JSON in a list. Each item's part is cached as a view of the newest list's bytes, and its HTML is released:
 * separate texts would double the memory.
 */
function jsonList(items: readonly Item[], known: WeakMap<Item, Buffer>): Buffer {
  const bytes = new GrowingBytes();
  const ends = items.map((item, position) => {
    bytes.add(position === 0 ? "[" : ",");
    bytes.add(known.get(item) ?? JSON.stringify(item));
    forgetHtml(item);
    return bytes.length;
  });
  bytes.add(items.length === 0 ? "[]" : "]");
  const list = bytes.whole();
  for (const [position, item] of items.entries())
    known.set(item, list.subarray((ends[position - 1] ?? 0) + 1, ends[position]));
  return list;
}

function listText(items: readonly Item[], known: WeakMap<Item, Buffer>): ListText {
  let text: Promise<Buffer> | Buffer | undefined;
  const write = async (): Promise<Buffer> => {
    await texts.prepare(items.filter((item) => !known.has(item)));
    return (text = jsonList(items, known));
  };
  const plain = (): Promise<Buffer> | Buffer => (text ??= write());
  const compressed = new Map<"br" | "gzip", Promise<Buffer> | Buffer>();
  return {
    version: createHash("sha256").update(listDigest(items)).digest("hex").slice(0, 32),
    bytes(encoding) {
      if (encoding === "identity") return plain();
      const made = compressed.get(encoding);
      if (made !== undefined) return made;
      const making = Promise.resolve(plain()).then(compress[encoding]);
      compressed.set(encoding, making);
      making.then(
        (bytes) => compressed.set(encoding, bytes),
        () => compressed.delete(encoding),
      );
      return making;
    },
  };
}
