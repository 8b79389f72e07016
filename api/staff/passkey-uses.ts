import { join } from "node:path";
import { z } from "zod";
import { parseJson } from "../support/parse-json";
import { readPrivateFile, writePrivateFile } from "../support/private-file";
import { SerialQueue } from "../support/serial-queue";

const Use = z.object({ counter: z.number(), usedAt: z.number() });
type Use = z.infer<typeof Use>;

/** When each passkey was last used at this server, and what its counter was then. */
export interface PasskeyUses {
  of(id: string): Use | undefined;
  /** Notes a use in memory at once, on the disk as soon as it goes: a full disk keeps nobody out. */
  note(id: string, use: Use): void;
  close(): Promise<void>;
}

/** Opens `DATA_DIR/passkey-uses.json`; `onFailure` is called when it could not be written. */
export async function openPasskeyUses(dataDir: string, onFailure: (error: unknown) => void): Promise<PasskeyUses> {
  const path = join(dataDir, "passkey-uses.json");
  const { data } = z.record(z.string(), Use).safeParse(parseJson((await readPrivateFile(path)) ?? ""));
  const uses = new Map(Object.entries(data ?? {}));
  const writes = new SerialQueue();
  return {
    of: (id) => uses.get(id),
    note(id, use) {
      uses.set(id, use);
      void writes
        .run(() => writePrivateFile(path, JSON.stringify(Object.fromEntries(uses))))
        .catch((error: unknown) => onFailure(error));
    },
    close: () => writes.idle(),
  };
}
