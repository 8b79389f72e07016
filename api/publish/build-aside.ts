import { tokyoDay } from "../../content/model/tokyo-day";
import type { Snapshot } from "../store/content-store";
import { takeBuildLock } from "./build-lock";
import { buildSite, type BuildInput } from "./build-site";
import type { SitePublisherOptions } from "./site-publisher-options";

/** One full build of a commit, with what is shown in place of files left out. */
export interface BuildAside {
  readonly snapshot: Snapshot;
  /** Absolute folder for the exported content. */
  readonly contentDir: string;
  readonly signal: AbortSignal;
}

/**
 * Builds a commit aside and hands the folder of the built site to `use`, before another build in this checkout may
 * begin and write there.
 */
export async function buildAside<T>(
  options: SitePublisherOptions,
  { snapshot, contentDir, signal }: BuildAside,
  use: (built: string, input: BuildInput) => Promise<T>,
): Promise<T> {
  const { store, rootDir, environment, settings, code, now, build = buildSite, onLine = () => undefined } = options;
  const release = await takeBuildLock(rootDir, signal, () =>
    onLine("Waiting for another build in this checkout to end …"),
  );
  try {
    const { commit, kept } = snapshot;
    await store.exportTo(contentDir, commit, kept);
    const input: BuildInput = { contentDir, commit, builtOn: tokyoDay(now()), ...settings };
    return await use(await build(input, { rootDir, environment, code, onLine, signal }), input);
  } finally {
    await release();
  }
}
