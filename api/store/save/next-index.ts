import { statSync } from "node:fs";
import { copyFile, link, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { ifThere } from "../../support/error-code";
import { syncFolder } from "../../support/durable-file";
import type { RunGit } from "../git-command";
import { isObjectId, noObject } from "../git-objects";
import type { CheckoutFile } from "./checkout-file";
import { mergeTexts } from "./merge-texts";
import { IndexEntries } from "./index-entries";

/** The index that shows the next commit, made beside the checkout's. Only the holder of the lock may use it. */
export class NextIndex {
  private readonly path: string;
  private readonly real: string;
  private readonly damaged: string;
  /** The checkout's index before a save, and as the save placed it: links, until the save has ended. */
  private readonly before: string;
  private readonly placed: string;
  private readonly entries: IndexEntries;
  private edited: readonly CheckoutFile[] = [];

  constructor(
    private readonly gitDir: string,
    stateDir: string,
    private readonly run: RunGit,
    private readonly readBlob: (id: string) => Promise<Buffer>,
    private readonly log: (event: object) => void,
  ) {
    this.real = join(gitDir, "index");
    this.damaged = join(stateDir, "damaged-index");
    this.path = join(stateDir, "next-index");
    this.before = join(stateDir, "next-index-before");
    this.placed = join(stateDir, "next-index-placed");
    this.entries = new IndexEntries(this.real, run);
  }

  /** Makes it; entries that a maintainer has staged stay as they are. Answers their paths. */
  async prepare(files: readonly CheckoutFile[]): Promise<ReadonlySet<string>> {
    this.edited = [];
    if (files.length === 0) return new Set();
    await this.copy();
    const staged = await this.staged(files);
    const edits = await Promise.all(files.map(async (file) => (staged.has(file.path) ? this.merged(file) : file)));
    this.edited = edits.filter((file) => file !== undefined);
    await this.edit(this.edited);
    return staged;
  }

  /** The entries of the checkout's index as they are now; undefined where it cannot be read. */
  current(): Promise<ReadonlyMap<string, string> | undefined> {
    return this.entries.read();
  }

  /** Makes it the checkout's index; nothing to do without a prepared one. */
  async replaceIndex(): Promise<void> {
    if (await ifThere(rename(this.path, this.real).then(() => true))) await this.entries.follow(this.edited);
    await syncFolder(this.gitDir);
  }

  /** As `replaceIndex`, such that `putBack` can undo it. */
  async place(): Promise<void> {
    await ifThere(link(this.real, this.before));
    await ifThere(link(this.path, this.placed));
    await this.replaceIndex();
  }

  /** Undoes `place`, of a process that died too, unless a git command has written the index since. */
  async putBack(): Promise<void> {
    const [now, placed] = await Promise.all([this.real, this.placed].map((path) => ifThere(stat(path))));
    if (!placed || now?.ino !== placed.ino) return;
    if (!(await ifThere(rename(this.before, this.real).then(() => true)))) await rm(this.real);
    await syncFolder(this.gitDir);
  }

  // With the time of the original: git compares it with the times of files to find edits within the same second.
  private async copy(): Promise<void> {
    const found = statSync(this.real, { throwIfNoEntry: false });
    if (!found) return;
    await copyFile(this.real, this.path);
    await utimes(this.path, found.atime, found.mtime);
  }

  /** Makes a new one of the commit where the checkout's cannot be read or is missing; what cannot be read is kept. */
  private async rebuild(): Promise<void> {
    await ifThere(rename(this.path, this.damaged));
    await this.run({ args: ["read-tree", "HEAD"], indexFile: this.path });
    this.log({ event: "store-index-rebuilt", kept: this.damaged });
  }

  private async edit(files: readonly CheckoutFile[]): Promise<void> {
    // Without input, simple-git leaves the command waiting for it.
    if (files.length === 0) return;
    const line = ({ path, after }: CheckoutFile) => `${after?.mode ?? "0"} ${after?.id ?? noObject}\t${path}\0`;
    const removed = files.filter(({ after }) => after === undefined);
    const written = files.filter(({ after }) => after !== undefined);
    await this.run({
      args: ["update-index", "-z", "--index-info"],
      input: [...removed, ...written].map(line).join(""),
      indexFile: this.path,
    });
  }

  /** A staged change with the save's beside it; undefined where it stays as it is, both having changed the same lines. */
  private async merged({ path, before, after }: CheckoutFile): Promise<CheckoutFile | undefined> {
    const id = (await this.entries.read())?.get(path);
    if (!id || !isObjectId(id) || !before || !after) return undefined;
    const [base, ours] = await Promise.all([this.readBlob(before.id), this.readBlob(id)]);
    const bytes = mergeTexts(base, ours, after.bytes);
    if (bytes === undefined || bytes.equals(ours)) return undefined;
    const written = await this.run({ args: ["hash-object", "-w", "--stdin"], input: bytes });
    return { path, before, after: { ...after, id: written.trim(), bytes } };
  }

  /** Paths whose entry is neither that of the commit before nor that of the next. */
  private async staged(files: readonly CheckoutFile[]): Promise<Set<string>> {
    const entries = await this.entries.read();
    if (entries === undefined) {
      await this.rebuild();
      return new Set();
    }
    const isStaged = ({ path, before, after }: CheckoutFile) => {
      const id = entries.get(path);
      return id !== before?.id && id !== after?.id;
    };
    return new Set(files.filter(isStaged).map(({ path }) => path));
  }
}
