import { rm } from "node:fs/promises";
import { join } from "node:path";
import { writeSynced } from "../support/durable-file";
import { GitCommandError } from "./git-command";
import { StoreError, type Obstacle, type StoreErrorCode } from "./content-store";
import { errorCode } from "../support/error-code";

const trialBytes = 64 * 1024;

/** What failed, by the code of the system or the words of git. */
interface Cause {
  readonly code: StoreErrorCode;
  readonly errno?: RegExp;
  readonly words: RegExp;
  readonly says: string;
  readonly obstacle?: Obstacle;
}

const settings: Cause = {
  code: "read-only",
  words: /bad (?:\w+ )?config|dubious ownership|external filter/i,
  says: "Git does not work with its settings, mend what it names",
  obstacle: "git-settings",
};
const causes: readonly Cause[] = [
  {
    code: "disk-full",
    errno: /^(ENOSPC|EDQUOT)$/,
    words: /No space left on device|Disk quota exceeded|Out of diskspace/i,
    says: "The disk is full",
  },
  {
    code: "read-only",
    errno: /^(EROFS|EACCES|EPERM)$/,
    words: /Read-only file system|Permission denied|insufficient permission|Operation not permitted/i,
    says: "The repository may not be written",
  },
  settings,
  {
    code: "no-branch",
    errno: /^(ENOTDIR|EISDIR)$/,
    words: /Not a directory|Is a directory/,
    says: "A file is in the place of a folder, or a folder in that of a file: move away what it names. Nothing was saved",
    obstacle: "path",
  },
  {
    code: "no-branch",
    words: /Run "git fsck" in|not a git repository/,
    says: 'The repository is damaged. Restore it from the remote or the backup, see "Back up and restore" in docs/operations.md. Nothing was saved',
    obstacle: "damaged",
  },
];

/** Any failure of a save as a StoreError whose code leads to the remedy. */
export function asStoreError(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const reason = String(error);
  const cause = causes.find(
    ({ errno, words }) =>
      errno?.test(String(errorCode(error))) === true ||
      words.test(error instanceof GitCommandError ? error.output : reason),
  );
  return cause ? causedBy(cause, error) : new StoreError("failed", `The save failed: ${reason}`, { cause: error });
}

/** The same for a git command that needs the settings alone: what it says in words of its own is of them, too. */
export function asSettingsError(error: unknown): StoreError {
  const known = asStoreError(error);
  const isOfGit = error instanceof GitCommandError && error.exitCode !== null;
  return known.code === "failed" && isOfGit ? causedBy(settings, error) : known;
}

const causedBy = ({ code, says, obstacle }: Cause, error: unknown): StoreError =>
  new StoreError(code, `${says}: ${String(error)}`, { cause: error }, obstacle);

/**
 * The same, for failures of git, which often does not say why it could not write: a trial write finds a full or
 * read-only disk.
 */
export async function explainedFailure(error: unknown, stateDir: string): Promise<StoreError> {
  const failure = asStoreError(error);
  if (failure.code !== "failed") return failure;
  const trial = join(stateDir, `next-trial-${process.pid}`);
  try {
    await writeSynced(trial, Buffer.alloc(trialBytes));
    await rm(trial, { force: true });
    return failure;
  } catch (trialError) {
    const { code, message, obstacle } = asStoreError(trialError);
    return new StoreError(code, `${message}. ${failure.message}`, { cause: error }, obstacle);
  }
}

/** Runs a job; its failure is raised as the StoreError that explains it. */
export function explained<T>(stateDir: string, job: () => Promise<T>): Promise<T> {
  return job().catch(async (error: unknown) => {
    throw await explainedFailure(error, stateDir);
  });
}
