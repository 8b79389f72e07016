import type { Snapshot } from "../../store/content-store";
import type { PublisherOptions } from "../publisher-options";
import type { Release } from "../release/release";
import type { ReleaseFolder } from "../release/release-folder";
import { ReleaseRenderer } from "./release-renderer";
import { findRenderer } from "./renderer-folder";
import { openRenderer } from "./renderer-process";
import { filesIn, shownFiles } from "./shown-files";

export interface ReleaseToOpen {
  readonly release: Release;
  /** The newest content, when it is known. */
  readonly newest: Snapshot | undefined;
  /** Absolute folder for the exported content. */
  readonly contentDir: string;
}

/**
 * Starts the renderer of a release with the content that the release shows. `onDeath` is called when its process ends
 * without having been closed. Raises an Error when it cannot start.
 */
export async function openReleaseRenderer(
  options: PublisherOptions,
  releases: ReleaseFolder,
  { release, newest, contentDir }: ReleaseToOpen,
  onDeath: () => void,
): Promise<ReleaseRenderer> {
  const { store, dataDir, rootDir, code, now, render = openRenderer } = options;
  const folder = await findRenderer(dataDir, release.code);
  if (folder === undefined) throw new Error("There is no compiled renderer");
  // The process would load the other code.
  if ((await code()) !== release.code) throw new Error("The checkout has other code by now");
  await store.exportTo(contentDir, release.commit, release.lastGood, release.hidden);
  const histories = await options.histories?.at(now(), { hidden: release.hidden });
  const isNewest = newest?.commit === release.commit;
  const { folder: siteFolder, builtOn, unfinished = [] } = release;
  const [renderer, shown] = await Promise.all([
    render({ kind: "open", rootDir, folder, contentDir, siteFolder, builtOn, histories, unfinished }),
    isNewest ? shownFiles(newest, release.hidden ?? []) : filesIn(contentDir),
  ]);
  renderer.onDeath(onDeath);
  return new ReleaseRenderer(
    { store, histories: options.histories, releases, renderer, contentDir, now },
    release,
    shown,
  );
}
