import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { InboxState } from "../../content/model/api/health-answer";
import {
  inquiriesPerPage,
  inquiryStates,
  type DeletedInquiriesAnswer,
  type InquiriesAnswer,
  type InquiryAnswer,
  type InquiryQuery,
  type InquiryState,
} from "../../content/model/api/inquiry-answer";
import type { Language } from "../../content/model/text/language";
import { syncFolder } from "../support/durable-file";
import { errorCode } from "../support/error-code";
import { writePrivateFile } from "../support/private-file";
import { SerialQueue } from "../support/serial-queue";
import type { Log } from "../support/log";
import { idTime, isInquiryId, newId, timeOfId, type Inquiry } from "./inquiry";
import { InquiryDetailFiles } from "./inquiry-details";
import { InquiryFiles, namesIn, type FiledInquiry } from "./inquiry-files";
import { inquirySearch } from "./search-inquiries";

/** The private inbox: one file an inquiry, outside git and outside what is served (R5.4). */
export interface Inbox {
  /** Keeps a new inquiry; it is on the disk when this resolves. Throws InboxFullError or the system's error. */
  add(inquiry: Inquiry, language?: Language): Promise<void>;
  /**
   * A page of inquiries behind `before`: newest first, open ones by the day on which their answer is due, which is oldest
   * first. Memory: one page, whatever the inbox holds.
   */
  page(query: InquiryQuery & { readonly before?: string | undefined }): Promise<InquiriesAnswer>;
  /** The open inquiries, one after the other. */
  open(): AsyncIterable<Inquiry>;
  find(id: string): Promise<Inquiry | undefined>;
  /** Changes an inquiry, one change after the other; undefined when it was deleted. */
  change(id: string, to: (inquiry: Inquiry) => Inquiry): Promise<Inquiry | undefined>;
  /** Gives inquiries a state; returns those that were found. `by` is noted as who answered those that are now done. */
  mark(ids: readonly string[], state: InquiryState, by: string): Promise<InquiryAnswer[]>;
  /** Replaces the note `was` ("" = none); undefined when the inquiry was deleted. Throws NoteChangedError. */
  note(id: string, change: NoteChange): Promise<InquiryAnswer | undefined>;
  /** Deletes inquiries, for good after a day. */
  remove(which: readonly string[] | (InquiryQuery & { readonly upTo: string })): Promise<DeletedInquiriesAnswer>;
  /** Brings back what `remove` took; returns where it is now. */
  restore(undo: string): Promise<readonly FiledInquiry[]>;
  /** How many inquiries there are. */
  state(): Promise<Omit<InboxState, "oldestUnsentAt">>;
  /** Erases deletions of more than a day ago, and details without an inquiry. */
  tidy(): Promise<void>;
}

/** The inbox holds as many inquiries as it may. */
export class InboxFullError extends Error {
  constructor() {
    super("The inbox is full");
    this.name = "InboxFullError";
  }
}

/** The note is another one than the person saw. */
export class NoteChangedError extends Error {}

/** A note, the one that it replaces, and its author. */
export interface NoteChange {
  readonly text: string;
  readonly was: string;
  readonly by: string;
}

export interface InboxOptions {
  /** Private folder of the service (R13.1). */
  readonly dataDir: string;
  readonly log: Log;
  readonly clock?: () => Date;
  /** The most inquiries stored, deleted ones of the last day included: bounds what strangers can write to the disk. */
  readonly capacity?: number;
  readonly write?: (path: string, text: string) => Promise<void>;
}

/** At most 350 MB: the longest inquiry has 25 KB, the longest note 10 KB. */
const defaultCapacity = 10_000;
/** Milliseconds within which a deletion can be undone. */
const restorable = 24 * 60 * 60_000;

