import type { Context } from "koa";
import type { PictureChange } from "../../content/model/api/answers";
import type { TextWarning } from "../../content/model/api/text-warning";
import type { Collection } from "../../content/model/collections/collection";
import { faultWords } from "../../content/model/problems/fault-words";
import type { Problem } from "../../content/model/problems/problem";
import type { Language } from "../../content/model/text/language";
import { authorOf } from "../auth/session-author";
import type { Session } from "../auth/sessions";
import { etagOf } from "../http/etag";
import { requestLanguage } from "../http/request-language";
import type { Author, ContentStore, Saved, Snapshot, StoredFile } from "../store/content-store";
import type { EntryWrite } from "./entry-write";
import { permitted } from "./permitted-change";
import type { Planned } from "./plan-entry";
import { findEntry, type AnswerOf } from "./stored-entry";

/** A save of an entry that is durable. */
export interface SavedEntry extends Saved {
  readonly id: string;
}

/** Saves what the plan returns, with the session's name as the author. Throws "administrator-required". */
export async function saveEntry(
  store: Pick<ContentStore, "save">,
  plan: (snapshot: Snapshot) => Planned,
  session: Session,
  author: Author = authorOf(session),
): Promise<SavedEntry> {
  let id = "";
  const saved = await store.save((snapshot) => {
    const planned = plan(snapshot);
    id = planned.id;
    return permitted(session, planned.change, snapshot);
  }, author);
  return { ...saved, id };
}

/** The entry with an id that was just saved. */
export function savedEntry(collection: Collection, snapshot: Snapshot, id: string): StoredFile {
  const entry = findEntry(collection, snapshot, id);
  if (entry === undefined) throw new Error("what was saved cannot be read");
  return entry;
}

/** Answers the entry as it was saved, its version as the ETag (R10.3). */
export function answerSaved(
  context: Context,
  collection: Collection,
  answerOf: AnswerOf,
  { snapshot, id, commit }: Omit<SavedEntry, "changed">,
  {
    picture,
    leftOut = [],
    addedVersion,
  }: Pick<EntryWrite, "picture" | "leftOut"> & { readonly addedVersion?: string } = {},
): void {
  const entry = savedEntry(collection, snapshot, id);
  const { version } = entry;
  const warnings = [...(entry.warnings ?? []), ...missingPictures(snapshot, entry.path), ...leftOut];
  const change: { readonly picture?: PictureChange } = picture === undefined ? {} : { picture: picture.change };
  context.set("ETag", etagOf(version));
  context.body = {
    item: answerOf(collection, entry),
    version,
    commit,
    ...change,
    ...(addedVersion === undefined ? {} : { addedVersion }),
    ...(warnings.length > 0 && {
      warnings: warnings.map((problem) => textWarning(problem, requestLanguage(context))),
    }),
  };
}

/** The pictures that a saved file names and the site does not have. */
export const missingPictures = (snapshot: Pick<Snapshot, "problems">, path: string): readonly Problem[] =>
  snapshot.problems.filter((each) => each.path === path && /^picture(?:Missing|NameForm)$/.test(each.code));

/** A problem of a saved file as the answer names it. */
export function textWarning({ field = "", line = 1, ...what }: Omit<Problem, "path">, language: Language): TextWarning {
  return { field, line, message: faultWords(what, language) };
}
