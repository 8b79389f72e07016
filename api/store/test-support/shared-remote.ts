import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { remoteAddress } from "../remote/remote-address";
import type { RemoteOptions } from "../remote/open-remote";
import { repositoryAt, temporaryRepository, type TemporaryRepository } from "./temporary-repository";

/** One bare remote and clones of it, all in one temporary folder. */
export interface SharedRemote {
  readonly folder: string;
  /** The bare repository; its work-tree helpers are of no use. */
  readonly bare: TemporaryRepository;
  readonly clones: readonly TemporaryRepository[];
  /** Options of a store on a clone that looks at the remote only at `check`. */
  options(changes?: Partial<RemoteOptions>): RemoteOptions;
  remove(): void;
}

/** A remote with one commit on `main`, and so many clones of it. */
export function sharedRemote(clones: number): SharedRemote {
  const folder = mkdtempSync(join(tmpdir(), "shared remote "));
  const first = temporaryRepository({ folder: join(folder, "clone-0") });
  first.git("clone", "--quiet", "--bare", first.root, join(folder, "remote.git"));
  const others = Array.from({ length: clones - 1 }, (_, number) => {
    const root = join(folder, `clone-${String(number + 1)}`);
    first.git("clone", "--quiet", join(folder, "remote.git"), root);
    return repositoryAt(root);
  });
  return {
    folder,
    bare: repositoryAt(join(folder, "remote.git")),
    clones: [first, ...others],
    options: (changes = {}) => ({
      address: remoteAddress(join(folder, "remote.git")),
      pollMs: 3_600_000,
      ...changes,
    }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
