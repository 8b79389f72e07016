import type { CollectionForm } from "../../content/model/api/collection-answers";
import type { Collection, EntryFields } from "../../content/model/collections/collection";
import { parseCommittedFile } from "../../content/model/entries/parse-content-file";
import { parseMoment } from "../../content/model/dates/moment";
import { publicationState } from "../../content/model/publication/publication";
import { whenApproved } from "../../content/model/approval/when-approved";
import { sameData } from "../../content/model/yaml/yaml-data";
import { requireAdministrator } from "../auth/require-session";
import type { Session } from "../auth/sessions";
import type { Change, FileChange, Snapshot } from "../store/content-store";

/** The site's settings and their prepared change, which administrators save. */
const settings = /^site\.(?:next\.)?yml$/;

const instead = {
  en: "Send the change for approval; save something new as a draft first.",
  ja: "変更は承認を依頼してください。新しく追加する場合は、先に下書きとして保存してください。",
};

/** The change, if the session may make it. Throws "administrator-required", naming who could. */
export function permitted(session: Session, change: Change, snapshot: Snapshot): Change {
  if (session.role === "administrator") return change;
  if (change.files.some(({ path }) => settings.test(path))) requireAdministrator(session);
  const guarded = guardedCollections(snapshot);
  if (guarded.length > 0 && change.files.some((file) => publishes(file, guarded, snapshot)))
    requireAdministrator(session, instead);
  return change;
}

/** What the form of a collection says of approval to a session. */
export function approvalFor(
  { role }: Session,
  { name }: Pick<Collection, "name">,
  snapshot: Snapshot,
): Pick<CollectionForm, "approval"> {
  if (role === "administrator") return { approval: "gives" };
  if (name === "site") return {};
  return { approval: guardedCollections(snapshot).includes(name) ? "must" : "may" };
}

/** The collections in which an editor's change waits until it is approved. */
const guardedCollections = (snapshot: Snapshot): readonly string[] =>
  snapshot.shown("site").flatMap(({ file }) => file.fields.approval ?? []);

/** True for a file that visitors see now or later without an administrator; not for one that takes something off the site. */
function publishes(file: FileChange, guarded: readonly string[], snapshot: Snapshot): boolean {
  if ("remove" in file) return false;
  const { path, bytes } = file;
  if (!/\.(?:md|yml)$/.test(path)) return false;
  const parsed = parseCommittedFile(path, Buffer.from(bytes).toString("utf8"), "");
  if (!parsed.ok) return guarded.includes(path.split(/[/.]/)[0] ?? "");
  if (parsed.file.collection === "next") {
    const { next } = parsed.file;
    return guarded.includes(next.file.collection) && next.publishAt !== whenApproved;
  }
  if (!guarded.includes(parsed.file.collection)) return false;
  const before: EntryFields | undefined = snapshot.file(path)?.file.fields;
  const after: EntryFields = parsed.file.fields;
  return !isDraft(after) && !(before && endsSooner(before, after));
}

// Whatever the time is: one that cannot be read keeps the entry a draft, too.
const isDraft = (fields: EntryFields): boolean => publicationState(fields, 0) === "draft";

/** True where nothing but the end of an entry differs, and visitors see it no longer than before. */
function endsSooner({ unpublishAt: was, ...before }: EntryFields, { unpublishAt: is, ...after }: EntryFields): boolean {
  const [end, earlier] = [is, was].map((moment) => parseMoment(String(moment)));
  return end !== undefined && end <= (earlier ?? Infinity) && sameData(before, after);
}
