import { isPicturePath } from "../../content/model/media/picture-file";
import { fault } from "../../content/model/problems/fault";
import type { Problem } from "../../content/model/problems/problem";
import { decodes } from "../images/encode-picture";
import type { ContentStore, FileVersion, Snapshot } from "../store/content-store";
import { SerialQueue } from "../support/serial-queue";

/** Uploads have the hash of what the service encoded in their names. */
const isUpload = /-[0-9a-f]{8}\.[a-z]+$/;

/**
 * Names pictures that maintainers committed and whose bytes look whole, but cannot be decoded (R8.11). Decodes each version
 * once, in the background: a large one takes hundreds of ms and as many MB.
 */
export class DamagedPictures {
  private readonly queue = new SerialQueue();
  /** Git blob ids of pictures that were decoded -> whether that failed. */
  private readonly failed = new Map<string, boolean>();
  private readonly unsubscribe: () => void;
  private isClosed = false;

  constructor(private readonly store: Pick<ContentStore, "ready" | "snapshot" | "onChange" | "readVersion">) {
    const look = (): void => void this.queue.run(() => this.look()).catch(() => undefined);
    this.unsubscribe = store.onChange(look);
    store.ready.then(look, () => undefined);
  }

  problems(): readonly Problem[] {
    const damaged = committed(this.store.snapshot()).filter(({ version }) => this.failed.get(version) === true);
    return damaged.map(({ path }) => ({ path, ...fault("pictureDamaged"), severity: "warning" }));
  }

  async close(): Promise<void> {
    this.isClosed = true;
    this.unsubscribe();
    await this.queue.idle();
  }

  private async look(): Promise<void> {
    const pictures = committed(this.store.snapshot());
    const versions = new Set(pictures.map(({ version }) => version));
    for (const version of this.failed.keys()) if (!versions.has(version)) this.failed.delete(version);
    for (const version of versions) {
      if (this.isClosed) return;
      if (this.failed.has(version)) continue;
      const bytes = await this.store.readVersion(version);
      if (bytes !== undefined) this.failed.set(version, !(await decodes(Buffer.from(bytes))));
    }
  }
}

/** The pictures that maintainers committed, without those that have a problem already. */
function committed({ versions, problems }: Snapshot): readonly FileVersion[] {
  const named = new Set(problems.map(({ path }) => path));
  return versions.filter(
    ({ path }) => path.startsWith("media/") && isPicturePath(path) && !isUpload.test(path) && !named.has(path),
  );
}
