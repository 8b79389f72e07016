import type { Collection } from "../../content/model/collections/collection";
import { mergeEntry } from "../../content/model/entries/merge-entry";
import { parseContentFile } from "../../content/model/entries/parse-content-file";
import { preparedPathOf } from "../../content/model/entries/prepared-path";
import { sameData } from "../../content/model/yaml/yaml-data";
import type { Session } from "../auth/sessions";
import type { Planned } from "../entries/plan-entry";
import { ApiError } from "../errors";
import type { ContentStore, Snapshot, StoredFile } from "../store/content-store";
import { fieldsToday, type PreparedOn } from "./merged-change";
import { findWithPrepared, planPrepare } from "./plan-prepared";
import { preparedFields, type StoredPrepared } from "./prepared-change";

/** An earlier version of an entry's prepared change. Throws "not-found", "unreadable-version". */
export async function earlierPrepared(
  store: Pick<ContentStore, "readVersion" | "log">,
  entry: StoredFile,
  version: string,
): Promise<StoredPrepared> {
  const path = preparedPathOf(entry.path);
  const { commits } = await store.log();
  const isKnown = commits.some(({ files }) => files.some((file) => file.path === path && file.after === version));
  const bytes = isKnown ? await store.readVersion(version) : undefined;
  if (bytes === undefined) throw new ApiError("not-found");
  const text = Buffer.from(bytes).toString("utf8");
  const parsed = parseContentFile(path, text, version);
  if (!parsed.ok || parsed.file.collection !== "next") throw new ApiError("unreadable-version");
  return { path, version, text, file: parsed.file };
}

export interface PreparedRestore {
  readonly id: string;
  /** The version that the person saw: of the change, or of the entry when there is none. */
  readonly version: string | undefined;
  readonly earlier: StoredPrepared;
  readonly by: Session;
  /** What the entry held when that was written. */
  readonly before: PreparedOn;
}

/** Writes an earlier version again; what others changed in the entry since stays. Throws "not-found", "stale-version". */
export function planRestorePrepared(
  collection: Collection,
  { id, version, earlier, before, by }: PreparedRestore,
  snapshot: Snapshot,
): Planned {
  const { entry, prepared } = findWithPrepared(collection, id, snapshot);
  const today = fieldsToday(entry);
  const { publishAt } = earlier.file.next;
  const sides = { base: before.fields, mine: preparedFields(earlier), theirs: today };
  const wanted = mergeEntry(collection, id, sides).fields;
  const held = prepared ? preparedFields(prepared) : today;
  const names = [...new Set([wanted, held].flatMap((fields) => Object.keys(fields)))];
  const fields = names.flatMap((name) =>
    sameData(wanted[name], held[name]) ? [] : [[name, wanted[name] ?? null] as const],
  );
  return planPrepare(collection, { id, version, by, fields: { ...Object.fromEntries(fields), publishAt } }, snapshot);
}
