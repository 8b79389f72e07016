import { createHmac, hkdfSync } from "node:crypto";
import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { ApiError } from "../errors";
import { ifThere } from "../support/error-code";
import { parseJson } from "../support/parse-json";
import { readPrivateFile, writePrivateFile } from "../support/private-file";
import { SerialQueue } from "../support/serial-queue";
import { isSameMark } from "../support/signed-texts";
import type { Log } from "../support/log";
import type { ContentRemote, SharedText } from "../store/content-store";
import { orderChange, orderFolder, StaffOrder } from "./staff-orders";
import { noStaff, Staff, type StaffChange } from "./people";

/** The people who log in with passkeys; private, outside git's content. */
export interface StaffStore {
  current(): Staff;
  /** Changes it, one change after the other on the newest state. Durable when it resolves; rejects with nothing changed. */
  change(change: StaffChange): Promise<Staff>;
  /** Carries out what `npm run staff` left here. Never rejects. */
  takeOrders(): Promise<void>;
  close(): Promise<void>;
}

export interface StaffStoreOptions {
  readonly dataDir: string;
  /** The remote that servers share; its ref `refs/chamber/staff` holds the newest state, signed. */
  readonly remote: ContentRemote | undefined;
  /** The same on every server that shares the remote. */
  readonly key: Buffer;
  /** Time between two looks for orders where other servers may be asked, in ms. */
  readonly pollMs: number;
  readonly clock: () => Date;
  readonly log: Pick<Log, "error" | "warn">;
}

const fileName = "staff.json";
const sharedName = "staff";
const keyBytes = 32;

/** Opens `DATA_DIR/staff.json`; with a remote that file is a copy of what the servers share. */
export async function openStaffStore(options: StaffStoreOptions): Promise<StaffStore> {
  const { dataDir, remote, key, pollMs, clock, log } = options;
  const path = join(dataDir, fileName);
  const shared = remote && sharedStaff(remote.sharedText(sharedName), key);
  let own = await readStaff(path);
  const writes = new SerialQueue();
  const keep = (staff: Staff): Promise<void> => writePrivateFile(path, `${JSON.stringify(staff, undefined, 2)}\n`);
  const keepCopy = (staff: Staff): Promise<void> =>
    writes.run(() =>
      keep(staff).catch((err: unknown) => log.error({ err }, "the copy of the staff could not be written")),
    );
  const current = (): Staff => {
    const theirs = shared?.current();
    if (theirs !== undefined && theirs.revision > own.revision) {
      own = theirs;
      void keepCopy(own);
    }
    return own;
  };
  const change = async (edit: StaffChange): Promise<Staff> => {
    if (shared !== undefined) {
      own = await shared.change((theirs) => next(newer(theirs, own), edit));
      await keepCopy(own);
      return own;
    }
    return writes.run(async () => {
      const changed = next(own, edit);
      await keep(changed);
      return (own = changed);
    });
  };
  const orders = new SerialQueue();
  const failedOrder = (err: unknown) => log.error({ err }, "an order of npm run staff could not be carried out");
  /** Trying it again would not help. */
  const refusedOrder = (error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    failedOrder(error);
  };
  const takeOrders = (): Promise<void> =>
    orders.run(() =>
      carryOut(join(dataDir, orderFolder), async (order) => {
        await change(orderChange(order, clock().getTime())).catch(refusedOrder);
      }).catch(failedOrder),
    );
  const timer = shared && setInterval(() => void takeOrders(), pollMs);
  timer?.unref();
  await takeOrders();
  return {
    current,
    change,
    takeOrders,
    async close() {
      clearInterval(timer);
      await orders.idle();
      await writes.idle();
    },
  };
}

const next = (staff: Staff, edit: StaffChange): Staff => ({ ...edit(staff), revision: staff.revision + 1 });

const newer = (a: Staff | undefined, b: Staff): Staff => (a !== undefined && a.revision >= b.revision ? a : b);

async function readStaff(path: string): Promise<Staff> {
  const text = await readPrivateFile(path);
  if (text === undefined) return noStaff;
  const { data } = Staff.safeParse(parseJson(text));
  if (data === undefined)
    throw new Error(`${path} is damaged. Delete it: everybody is then invited anew, and the password login is on.`);
  return data;
}

/** Whoever may push could write the text: what is not signed with the servers' key counts as none. */
function sharedStaff(text: SharedText, key: Buffer) {
  const own = Buffer.from(hkdfSync("sha256", key, "", "chamber staff", keyBytes));
  const signature = (json: string) => createHmac("sha256", own).update(json).digest();
  const read = (signed: string): Staff | undefined => {
    const [mark = "", json = ""] = signed.trimEnd().split("\n");
    if (!isSameMark(Buffer.from(mark, "base64url"), signature(json))) return undefined;
    return Staff.safeParse(parseJson(json)).data;
  };
  let known = "";
  let staff: Staff | undefined;
  return {
    current(): Staff | undefined {
      const now = text.text();
      if (now !== known) [known, staff] = [now, read(now)];
      return staff;
    },
    async change(edit: (theirs: Staff | undefined) => Staff): Promise<Staff> {
      let changed = noStaff;
      await text.change((signed) => {
        changed = edit(read(signed));
        const json = JSON.stringify(changed);
        return `${signature(json).toString("base64url")}\n${json}\n`;
      });
      return changed;
    },
  };
}

async function carryOut(folder: string, change: (order: StaffOrder) => Promise<unknown>): Promise<void> {
  for (const name of (await ifThere(readdir(folder))) ?? []) {
    if (!name.endsWith(".json")) continue;
    const path = join(folder, name);
    const order = StaffOrder.safeParse(parseJson(await readFile(path, "utf8")));
    if (order.success) await change(order.data);
    await rm(path, { force: true });
  }
}
