import { spawn, type ChildProcessWithoutNullStreams } from "node:child_process";
import { LRUCache } from "lru-cache";
import { started } from "../../support/started";
import { GitCommandError } from "../git-command";
import { gitEnvironment } from "../git-environment";
import { isObjectId } from "../git-objects";
import { parseTree, type TreeEntries } from "../tree-entry";

/** A git object read from the repository. */
export interface ReadObject {
  readonly type: string;
  readonly bytes: Buffer;
}

interface Waiting {
  readonly id: string;
  readonly resolve: (object: ReadObject | undefined) => void;
  readonly reject: (reason: Error) => void;
}

const newline = 0x0a;
/** What git says when it ends because of an object. */
const damage = /unable to stream|object .* is corrupt|cannot read object/i;
/** Limit for an answer, in ms; a child that exceeds it is replaced. */
const timeoutMs = 10_000;
/** Entries of cached trees: several times the folders on the path of a file. */
const maxTreeEntries = 20_000;
const maxCommits = 100;

/**
 * Reads git objects by id through one persistent `git cat-file --batch` (simple-git starts a process for every command).
 * A child that was killed or hangs is replaced at the next read; its pending reads are repeated once.
 */
export class ObjectReader {
  private child: ChildProcessWithoutNullStreams | undefined;
  private waiting: Waiting[] = [];
  /** Ids, a line each, that are not written to the child yet. */
  private unsent = "";
  private chunks: Buffer[] = [];
  private have = 0;
  private need = 0;
  private closed = false;
  private timeout: NodeJS.Timeout | undefined;
  private readonly roots = new LRUCache<string, string>({ max: maxCommits });
  private readonly trees = new LRUCache<string, TreeEntries>({
    maxSize: maxTreeEntries,
    sizeCalculation: ({ size }) => size + 1,
  });

  constructor(private readonly folder: string) {}

  /** The object, or undefined when the repository does not have it, or has it damaged. Raises GitCommandError when the child ended twice. */
  async read(id: string): Promise<ReadObject | undefined> {
    if (!isObjectId(id)) throw new Error(`"${id}" is not a git object id`);
    try {
      return await this.ask(id);
    } catch (error) {
      if (this.closed) throw error;
      return this.ask(id);
    }
  }

  /** The bytes of a file's version; undefined when there is no blob that git can read. */
  async blob(id: string): Promise<Buffer | undefined> {
    const object = await this.read(id);
    return object?.type === "blob" ? object.bytes : undefined;
  }

  /** The bytes of an object that must be there and of the type. */
  async bytes(id: string, type: "blob" | "tree" | "commit"): Promise<Buffer> {
    const object = await this.read(id);
    if (object?.type !== type) throw new Error(`The repository has no ${type} ${id}. Run "git fsck" in it.`);
    return object.bytes;
  }

  /** The tree of a commit. */
  async treeOfCommit(id: string): Promise<string> {
    const known = this.roots.get(id);
    if (known !== undefined) return known;
    const match = /^tree ([0-9a-f]{40})\n/.exec((await this.bytes(id, "commit")).toString("latin1", 0, 46));
    if (!match?.[1]) throw new Error(`Commit ${id} names no tree. Run "git fsck" in the repository.`);
    this.roots.set(id, match[1]);
    return match[1];
  }

  /** The entries of a tree, cached: the content of an id never changes. */
  async tree(id: string): Promise<TreeEntries> {
    const known = this.trees.get(id);
    if (known) return known;
    const entries = parseTree(await this.bytes(id, "tree"));
    const byName = new Map(entries.map((entry) => [entry.rawName, entry]));
    this.trees.set(id, byName);
    return byName;
  }

  /** Ends the git child. */
  close(): void {
    this.closed = true;
    this.child?.stdin.end();
    this.child?.kill();
  }

  private ask(id: string): Promise<ReadObject | undefined> {
    return new Promise((resolve, reject) => {
      if (this.closed) throw new Error("The object reader is closed");
      this.child ??= this.start();
      this.waiting.push({ id, resolve, reject });
      this.timeout ??= setTimeout(() => this.child?.kill("SIGKILL"), timeoutMs).unref();
      if (this.unsent === "") process.nextTick(() => this.send());
      this.unsent += `${id}\n`;
    });
  }

  // One write for all ids of a tick: ten thousand separate writes take a second.
  private send(): void {
    const ids = this.unsent;
    this.unsent = "";
    if (ids !== "") this.child?.stdin.write(ids);
  }

  private start(): ChildProcessWithoutNullStreams {
    const options = { cwd: this.folder, env: gitEnvironment(), windowsHide: true };
    const child = started(spawn("git", ["cat-file", "--batch"], options));
    let words = "";
    child.stdout.on("data", (chunk: Buffer) => this.take(chunk));
    child.stderr.on("data", (chunk: Buffer) => (words = `${words}${chunk.toString("utf8")}`.slice(-500)));
    child.stdin.on("error", () => undefined);
    const lost = (reason: Error) => {
      if (this.child !== child) return;
      const isDamaged = damage.test(words);
      const [damaged, ...others] = this.waiting;
      const open = isDamaged ? others : this.waiting;
      this.child = undefined;
      this.waiting = [];
      this.unsent = "";
      this.chunks = [];
      this.have = this.need = 0;
      this.endTimeout();
      // Answers come in order: git has broken off at the first one, and nothing is wrong with the others.
      if (isDamaged) damaged?.resolve(undefined);
      for (const { id, resolve, reject } of open)
        if (isDamaged) this.ask(id).then(resolve, reject);
        else reject(reason);
    };
    child.on("error", lost);
    child.on("close", (code) => lost(new GitCommandError("cat-file", code, words)));
    return child;
  }

  private endTimeout(): void {
    clearTimeout(this.timeout);
    this.timeout = undefined;
  }

  private take(chunk: Buffer): void {
    this.timeout?.refresh();
    this.chunks.push(chunk);
    this.have += chunk.length;
    if (this.have < this.need) return;
    const bytes = Buffer.concat(this.chunks);
    let at = 0;
    this.need = 0;
    for (;;) {
      const lineEnd = bytes.indexOf(newline, at);
      if (lineEnd < 0) break;
      const [, type = "", size] = bytes.toString("latin1", at, lineEnd).split(" ");
      const length = size === undefined ? -1 : Number(size);
      // The object is followed by a newline of its own; "missing" is a line alone.
      const end = lineEnd + 1 + (length < 0 ? 0 : length + 1);
      if (bytes.length < end) {
        this.need = end - at;
        break;
      }
      const next = this.waiting.shift();
      next?.resolve(length < 0 ? undefined : { type, bytes: Buffer.from(bytes.subarray(lineEnd + 1, end - 1)) });
      at = end;
    }
    this.chunks = at < bytes.length ? [bytes.subarray(at)] : [];
    this.have = bytes.length - at;
    if (this.waiting.length === 0) this.endTimeout();
  }
}
