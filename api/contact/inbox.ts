import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { InboxState } from "../../content/model/api/health-answer";
import { readPrivateFile, writePrivateFile } from "../support/private-file";
import { errorCode } from "../support/error-code";
import type { Log } from "../support/log";
import { Inquiry, isInquiryId } from "./inquiry";

/** The private inbox: one file an inquiry, outside git and outside what is served (R5.4). */
export interface Inbox {
  /** Keeps a new inquiry; it is on the disk when this resolves. Throws InboxFullError or the system's error. */
  add(inquiry: Inquiry): Promise<void>;
  /** Every inquiry that can be read, newest first. */
  list(): Promise<Inquiry[]>;
  find(id: string): Promise<Inquiry | undefined>;
  /** Changes an inquiry, one change after the other; undefined when it was deleted. */
  change(id: string, to: (inquiry: Inquiry) => Inquiry): Promise<Inquiry | undefined>;
  /** False when there was none. */
  remove(id: string): Promise<boolean>;
  /** How many inquiries there are. */
  state(): Promise<Omit<InboxState, "oldestUnsentAt">>;
}

/** The inbox holds as many inquiries as it may. */
export class InboxFullError extends Error {
  constructor() {
    super("The inbox is full");
    this.name = "InboxFullError";
  }
}

export interface InboxOptions {
  /** Private folder of the service (R13.1). */
  readonly dataDir: string;
  readonly log: Log;
  /** The most inquiries stored: bounds what strangers can write to the disk. */
  readonly capacity?: number;
  readonly write?: (path: string, text: string) => Promise<void>;
}

const defaultCapacity = 10_000;
const readAtOnce = 32;
const suffix = ".json";

/** Opens the inbox below the data folder and removes what a killed process left half written. */
export async function openInbox({
  dataDir,
  log,
  capacity = defaultCapacity,
  write = writePrivateFile,
}: InboxOptions): Promise<Inbox> {
  const folder = join(dataDir, "inbox");
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const fileOf = (id: string): string => join(folder, id + suffix);
  const ids = async (): Promise<string[]> =>
    (await readdir(folder))
      .filter((name) => name.endsWith(suffix))
      .map((name) => name.slice(0, -suffix.length))
      .filter(isInquiryId);
  for (const name of await readdir(folder)) if (name.endsWith(".new")) await rm(join(folder, name), { force: true });

  let count = 0;
  const open = new Set<string>();
  let changing: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const run = changing.then(work);
    changing = run.catch(() => undefined);
    return run;
  };
  const find = async (id: string): Promise<Inquiry | undefined> => {
    const text = isInquiryId(id) ? await readPrivateFile(fileOf(id)) : undefined;
    if (text === undefined) return undefined;
    const inquiry = parse(text);
    if (inquiry?._id === id) return inquiry;
    log.warn({ inquiry: id }, "an inquiry's file is damaged");
    return undefined;
  };
  const keep = (inquiry: Inquiry): Promise<void> =>
    write(fileOf(inquiry._id), `${JSON.stringify(inquiry, undefined, 2)}\n`);

  for (const id of await ids()) {
    count += 1;
    if ((await find(id))?.state === "new") open.add(id);
  }

  return {
    async add(inquiry) {
      if (count >= capacity) throw new InboxFullError();
      count += 1;
      try {
        await keep(inquiry);
      } catch (error) {
        count -= 1;
        throw error;
      }
      open.add(inquiry._id);
    },
    async list() {
      const newestFirst = (await ids()).sort().reverse();
      const inquiries: Inquiry[] = [];
      for (let start = 0; start < newestFirst.length; start += readAtOnce) {
        const some = await Promise.all(newestFirst.slice(start, start + readAtOnce).map(find));
        inquiries.push(...some.filter((inquiry) => inquiry !== undefined));
      }
      return inquiries;
    },
    find,
    change: (id, to) =>
      inTurn(async () => {
        const inquiry = await find(id);
        if (inquiry === undefined) return undefined;
        const changed = to(inquiry);
        await keep(changed);
        if (changed.state === "new") open.add(id);
        else open.delete(id);
        return changed;
      }),
    remove: (id) =>
      inTurn(async () => {
        if (!isInquiryId(id) || !(await removeFile(fileOf(id)))) return false;
        count -= 1;
        open.delete(id);
        return true;
      }),
    state: () => Promise.resolve({ waiting: open.size, stored: count, capacity }),
  };
}

function parse(text: string): Inquiry | undefined {
  try {
    return Inquiry.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

async function removeFile(path: string): Promise<boolean> {
  try {
    await rm(path);
    return true;
  } catch (error) {
    if (errorCode(error) === "ENOENT") return false;
    throw error;
  }
}
