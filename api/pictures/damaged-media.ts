import { isDocumentType } from "../../content/model/markdown/media-address";
import { committedDocumentFault } from "../../content/model/media/document-file";
import { isPicturePath } from "../../content/model/media/picture-file";
import { fault, type Fault } from "../../content/model/problems/fault";
import type { Problem } from "../../content/model/problems/problem";
import { decodes } from "../images/encode-picture";
import type { ContentStore, FileVersion, Snapshot } from "../store/content-store";
import { SerialQueue } from "../support/serial-queue";

/** Uploads have the hash of what the service encoded in their names. */
const isUpload = /-[0-9a-f]{8}\.[a-z]+$/;

/**
 * Names pictures that maintainers committed and whose bytes look whole, but cannot be decoded (R8.11), and documents that are no PDF. Looks
 * at each version once, in the background: to decode a large picture takes hundreds of ms and as many MB, and git returns a document whole.
 */
export class DamagedMedia {
  private readonly queue = new SerialQueue();
  /** By `keyOf`, of what was looked at. */
  private readonly found = new Map<string, Fault | undefined>();
  private readonly unsubscribe: () => void;
  private isClosed = false;

  constructor(private readonly store: Pick<ContentStore, "ready" | "snapshot" | "onChange" | "readVersion">) {
    const look = (): void => void this.queue.run(() => this.look()).catch(() => undefined);
    this.unsubscribe = store.onChange(look);
    store.ready.then(look, () => undefined);
  }

  problems(): readonly Problem[] {
    return committed(this.store.snapshot()).flatMap((file): Problem[] => {
      const what = this.found.get(keyOf(file));
      return what ? [{ path: file.path, ...what, severity: "warning" }] : [];
    });
  }

  async close(): Promise<void> {
    this.isClosed = true;
    this.unsubscribe();
    await this.queue.idle();
  }

  private async look(): Promise<void> {
    const files = new Map(committed(this.store.snapshot()).map((file) => [keyOf(file), file]));
    for (const key of this.found.keys()) if (!files.has(key)) this.found.delete(key);
    for (const [key, file] of files) {
      if (this.isClosed) return;
      if (this.found.has(key)) continue;
      const bytes = await this.store.readVersion(file.version);
      if (bytes !== undefined) this.found.set(key, await faultIn(file, bytes));
    }
  }
}

/** The same bytes may be a good picture and no PDF. */
const keyOf = ({ path, version }: FileVersion): string => `${version} ${isDocumentType(path) ? "document" : "picture"}`;

async function faultIn({ path }: FileVersion, bytes: Uint8Array): Promise<Fault | undefined> {
  if (isDocumentType(path)) return committedDocumentFault(bytes);
  return (await decodes(Buffer.from(bytes))) ? undefined : fault("pictureDamaged");
}

/** The pictures and documents that maintainers committed, without those that have a problem already. */
function committed({ versions, problems }: Snapshot): readonly FileVersion[] {
  const named = new Set(problems.map(({ path }) => path));
  // Of an upload, too, the bytes may be others since: Git LFS replaces documents whatever they are called.
  const isLookedAt = (path: string): boolean => isDocumentType(path) || (isPicturePath(path) && !isUpload.test(path));
  return versions.filter(({ path }) => path.startsWith("media/") && isLookedAt(path) && !named.has(path));
}
