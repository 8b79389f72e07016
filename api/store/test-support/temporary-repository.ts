import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { gitEnvironment } from "../git-environment";

/** A real repository in a temporary folder, and a maintainer who works in it with git's own commands. */
export interface TemporaryRepository {
  readonly root: string;
  readonly contentDir: string;
  /** Runs git as the maintainer and returns what it printed, trimmed. Throws when it fails. */
  git(...args: readonly string[]): string;
  /** Runs git as the maintainer; `ok` when it succeeded. */
  tryGit(...args: readonly string[]): { readonly ok: boolean; readonly output: string };
  /** Writes a file below the root. */
  write(path: string, bytes: string | Uint8Array): void;
  read(path: string): string;
  remove(): void;
}

export interface RepositoryOptions {
  /** Files of the first commit, below the root. Default: one event and a README. */
  readonly files?: Readonly<Record<string, string>>;
  /** Folder to make the repository in; default: a new temporary folder. */
  readonly folder?: string;
  /** Content folder below the root. */
  readonly contentPath?: string;
}

const maintainer = {
  GIT_CONFIG_NOSYSTEM: "1",
  GIT_CONFIG_GLOBAL: "/dev/null",
  GIT_AUTHOR_NAME: "Maintainer",
  GIT_AUTHOR_EMAIL: "maintainer@example.invalid",
  GIT_COMMITTER_NAME: "Maintainer",
  GIT_COMMITTER_EMAIL: "maintainer@example.invalid",
  GIT_EDITOR: "true",
};

/** Path of the event that every temporary repository begins with, below the content folder. */
export const picnicPath = "events/2025/picnic.md";

/** The text of an event file. */
export function eventText(title: string, body = "All are welcome."): string {
  return `---\ntitle: ${title}\ndate: 2026-05-03\ntime: All day\n---\n\n${body}\n`;
}

/** A repository with one commit on branch `main`; remove it after the test. */
export function temporaryRepository(options: RepositoryOptions = {}): TemporaryRepository {
  const contentPath = options.contentPath ?? "content";
  const files = options.files ?? { [join(contentPath, picnicPath)]: eventText("Picnic"), "README.md": "Read me.\n" };
  const repository = repositoryAt(options.folder ?? mkdtempSync(join(tmpdir(), "content store ")), contentPath);
  mkdirSync(repository.root, { recursive: true });
  repository.git("init", "--quiet", "--initial-branch=main");
  for (const [path, text] of Object.entries(files)) repository.write(path, text);
  repository.git("add", "--all");
  repository.git("commit", "--quiet", "--allow-empty", "--message", "First content");
  return repository;
}

/** A maintainer in a folder that is a repository or is about to become one. */
export function repositoryAt(root: string, contentPath = "content"): TemporaryRepository {
  const tryGit = (...args: readonly string[]) => {
    const result = spawnSync("git", [...args], { cwd: root, env: gitEnvironment(maintainer), encoding: "utf8" });
    return { ok: result.status === 0, output: `${result.stdout}${result.stderr}`.trim() };
  };
  return {
    root,
    contentDir: join(root, contentPath),
    tryGit,
    git: (...args) => {
      const { ok, output } = tryGit(...args);
      if (!ok) throw new Error(`git ${args.join(" ")}: ${output}`);
      return output;
    },
    write: (path, bytes) => {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), bytes);
    },
    read: (path) => readFileSync(join(root, path), "utf8"),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
