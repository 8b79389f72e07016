import { placeOfPath } from "../../../content/model/collections/place-of-path";
import { isSimilar } from "../../../content/model/text/similarity";
import type { LastGoodFile } from "../content-store";
import { isAdded, type LoggedCommit } from "../history/parse-log";
import type { ObjectReader } from "./object-reader";

interface Taken {
  readonly reader: Pick<ObjectReader, "blob">;
  /** Newest first. */
  readonly commits: readonly LoggedCommit[];
  /** True for a file that is there, but left out. */
  readonly isLeftOut: (path: string) => boolean;
}

/**
 * True for a last good version whose entry a commit renamed, and whose name another text has since: visitors see the entry in its own file.
 * Where that is left out, too, it stays.
 */
export async function isTakenElsewhere(
  { path, version, text }: LastGoodFile,
  present: string | undefined,
  { reader, commits, isLeftOut }: Taken,
): Promise<boolean> {
  const collection = placeOfPath(path)?.collection;
  if (present === undefined || collection?.extent !== "list") return false;
  const textOf = async (blob: string): Promise<string> => (await reader.blob(blob))?.toString("utf8") ?? "";
  const taker = commits.find(({ files }) =>
    files.some((file) => file.path === path && file.before.includes(version) && file.after !== version),
  );
  if (taker === undefined || isSimilar(text, await textOf(present))) return false;
  for (const { path: to, after } of taker.files.filter(isAdded)) {
    if (isLeftOut(to) || placeOfPath(to)?.collection !== collection) continue;
    if (after === version || isSimilar(text, await textOf(after))) return true;
  }
  return false;
}
