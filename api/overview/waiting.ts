import type { WaitingAnswer } from "../../content/model/api/overview-answer";
import type { EntryFields } from "../../content/model/collections/collection";
import { allCollections } from "../../content/model/collections/collections";
import { omitUndefined } from "../../content/model/omit-undefined";
import { parseMoment } from "../../content/model/dates/moment";
import { publicationState } from "../../content/model/publication/publication";
import { entryName, nameOfPrepared } from "../entries/entry-name";
import { entriesOf } from "../entries/stored-entry";
import type { Snapshot } from "../store/content-store";

/** What visitors do not see yet at a moment, in ms since 1970: the next to become public first, what has no time last. */
export function waitingEntries(snapshot: Snapshot, at: number): readonly WaitingAnswer[] {
  const items = allCollections.flatMap((collection) =>
    entriesOf(collection, snapshot).flatMap((stored) => {
      const content: EntryFields = stored.file.fields;
      const state = publicationState(content, at);
      if (state !== "scheduled" && state !== "draft") return [];
      return [{ ...entryName(collection, stored), state, ...(state === "scheduled" ? timeIn(content) : {}) }];
    }),
  );
  const prepared = snapshot.files("next").flatMap(({ path, file: { next } }) => {
    const name = nameOfPrepared(path, snapshot);
    return name === undefined
      ? []
      : [
          {
            ...name,
            state: "prepared" as const,
            ...timeIn({ ...next }),
            ...omitUndefined({ approval: next.approval }),
          },
        ];
  });
  return [...items, ...prepared].sort((a, b) => timeOf(a) - timeOf(b));
}

const timeIn = ({ publishAt }: Readonly<Record<string, unknown>>): Pick<WaitingAnswer, "publishAt"> =>
  typeof publishAt === "string" && parseMoment(publishAt) !== undefined ? { publishAt } : {};

const timeOf = ({ publishAt = "" }: WaitingAnswer): number => parseMoment(publishAt) ?? Number.MAX_VALUE;
