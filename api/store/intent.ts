import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { replaceFile } from "./durable-file";
import { isObjectId } from "./git-objects";

/** A save whose commit may be on the branch while work tree and index do not show it yet. */
export interface Intent {
  readonly commit: string;
  /** Blob ids before the save, null where there was no file. Paths are relative to the repository's root. */
  readonly files: readonly { readonly path: string; readonly before: string | null }[];
}

/** The note on disk that lets the next start finish exactly what a crash left unfinished. */
export class IntentFile {
  private readonly path: string;

  constructor(private readonly stateDir: string) {
    this.path = join(stateDir, "intent.json");
  }

  async write(intent: Intent): Promise<void> {
    await replaceFile(this.path, JSON.stringify(intent), join(this.stateDir, "intent-next"));
  }

  /** The intent left behind, if any; one that cannot be understood was never whole and counts as none. */
  async read(): Promise<Intent | undefined> {
    const text = await readFile(this.path, "utf8").catch(() => undefined);
    return text === undefined ? undefined : parseIntent(text);
  }

  async clear(): Promise<void> {
    await rm(this.path, { force: true });
  }
}

function parseIntent(text: string): Intent | undefined {
  try {
    const value = JSON.parse(text) as Partial<Intent> | null;
    if (!value || typeof value.commit !== "string" || !isObjectId(value.commit) || !Array.isArray(value.files))
      return undefined;
    return { commit: value.commit, files: value.files };
  } catch {
    return undefined;
  }
}
