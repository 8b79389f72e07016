import type { FileVersion } from "../../store/content-store";
import type { PublisherOptions } from "../publisher-options";
import type { Release } from "../release/release";
import type { ReleaseFolder } from "../release/release-folder";
import { ReleaseRenderer } from "./release-renderer";
import { findRenderer } from "./renderer-folder";

/**
 * Starts the renderer of a release with the content that the release shows, exported to the absolute folder `contentDir`. `onDeath` is
 * called when its process ends without having been closed. Raises an Error when it cannot start.
 */
export async function openReleaseRenderer(
  options: PublisherOptions,
  releases: ReleaseFolder,
  release: Release,
  contentDir: string,
  onDeath: () => void,
): Promise<ReleaseRenderer> {
  const { store, generator, dataDir, now } = options;
  const folder = await findRenderer(dataDir, release.code);
  if (folder === undefined) throw new Error("There is no compiled renderer");
  let shown: readonly FileVersion[] = [];
  const renderer = await generator.openRenderer(folder, async () => {
    // The process loads the code of the checkout.
    if (generator.code() !== release.code) throw new Error("The checkout has other code by now");
    shown = await store.exportTo(contentDir, release.commit, release.lastGood, release.hidden);
    // Without the content there are no histories.
    await store.ready;
    const histories = await options.histories?.at(now(), { hidden: release.hidden });
    const { folder: siteFolder, builtOn, unfinished = [] } = release;
    return { contentDir, siteFolder, builtOn, histories, unfinished };
  });
  renderer.onDeath(onDeath);
  return new ReleaseRenderer(
    { store, histories: options.histories, releases, renderer, contentDir, now },
    release,
    shown,
  );
}
