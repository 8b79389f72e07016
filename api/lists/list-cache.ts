import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { EventAnswer, NewsAnswer } from "../../content/model/api/answers";
import { forgetHtml } from "../../content/model/markdown/lazy-html";
import { listDigest } from "../../content/model/entries/list-answers";
import { publicationState } from "../../content/model/publication/publication";
import { preparedSummary } from "../prepared/prepared-change";
import type { PublicView } from "../publication/public-content";
import type { StoredFile } from "../store/content-store";
import { texts } from "../texts/text-converter";

/** How a list may be sent. */
export type ListEncoding = "br" | "gzip" | "identity";

/** A list call's answer for one state of the content; computed once for all requests. */
export interface ListText {
  /** First 32 hex digits of the sha256 of `listDigest`, the ETag's value (the build computes the same). */
  readonly version: string;
  /** The answer's bytes in an encoding. */
  bytes(encoding: ListEncoding): Promise<Buffer>;
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
  name: "events" | "news",
  answerOf: (files: readonly StoredFile[]) => readonly Item[],
): ListCache {
  const known = new WeakMap<Item, string>();
  let current: { view: PublicView; files: readonly StoredFile[]; text: ListText } | undefined;
  return {
    of(view) {
      if (current?.view === view) return current.text;
      const files = view.files(name);
      const text =
        current !== undefined && sameFiles(current.files, files) ? current.text : listText(answerOf(files), known);
      current = { view, files, text };
      return text;
    },
    async all({ snapshot, at }) {
      const items = answerOf(snapshot.shown(name));
      const prepared = new Map(
        snapshot
          .files("next")
          .flatMap((stored) => (stored.file.next.file.collection === name ? [[stored.file.id, stored]] : [])),
      );
      const json = await itemsJson(items, known);
      const staffJson = items.map((item, position) => {
        const next = prepared.get(item._id);
        const more = { state: publicationState(item, at), ...(next ? { next: preparedSummary(next) } : {}) };
        return `${json[position]?.slice(0, -1) ?? "{"},${JSON.stringify(more).slice(1)}`;
      });
      return listJson(staffJson);
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

/** The JSON of each item; what it is made of is released, since both would double the memory. */
async function itemsJson(items: readonly Item[], known: WeakMap<Item, string>): Promise<readonly string[]> {
  await texts.prepare(items.filter((item) => !known.has(item)));
  return items.map((item) => {
    const json = known.get(item) ?? JSON.stringify(item);
    known.set(item, json);
    forgetHtml(item);
    return json;
  });
}

const listJson = (items: readonly string[]): Buffer => Buffer.from(`[${items.join(",")}]`);

function listText(items: readonly Item[], known: WeakMap<Item, string>): ListText {
  const made = new Map<ListEncoding, Promise<Buffer>>();
  const make = async (encoding: ListEncoding): Promise<Buffer> =>
    encoding === "identity" ? listJson(await itemsJson(items, known)) : compress[encoding](await bytes("identity"));
  const bytes = (encoding: ListEncoding): Promise<Buffer> => {
    const making = made.get(encoding) ?? make(encoding);
    made.set(encoding, making);
    making.catch(() => made.delete(encoding));
    return making;
  };
  return { version: createHash("sha256").update(listDigest(items)).digest("hex").slice(0, 32), bytes };
}
