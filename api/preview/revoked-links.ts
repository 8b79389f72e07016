import { createHash } from "node:crypto";
import { join } from "node:path";
import { everySession, parseRevoked, revokedText } from "../auth/revoked-list";
import type { ContentRemote, SharedText } from "../store/content-store";
import { readPrivateFile, writePrivateFile } from "../support/private-file";
import { SerialQueue } from "../support/serial-queue";

export interface RevokedLinksOptions {
  readonly dataDir: string;
  /** The remote that the servers of a site share, if any. */
  readonly remote: ContentRemote | undefined;
  readonly clock: () => Date;
}

/** How long a draft link is valid, in ms. */
export const linkLife = 7 * 24 * 60 * 60 * 1000;

/**
 * A number for each entry whose draft links were taken back: links with a smaller one are not valid any more. It is the moment
 * at which all of these have expired anyway, so that it can then be forgotten.
 */
export class RevokedLinks {
  private readonly writes = new SerialQueue();

  /** What the servers on a remote have in common; the remote is asked for it from now on. */
  private readonly shared: SharedText | undefined;

  private constructor(
    private readonly options: RevokedLinksOptions,
    private readonly own: Map<string, number>,
  ) {
    this.shared = options.remote?.sharedText(name);
  }

  /** Reads `DATA_DIR/revoked-links`. */
  static async open(options: RevokedLinksOptions): Promise<RevokedLinks> {
    return new RevokedLinks(options, new Map(parseRevoked((await readPrivateFile(fileIn(options.dataDir))) ?? "")));
  }

  numberOf(collection: string, id: string): number {
    const lists = [this.own, parseRevoked(this.shared?.text() ?? "")];
    // A restored backup takes back those of every entry.
    const keys = [keyOf(collection, id), everySession];
    return Math.max(0, ...lists.flatMap((list) => keys.flatMap((key) => list.get(key) ?? [])));
  }

  /**
   * Takes back all links of an entry that were given out: at this server at once, at the others after their next poll.
   * Raises the system's error, or "remote-unavailable" where the other servers cannot learn of it now.
   */
  revoke(collection: string, id: string): Promise<void> {
    return this.writes.run(async () => {
      const { dataDir, clock } = this.options;
      const now = clock().getTime();
      this.own.set(keyOf(collection, id), Math.max(now + linkLife, this.numberOf(collection, id) + 1));
      await writePrivateFile(fileIn(dataDir), revokedText([this.own], now));
      await this.shared?.change((text) => revokedText([parseRevoked(text), this.own], now));
    });
  }
}

/** Of the file in the data folder, and of the text on the remote. */
const name = "revoked-links";
const fileIn = (dataDir: string): string => join(dataDir, name);

const keyOf = (collection: string, id: string): string =>
  createHash("sha256").update(`${collection}/${id}`).digest("base64url");