/** Opens the inbox below the data folder and removes what a killed process left half written. */
export async function openInbox({
  dataDir,
  log,
  clock = () => new Date(),
  capacity = defaultCapacity,
  write = writePrivateFile,
}: InboxOptions): Promise<Inbox> {
  const folder = join(dataDir, "inbox");
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const files = new InquiryFiles(folder, log);
  const details = new InquiryDetailFiles(join(folder, "details"), write);
  const deleted = (undo: string): InquiryFiles => new InquiryFiles(join(folder, "deleted", undo), log);
  const deletions = async (): Promise<string[]> => (await namesIn(join(folder, "deleted"))).filter(isInquiryId).sort();
  for (const name of await readdir(folder, { recursive: true }))
    if (name.endsWith(".new")) await rm(join(folder, name), { force: true });
  if (!(await readdir(folder)).includes("done")) await fileDoneOnes(files, log);

  let count = (await files.list()).length;
  for (const undo of await deletions()) count += (await deleted(undo).list()).length;
  const changes = new SerialQueue();
  const keep = (inquiry: Inquiry): Promise<void> =>
    write(files.path({ id: inquiry._id, state: inquiry.state }), `${JSON.stringify(inquiry, undefined, 2)}\n`);
  const forget = async (undo: string): Promise<void> => {
    const batch = deleted(undo);
    const held = (await batch.list()).length;
    await rm(batch.folder, { recursive: true, force: true });
    count -= held;
  };
  const forgetOldDeletions = async (): Promise<void> => {
    const oldest = idTime(new Date(clock().getTime() - restorable));
    for (const undo of await deletions()) if (undo < oldest) await forget(undo);
  };
  const forgetDetails = (): Promise<void> =>
    details.tidy(async () => {
      const lists = [files.list(), ...(await deletions()).map((undo) => deleted(undo).list())];
      return new Set((await Promise.all(lists)).flat().map(({ id }) => id));
    });
  const newestDeletion = async (): Promise<Pick<InquiriesAnswer, "deletion">> => {
    for (const undo of (await deletions()).reverse()) {
      const { length } = await deleted(undo).list();
      if (length > 0) return { deletion: { count: length, undo, at: timeOfId(undo) } };
    }
    return {};
  };
  /** Gives up the oldest inquiry of the oldest deletion, else the oldest spam; false when each is worth keeping. */
  const makeRoom = async (): Promise<boolean> => {
    for (const undo of await deletions()) {
      const batch = deleted(undo);
      const oldest = (await batch.list()).at(-1);
      if (oldest === undefined) await forget(undo);
      else if (count >= capacity && (await batch.remove(oldest))) count -= 1;
      if (count < capacity) return true;
    }
    const spam = (await files.list(["spam"])).at(-1);
    if (spam !== undefined && (await files.remove(spam))) count -= 1;
    return count < capacity;
  };
  const complete = async (each: FiledInquiry): Promise<InquiryAnswer | undefined> => {
    const inquiry = await files.read(each);
    return inquiry && details.complete(inquiry);
  };
  const matching = async ({
    state,
    search,
    upTo,
  }: InquiryQuery & { readonly upTo: string }): Promise<FiledInquiry[]> => {
    const listed = (await files.list(state === undefined ? inquiryStates : [state])).filter(({ id }) => id <= upTo);
    if (search === "") return listed;
    const found: FiledInquiry[] = [];
    const matches = inquirySearch(search);
    for await (const inquiry of files.readAll(listed, complete))
      if (matches(inquiry)) found.push({ id: inquiry._id, state: inquiry.state });
    return found;
  };
  const filed = async (ids: readonly string[]): Promise<FiledInquiry[]> => {
    const wanted = new Set(ids);
    return (await files.list()).filter(({ id }) => wanted.has(id));
  };

  return {
    async add(inquiry, language) {
      if (count >= capacity && !(await changes.run(makeRoom))) throw new InboxFullError();
      count += 1;
      try {
        await keep(inquiry).catch(async (error: unknown) => {
          if (errorCode(error) !== "ENOENT") throw error;
          // Only the inbox itself: a data folder that was moved away or unmounted must find its place free.
          await mkdir(folder, { mode: 0o700 }).catch(() => undefined);
          await keep(inquiry);
        });
      } catch (error) {
        count -= 1;
        throw error;
      }
      if (language === undefined) return;
      // The visitor's words are stored; without its language an inquiry is answered in that of the staff's page.
      await details.change(inquiry._id, { language }).catch((err: unknown) => {
        log.warn({ err, inquiry: inquiry._id }, "the language of an inquiry could not be stored");
      });
    },
    async page({ state, search, before }) {
      const listed = await files.list();
      const oldestFirst = state === "new";
      if (oldestFirst) listed.reverse();
      const inState = (each: { readonly state: InquiryState }): boolean => state === undefined || each.state === state;
      const isBehind = (id: string): boolean => before === undefined || (oldestFirst ? id > before : id < before);
      const counts = { new: 0, done: 0, spam: 0 };
      let newest = "";
      const tally = (id: string, each: { readonly state: InquiryState }): void => {
        counts[each.state] += 1;
        if (inState(each) && id > newest) newest = id;
      };
      if (search === "") for (const each of listed) tally(each.id, each);
      const matches = inquirySearch(search);
      const items: InquiryAnswer[] = [];
      const looked = search === "" ? listed.filter((each) => inState(each) && isBehind(each.id)) : listed;
      for await (const inquiry of files.readAll(looked, complete)) {
        if (!matches(inquiry)) continue;
        if (search !== "") tally(inquiry._id, inquiry);
        if (!inState(inquiry) || !isBehind(inquiry._id)) continue;
        // One item more than a page shows that there is a next page; a search reads on to count its matches.
        if (items.length <= inquiriesPerPage) items.push(inquiry);
        else if (search === "") break;
      }
      const shown = items.slice(0, inquiriesPerPage);
      const last = shown.at(-1);
      return {
        items: shown,
        counts,
        ...(newest === "" ? {} : { newest }),
        ...(items.length > shown.length && last ? { next: last._id } : {}),
        ...(await newestDeletion()),
      };
    },
    async *open() {
      yield* files.readAll(await files.list(["new"]), (each) => files.read(each));
    },
    find: (id) => files.find(id),
    change: (id, to) =>
      changes.run(async () => {
        const inquiry = await files.find(id);
        if (inquiry === undefined) return undefined;
        const changed = to(inquiry);
        await keep(changed);
        return changed;
      }),
    mark: (ids, state, by) =>
      changes.run(async () => {
        const found = await filed(ids);
        const already = found.filter((each) => each.state === state);
        const others = found.filter((each) => each.state !== state);
        // Before the move: a crash in between leaves an open inquiry, whose `answered` is not shown.
        if (state === "done")
          for (const { id } of others) await details.change(id, { answered: { by, at: clock().toISOString() } });
        const marked = [...already, ...(await files.move(others, files, () => state))];
        return arrayOf(files.readAll(marked, complete));
      }),
    note: (id, { text, was, by }) =>
      changes.run(async () => {
        const inquiry = await files.find(id);
        if (inquiry === undefined) return undefined;
        if (((await details.read(id)).note?.text ?? "") !== was) throw new NoteChangedError();
        await details.change(id, { note: text === "" ? undefined : { text, by, at: clock().toISOString() } });
        return details.complete(inquiry);
      }),
    remove: (which) =>
      changes.run(async () => {
        const undo = newId(clock());
        const found = "upTo" in which ? await matching(which) : await filed(which);
        return { count: (await files.move(found, deleted(undo))).length, undo };
      }),
    restore: (undo) =>
      changes.run(async () => {
        if (!isInquiryId(undo)) return [];
        const batch = deleted(undo);
        const restored = await batch.move(await batch.list(), files);
        await rm(batch.folder, { recursive: true, force: true });
        return restored;
      }),
    async state() {
      const listed = await files.list(["new", "done"]);
      return { waiting: listed.filter(({ state }) => state === "new").length, stored: listed.length, capacity };
    },
    tidy: () =>
      changes.run(async () => {
        await forgetOldDeletions();
        await forgetDetails();
      }),
  };
}

/**
 * Moves done inquiries that earlier versions stored among the open ones. Their folder gets its name last, so that the
 * next start completes an interrupted move.
 */
async function fileDoneOnes(files: InquiryFiles, log: Log): Promise<void> {
  const done: FiledInquiry[] = [];
  for (const each of await files.list(["new"]))
    if ((await files.readAsWritten(each))?.state === "done") done.push(each);
  const unfinished = join(files.folder, "done.part");
  await files.move(done, new InquiryFiles(unfinished, log));
  if ((await namesIn(unfinished)).length === 0) return;
  await rename(unfinished, join(files.folder, "done"));
  await syncFolder(files.folder);
}

async function arrayOf<T>(all: AsyncIterable<T>): Promise<T[]> {
  const array: T[] = [];
  for await (const each of all) array.push(each);
  return array;
}
