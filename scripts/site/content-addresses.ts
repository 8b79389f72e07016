import { readFileSync } from "node:fs";
import { join } from "node:path";
import { EntryAddresses } from "../../api/entries/entry-addresses";
import type { ContentNow } from "../../api/addresses/address-moves";
import { removedRedirects } from "../../api/addresses/address-keeper";
import { findMoves } from "../../api/addresses/find-moves";
import { coveredRedirects, lostAddresses, missingRedirects } from "../../api/addresses/kept-addresses";
import { pagesOf } from "../../api/redirects/moved-to";
import type { Problem } from "../../content/model/problems/problem";
import { followRedirects, type Redirect } from "../../content/model/redirects/follow-redirects";
import type { ContentWithHistory } from "./read-with-history";

/** What the history says about the addresses of a content folder. */
export interface ContentAddresses {
  /** Addresses of entries that were renamed or moved, and that redirects.yml does not have. */
  readonly missing: readonly Redirect[];
  /** Addresses that another entry has now, where there are any: they lead on while visitors do not see that one. */
  readonly covered?: readonly Redirect[];
  /** Addresses that were taken away lately, and lead nowhere. */
  readonly lost: readonly Problem[];
}

/** Compares a content folder with its history; finds nothing where there is none, as in a shallow clone. */
export async function contentAddresses(
  contentDir: string,
  { content: { files, problems }, history }: ContentWithHistory,
): Promise<ContentAddresses> {
  if (history === undefined) return { missing: [], lost: [] };
  const known = new Set([...files, ...problems].map(({ path }) => path));
  const now: ContentNow = {
    has: (path) => known.has(path),
    files: (kind) => files.filter(({ file }) => file.collection === kind),
    textOf: (path) => readFileSync(join(contentDir, path), "utf8"),
  };
  const pageAt = pagesOf(now);
  const redirects = files.flatMap(({ file }) => (file.collection === "redirects" ? file.fields.entries : []));
  const addresses = new EntryAddresses(history);
  const moves = await findMoves(addresses, now);
  const log = await history.log();
  const removed = await removedRedirects(addresses, log);
  const missing = missingRedirects(moves, redirects, pageAt, removed);
  const covered = coveredRedirects(moves, pageAt, removed);
  const { targets } = followRedirects([...redirects, ...missing], pageAt);
  const newest = new Date(log.commits[0]?.arrived ?? 0);
  const lost = await lostAddresses(addresses, moves, targets, newest);
  return { missing, ...(covered.length === 0 ? {} : { covered }), lost };
}
