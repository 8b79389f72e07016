import { rmSync, writeFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { BranchHead } from "./branch-head";
import { syncFolder } from "./durable-file";
import { GitChild, startGit } from "./git-child";
import type { GitObject, ObjectType } from "./git-objects";
import type { GitWriter } from "./git-writer";
import { isLoose, smallBytes } from "./loose-object";

export interface KeptGitWriterOptions {
  /** Children that write objects of a type, and the one that moves branches. */
  readonly children: Readonly<Record<ObjectType | "branch", GitChild>>;
  /** Does what the children could not. */
  readonly spawning: GitWriter;
  readonly head: BranchHead;
  readonly commonDir: string;
  readonly stateDir: string;
  readonly log: (event: object) => void;
}

const patienceMs = 5_000;
/** `git update-ref` writes the time of its start into the reflog: an old one would write wrong times. */
const branchMaxAgeMs = 30_000;

/** The git processes of a KeptGitWriter, started when they are first needed. */
export function gitChildren(folder: string): KeptGitWriterOptions["children"] {
  const child = (args: readonly [string, ...string[]], maxAgeMs?: number): GitChild =>
    new GitChild({
      name: args[0],
      start: () => startGit(folder, args),
      patienceMs,
      ...(maxAgeMs === undefined ? {} : { maxAgeMs }),
    });
  const objects = (type: ObjectType): GitChild =>
    child(["hash-object", "-w", "-t", type, "--no-filters", "--stdin-paths"]);
  return {
    blob: objects("blob"),
    tree: objects("tree"),
    commit: objects("commit"),
    branch: child(["update-ref", "-m", "save", "--stdin"], branchMaxAgeMs),
  };
}

/**
 * Keeps git processes open between saves (decision 010). What they say counts for nothing: objects are read from the
 * disk again, and the branch is looked at. Whatever is not as it should be is done by the spawning writer.
 * Only whoever holds `index.lock` may call this.
 */
export class KeptGitWriter implements GitWriter {
  constructor(private readonly options: KeptGitWriterOptions) {}

  async writeObjects(objects: readonly GitObject[]): Promise<void> {
    const { children, spawning, commonDir, log } = this.options;
    children.branch.warm();
    const reason = await this.written(objects).then(
      () => undefined,
      (error: unknown) => String(error),
    );
    const inPlace = await Promise.all(objects.map((object) => isLoose(commonDir, object)));
    if (reason === undefined && !inPlace.includes(false)) return;
    // Objects that lie in a pack already are no fault: git does not write them again.
    if (reason !== undefined) log({ event: "store-git-child-failed", reason });
    await spawning.writeObjects(objects);
  }

  async moveRef(ref: string, from: string, to: string): Promise<boolean> {
    const { children, spawning, head, commonDir, log } = this.options;
    const reason = await this.moved(ref, from, to).then(
      () => undefined,
      (error: unknown) => String(error),
    );
    if (reason !== undefined) log({ event: "store-git-child-failed", reason });
    if ((await head.commitOf(ref)) !== to) {
      await children.branch.distrust();
      return spawning.moveRef(ref, from, to);
    }
    await syncFolder(dirname(join(commonDir, ref)));
    return true;
  }

  close(): void {
    for (const child of Object.values(this.options.children)) child.close();
  }

  private async written(objects: readonly GitObject[]): Promise<void> {
    const { stateDir, commonDir } = this.options;
    const files = objects.map((object, number) => ({ object, path: join(stateDir, `next-object-${String(number)}`) }));
    try {
      await Promise.all(files.map(({ path, object }) => written(path, object.bytes)));
      await Promise.all(
        (["blob", "tree", "commit"] as const).map((type) =>
          this.hashed(
            type,
            files.filter(({ object }) => object.type === type),
          ),
        ),
      );
      const folders = new Set(["", ...objects.map(({ id }) => id.slice(0, 2))]);
      await Promise.all(
        [...folders].map((folder) => syncFolder(join(commonDir, "objects", folder)).catch(() => undefined)),
      );
    } finally {
      for (const { path } of files) rmSync(path, { force: true });
    }
  }

  private async hashed(
    type: ObjectType,
    files: readonly { readonly object: GitObject; readonly path: string }[],
  ): Promise<void> {
    if (files.length === 0) return;
    const child = this.options.children[type];
    const ids = await child.ask(files.map(({ path }) => `${path}\n`).join(""), files.length);
    if (files.every(({ object }, position) => object.id === ids[position])) return;
    await child.distrust();
    throw new Error(`git hash-object answered "${ids.join(" ").slice(0, 200)}"`);
  }

  private async moved(ref: string, from: string, to: string): Promise<void> {
    const { branch } = this.options.children;
    const answer = await branch.ask(`start\nupdate ${ref} ${to} ${from}\nprepare\ncommit\n`, 3);
    if (answer.join() === "start: ok,prepare: ok,commit: ok") return;
    await branch.distrust();
    throw new Error(`git update-ref answered "${answer.join(" ").slice(0, 200)}"`);
  }
}

// These files need not be durable: git reads them at once and makes its own.
async function written(path: string, bytes: Buffer): Promise<void> {
  if (bytes.length <= smallBytes) writeFileSync(path, bytes);
  else await writeFile(path, bytes);
}
