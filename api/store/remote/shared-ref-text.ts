import { StoreError, type SharedText } from "../content-store";
import { commitObject } from "../commit-object";
import { gitObject } from "../git-objects";
import type { GitWriter } from "../git-writer";
import type { ObjectReader } from "../object-reader";
import { encodeTree, fileMode, parseTree } from "../tree-entry";
import { SerialQueue } from "../serial-queue";
import type { GitRemote } from "./git-remote";
import { refusalWords } from "./remote-branch";

export interface SharedRefTextParts {
  readonly git: GitRemote;
  readonly reader: ObjectReader;
  readonly writer: GitWriter;
  readonly now: () => Date;
}

const fileName = "text";
const maxTries = 10;
const author = { name: "Website" };

/** A text in a ref of its own on the remote: one commit without a history, replaced as a compare-and-swap. */
export class SharedRefText implements SharedText {
  readonly ref: string;
  private readonly fetchedRef: string;
  private readonly queue = new SerialQueue();
  private at: string | undefined;
  private known = "";

  constructor(
    private readonly parts: SharedRefTextParts,
    name: string,
  ) {
    this.ref = `refs/chamber/${name}`;
    this.fetchedRef = `refs/chamber/remote-${name}`;
  }

  text(): string {
    return this.known;
  }

  /** Takes over what stands at the remote; `commit`: where its ref is, undefined without one. */
  follow(commit: string | undefined): Promise<void> {
    return this.queue.run(async () => {
      if (commit !== this.at) await this.fetch();
    });
  }

  change(edit: (text: string) => string): Promise<void> {
    return this.queue.run(async () => {
      for (let tries = 0; tries < maxTries; tries += 1) {
        const next = edit(this.known);
        if (next === this.known || (await this.replaced(next))) return;
        await this.fetch();
      }
      throw new StoreError("remote-unavailable", `Others kept changing ${this.ref}`);
    });
  }

  private async replaced(text: string): Promise<boolean> {
    const { git, writer, now } = this.parts;
    const blob = gitObject("blob", text);
    const tree = gitObject("tree", encodeTree([{ mode: fileMode, rawName: fileName, id: blob.id }]));
    const commit = commitObject({ tree: tree.id, parents: [], author, message: "Shared note", at: now() });
    await writer.writeObjects([blob, tree, commit]);
    const outcome = await git.push(commit.id, this.ref, this.at);
    if (outcome.kind === "refused") throw new StoreError("remote-unavailable", refusalWords(outcome));
    if (outcome.kind !== "landed") return false;
    this.at = commit.id;
    this.known = text;
    return true;
  }

  private async fetch(): Promise<void> {
    const { git, reader } = this.parts;
    const commit = await git.fetch(this.ref, this.fetchedRef);
    if (commit === undefined) {
      this.at = undefined;
      this.known = "";
      return;
    }
    const entries = parseTree(await reader.bytes(await reader.treeOfCommit(commit), "tree"));
    const id = entries.find(({ rawName }) => rawName === fileName)?.id;
    this.known = id === undefined ? "" : (await reader.bytes(id, "blob")).toString("utf8");
    this.at = commit;
  }
}
