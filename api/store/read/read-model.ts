import type { BranchHead } from "./branch-head";
import type { ContentIndex } from "./content-index";
import type { ContentSnapshot } from "./content-snapshot";
import { StoreError, type Snapshot } from "../content-store";
import type { LastGoodFiles } from "./last-good-files";
import { SerialQueue } from "../../support/serial-queue";

/** The newest commit's content in memory; calls listeners when it changes. */
export class ReadModel {
  private current: ContentSnapshot | undefined;
  /** What was read last, also before the branch moved to it. */
  private lastRead: ContentSnapshot | undefined;
  private readonly queue = new SerialQueue();
  private readonly listeners = new Set<(snapshot: Snapshot) => void>();

  constructor(
    private readonly head: BranchHead,
    private readonly index: ContentIndex,
    private readonly log: (event: object) => void,
    private readonly lastGoodFiles: LastGoodFiles,
  ) {}

  /** The newest content. Raises StoreError "starting" before the first index. */
  snapshot(): ContentSnapshot {
    if (!this.current) throw new StoreError("starting", "The content is being read for the first time");
    return this.current;
  }

  /** True when the snapshot is of that commit. */
  isAt(commit: string): boolean {
    return this.current?.commit === commit;
  }

  /** Reads the commit that HEAD names now. Raises an error when HEAD names none or it cannot be read. */
  follow(): Promise<ContentSnapshot> {
    return this.queue.run(async () => {
      const { commit, ref } = await this.head.read();
      if (commit === undefined) throw new StoreError("no-branch", `${ref ?? "HEAD"} names no commit`);
      if (this.current?.commit === commit) return this.current;
      const snapshot = await this.read(commit);
      this.current = snapshot;
      this.notify(snapshot);
      return snapshot;
    });
  }

  /** The content of a commit that the branch may not be at yet; listeners are not called. */
  at(commit: string): Promise<ContentSnapshot> {
    return this.queue.run(() => this.read(commit));
  }

  onChange(listener: (snapshot: Snapshot) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Waits for a running read. */
  async idle(): Promise<void> {
    await this.queue.idle();
  }

  private async read(commit: string): Promise<ContentSnapshot> {
    for (const known of [this.current, this.lastRead]) if (known?.commit === commit) return known;
    this.lastRead = await this.lastGoodFiles.addTo(await this.index.snapshotOf(commit));
    return this.lastRead;
  }

  private notify(snapshot: Snapshot): void {
    for (const listener of this.listeners) {
      try {
        listener(snapshot);
      } catch (error) {
        this.log({ event: "store-listener-failed", reason: String(error) });
      }
    }
  }
}
