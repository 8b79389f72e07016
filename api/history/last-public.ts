import type { Event } from "../../content/model/collections/event";
import { parseMoment } from "../../content/model/dates/moment";
import { parseCommittedFile } from "../../content/model/entries/parse-content-file";
import { publicationState } from "../../content/model/publication/publication";
import type { ContentStore } from "../store/content-store";
import type { ItemRevision } from "./item-revision";

/** An event as visitors saw it last, and when they ceased to. */
export interface LastPublic {
  readonly path: string;
  readonly text: string;
  /** In ms since 1970. */
  readonly until: number;
  /** How many revisions there were then, the one that took it back among them. */
  readonly revisions: number;
}

/**
 * The last version of an event that visitors certainly saw: one that this site committed itself, or on top of which it
 * committed. What a maintainer pushed together was perhaps never on the site. Undefined when there is none, or when it
 * was taken back before `since`; both in ms since 1970. `revisions`: the changes of an event that is not public now.
 */
export async function lastPublic(
  store: Pick<ContentStore, "readVersion">,
  revisions: readonly ItemRevision[],
  { since, now }: { readonly since: number; readonly now: number },
): Promise<LastPublic | undefined> {
  for (let at = revisions.length - 1; at >= 0; at -= 1) {
    const [revision, next] = [revisions[at], revisions[at + 1]];
    const end = next ? timeOf(next) : now;
    if (end < since) return undefined;
    if (revision?.version === undefined) continue;
    const isReplacedBySite = next?.isBySite === true && next.before[0] === revision.version;
    if (!revision.isBySite && !isReplacedBySite) continue;
    const bytes = await store.readVersion(revision.version);
    if (bytes === undefined) continue;
    const text = Buffer.from(bytes).toString("utf8");
    const parsed = parseCommittedFile(revision.path, text, revision.version);
    if (!parsed.ok || parsed.file.collection !== "events") continue;
    const until = publicUntil(parsed.file.fields, revision.isBySite ? timeOf(revision) : end, end);
    if (until === undefined) continue;
    // Its time has come since it was found hidden: it is about to be shown.
    if (until < since || (!next && until === now)) return undefined;
    return { path: revision.path, text, until, revisions: at + (until < end || !next ? 1 : 2) };
  }
  return undefined;
}

/** When an event that was there from one moment to another was public last; undefined when it never was. */
function publicUntil(event: Event, from: number, to: number): number | undefined {
  const [begin, end] = [parseMoment(event.publishAt ?? ""), parseMoment(event.unpublishAt ?? "")];
  const first = Math.max(from, begin ?? from);
  if (first > to || publicationState(event, first) !== "public") return undefined;
  return Math.min(to, end ?? to);
}

/** The time of a revision, in ms since 1970; 0 where the commit says one that no calendar has. */
export function timeOf({ date }: Pick<ItemRevision, "date">): number {
  const time = Date.parse(date);
  return time > 0 && time < latest ? time : 0;
}

const latest = Date.parse("9999-12-31T00:00:00Z");
