import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { inquiryStates, type InquiryState } from "../../content/model/api/inquiry-answer";
import { ifThere } from "../support/error-code";
import type { Log } from "../support/log";
import { parseJson } from "../support/parse-json";
import { syncFolder } from "../support/durable-file";
import { readPrivateFile } from "../support/private-file";
import { Inquiry, isInquiryId } from "./inquiry";

/** Where a file lies: its state is its folder, so that marking thousands rewrites none of them. */
export interface FiledInquiry {
  readonly id: string;
  readonly state: InquiryState;
}

const filesAtOnce = 32;
const suffix = ".json";
/** Open inquiries lie in the inbox itself. */
const folderNames: Readonly<Record<InquiryState, string>> = { new: "", done: "done", spam: "spam" };

/** The files of the inbox below a folder, and of everything that is laid out like it. */
export class InquiryFiles {
  constructor(
    readonly folder: string,
    private readonly log: Log,
  ) {}

  /** Path of an inquiry's file. */
  path({ id, state }: FiledInquiry): string {
    return join(this.folder, folderNames[state], id + suffix);
  }

  /** Every file, newest first. */
  async list(states: readonly InquiryState[] = inquiryStates): Promise<FiledInquiry[]> {
    const lists = states.map(async (state) =>
      (await namesIn(join(this.folder, folderNames[state])))
        .filter((name) => name.endsWith(suffix))
        .map((name) => ({ id: name.slice(0, -suffix.length), state }))
        .filter(({ id }) => isInquiryId(id)),
    );
    return (await Promise.all(lists)).flat().sort((a, b) => (a.id < b.id ? 1 : -1));
  }

  /** The inquiry of an id, wherever its file lies. */
  async find(id: string): Promise<Inquiry | undefined> {
    if (!isInquiryId(id)) return undefined;
    for (const state of inquiryStates) {
      const inquiry = await this.read({ id, state });
      if (inquiry !== undefined) return inquiry;
    }
    return undefined;
  }

  /** The results of `read` in the order of the files, few in memory at a time; skips missing and damaged files. */
  async *readAll<T extends Inquiry>(
    filed: readonly FiledInquiry[],
    read: (each: FiledInquiry) => Promise<T | undefined>,
  ): AsyncGenerator<T> {
    for (let start = 0; start < filed.length; start += filesAtOnce) {
      const some = await Promise.all(filed.slice(start, start + filesAtOnce).map(read));
      for (const inquiry of some) if (inquiry !== undefined) yield inquiry;
    }
  }

  /** Moves files to their places in `target`; returns those that were there. On the disk when it resolves. */
  async move(
    filed: readonly FiledInquiry[],
    target: InquiryFiles,
    to: (state: InquiryState) => InquiryState = (state) => state,
  ): Promise<FiledInquiry[]> {
    const moved: FiledInquiry[] = [];
    const places = new Set<string>();
    for (const state of new Set(filed.map((each) => each.state))) {
      const place = join(target.folder, folderNames[to(state)]);
      await mkdir(place, { recursive: true, mode: 0o700 });
      places.add(place).add(join(this.folder, folderNames[state])).add(target.folder);
    }
    for (const each of filed) {
      const arrived = { id: each.id, state: to(each.state) };
      if (await done(rename(this.path(each), target.path(arrived)))) moved.push(arrived);
    }
    for (const place of places) await syncFolder(place);
    return moved;
  }

  /** Removes a file for good; false when there is none. */
  remove(filed: FiledInquiry): Promise<boolean> {
    return done(rm(this.path(filed)));
  }

  /** The inquiry of a file; undefined when it is missing or damaged. */
  async read(filed: FiledInquiry): Promise<Inquiry | undefined> {
    const inquiry = await this.readAsWritten(filed);
    return inquiry && { ...inquiry, state: filed.state };
  }

  /** The text of a file, parsed; `state` is the one that it was written with. */
  async readAsWritten(filed: FiledInquiry): Promise<Inquiry | undefined> {
    const text = await readPrivateFile(this.path(filed));
    if (text === undefined) return undefined;
    const inquiry = Inquiry.safeParse(parseJson(text)).data;
    if (inquiry?._id === filed.id) return inquiry;
    this.log.warn({ inquiry: filed.id }, "an inquiry's file is damaged");
    return undefined;
  }
}

/** Names in a folder; none when there is no folder. */
export async function namesIn(folder: string): Promise<string[]> {
  return (await ifThere(readdir(folder))) ?? [];
}

const done = async (work: Promise<void>): Promise<boolean> => (await ifThere(work.then(() => true))) === true;
