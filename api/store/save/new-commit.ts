import type { Author } from "../content-store";
import { siteEmail } from "../history/parse-log";
import { folderMode } from "../tree-entry";
import { authorEmail, authorName } from "./commit-message";

/** A file as a commit changes it; without `after` it is removed. */
export interface CommittedFile {
  /** Relative to the repository's root. */
  readonly path: string;
  readonly after: { readonly mode: string; readonly bytes: Uint8Array } | undefined;
}

/** A commit to be written. */
export interface NewCommit {
  /** The first one's tree is what `files` change; none for a commit without history. */
  readonly parents: readonly string[];
  /** Replaces the first parent's tree. */
  readonly tree?: string;
  readonly files: readonly CommittedFile[];
  readonly author: Author;
  /** With a newline at its end. */
  readonly message: string;
  readonly at: Date;
}

const committer = `Website <${siteEmail}>`;
/** Required by `git fast-import`; the `reset` below keeps it from being written. */
const ref = "refs/chamber/next";

/** The commit as commands of `git fast-import`; the answer is its id, after its pack is on the disk. */
export function fastImportCommands({ parents, tree, files, author, message, at }: NewCommit): Buffer {
  const time = `${String(Math.floor(at.getTime() / 1000))} +0000`;
  const [first, ...others] = parents;
  // Removals first: a file may become a folder.
  const removed = files.filter(({ after }) => after === undefined).map(({ path }) => `D ${quoted(path)}\n`);
  const written = files.flatMap(({ path, after }) =>
    after ? [`M ${after.mode} inline ${quoted(path)}\n`, ...data(after.bytes)] : [],
  );
  const commands = [
    `commit ${ref}\nmark :1\n`,
    `author ${authorName(author)} <${authorEmail(author)}> ${time}\ncommitter ${committer} ${time}\n`,
    ...data(Buffer.from(message)),
    ...(first === undefined ? [] : [`from ${first}\n`]),
    ...others.map((parent) => `merge ${parent}\n`),
    ...(tree === undefined ? [] : [`M 0${folderMode} ${tree} ""\n`]),
    ...removed,
    ...written,
    `reset ${ref}\ncheckpoint\nget-mark :1\n`,
  ];
  return Buffer.concat(commands.map((command) => Buffer.from(command)));
}

function data(bytes: Uint8Array): (Uint8Array | string)[] {
  return [`data ${String(bytes.length)}\n`, bytes, "\n"];
}

function quoted(path: string): string {
  return `"${path.replace(/["\\]/g, "\\$&")}"`;
}
