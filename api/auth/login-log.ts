import { join } from "node:path";
import { z } from "zod";
import { parseJson } from "../support/parse-json";
import { readPrivateFile, writePrivateFile } from "../support/private-file";
import { SerialQueue } from "../support/serial-queue";
import { keptEntries, LogEntry } from "./log-entry";

/** Logins at this server, and sessions that were ended. */
export interface LoginLog {
  entries(): readonly LogEntry[];
  /** True while the newest are in memory only, because the disk could not be written. */
  unsaved(): boolean;
  /** Resolves when it is durable, or could not be written: a full disk keeps nobody out. Never rejects. */
  note(entry: LogEntry): Promise<void>;
}

/** Milliseconds in which failed logins of the same person are one entry: a flood leaves room for the others. */
const sameFailure = 3600 * 1000;

/** Opens `DATA_DIR/logins.json`; `onFailure` is called when it could not be written. */
export async function openLoginLog(dataDir: string, onFailure: (error: unknown) => void): Promise<LoginLog> {
  const path = join(dataDir, "logins.json");
  let entries = z.array(LogEntry).safeParse(parseJson((await readPrivateFile(path)) ?? "")).data ?? [];
  let unsaved = false;
  const writes = new SerialQueue();
  let next: Promise<void> | undefined;
  // One write takes all that was noted while the one before was under way.
  const write = (): Promise<void> =>
    (next ??= writes
      .run(() => {
        next = undefined;
        return writePrivateFile(path, JSON.stringify(entries));
      })
      .then(
        () => {
          unsaved = false;
        },
        (error: unknown) => {
          unsaved = true;
          onFailure(error);
        },
      ));
  return {
    entries: () => entries,
    unsaved: () => unsaved,
    note(entry) {
      entries = withEntry(entries, entry).slice(-keptEntries);
      return write();
    },
  };
}

function withEntry(entries: readonly LogEntry[], entry: LogEntry): LogEntry[] {
  const isSame = ({ act, who, at }: LogEntry) =>
    act === "login-failed" && who === entry.who && Math.abs(entry.at - at) < sameFailure;
  const before = entry.act === "login-failed" ? entries.findLast(isSame) : undefined;
  if (before === undefined) return [...entries, entry];
  return [...entries.filter((one) => one !== before), { ...entry, times: (before.times ?? 1) + 1 }];
}
