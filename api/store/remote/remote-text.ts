import { StoreError, type SharedText } from "../content-store";
import type { ObjectReader } from "../read/object-reader";
import { fileMode } from "../tree-entry";
import type { PersistentGitWriter } from "../save/persistent-git-writer";
import { SerialQueue } from "../../support/serial-queue";
import type { GitRemote } from "./git-remote";
import { refusalWords } from "./push-outcome";

export interface RemoteTextParts {
  readonly git: GitRemote;
  readonly reader: ObjectReader;
  readonly writer: PersistentGitWriter;
  readonly now: () => Date;
}

const fileName = "text";
const maxTries = 10;
const author = { name: "Website" };

/** A text in a ref of its own on the remote: one commit without history, replaced by compare-and-swap. */
export class RemoteText implements SharedText {
  readonly ref: string;
  private readonly fetchedRef: string;
  private readonly queue = new SerialQueue();
  private commit: string | undefined;
  private current = "";

  constructor(
    private readonly parts: RemoteTextParts,
    name: string,
  ) {
    this.ref = `refs/chamber/${name}`;
    this.fetchedRef = `refs/chamber/remote-${name}`;
  }

  text(): string {
    return this.current;
  }

  /** Fetches the text when the remote's ref is at another commit than the known one. */
  follow(commit: string | undefined): Promise<void> {
    return this.queue.run(async () => {
      if (commit !== this.commit) await this.fetch();
    });
  }

  change(edit: (text: string) => string): Promise<void> {
    return this.queue.run(async () => {
      for (let tries = 0; tries < maxTries; tries += 1) {
        const next = edit(this.current);
        if (next === this.current || (await this.replace(next))) return;
        await this.fetch();
      }
      throw new StoreError("remote-unavailable", `Others kept changing ${this.ref}`);
    });
  }

  private async replace(text: string): Promise<boolean> {
    const { git, writer, now } = this.parts;
    const files = [{ path: fileName, after: { mode: fileMode, bytes: Buffer.from(text) } }];
    const commit = await writer.write({ parents: [], files, author, message: "Shared note\n", at: now() });
    const outcome = await git.push(commit, this.ref, this.commit);
    if (outcome.kind === "refused") throw new StoreError("remote-unavailable", refusalWords(outcome));
    if (outcome.kind !== "landed") return false;
    this.commit = commit;
    this.current = text;
    return true;
  }

  private async fetch(): Promise<void> {
    const { git, reader } = this.parts;
    this.commit = await git.fetch(this.ref, this.fetchedRef);
    const tree = this.commit === undefined ? undefined : await reader.tree(await reader.treeOfCommit(this.commit));
    const id = tree?.get(fileName)?.id;
    this.current = id === undefined ? "" : (await reader.bytes(id, "blob")).toString("utf8");
  }
}
