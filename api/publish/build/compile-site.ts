import { constants } from "node:fs";
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { errorMessage } from "../../../content/model/error-message";
import { tokyoDay } from "../../../content/model/dates/tokyo-day";
import type { PublicView } from "../../publication/public-content";
import type { PublisherOptions } from "../publisher-options";
import { precompress } from "../release/precompress";
import type { Release } from "../release/release";
import type { ReleaseFolder } from "../release/release-folder";
import { takeRenderer } from "../render/renderer-folder";
import type { BuildInput } from "../../../content/model/api/build-input";
import { takeBuildLock } from "./build-site";

export interface SiteToCompile {
  /** What is public of the newest content. */
  readonly view: PublicView;
  /** Absolute folder for the exported content. */
  readonly contentDir: string;
  /** Fingerprint of the checkout's code. */
  readonly code: string;
  readonly signal: AbortSignal;
}

/** Has the generator build a commit and makes a release of it, with the renderer that was compiled for it. */
export async function compileSite(
  options: PublisherOptions,
  releases: ReleaseFolder,
  { view, contentDir, code, signal }: SiteToCompile,
): Promise<Release> {
  const { store, generator, dataDir, now, log } = options;
  const folder = join(dataDir, "gatsby");
  const unlock = await takeBuildLock(folder, signal, generator.onLine);
  try {
    const { snapshot, hidden, at } = view;
    const { commit } = snapshot;
    await store.exportTo(contentDir, commit, snapshot.lastGood, hidden);
    const builtOn = tokyoDay(now());
    const histories = await options.histories?.at(now(), { hidden });
    const publicAt = new Date(at).toISOString();
    const input: BuildInput = {
      contentDir,
      commit,
      builtOn,
      publicAt,
      histories,
      drawsLater: true,
      ...generator.settings,
    };
    const built = await generator.build(input, { folder, code, signal });
    await takeRenderer(folder, dataDir, code).catch((error: unknown) =>
      log({ event: "renderer-not-kept", reason: errorMessage(error) }),
    );
    const lastGood = snapshot.lastGood.map(({ path, version }) => ({ path, version }));
    return await releases.publish(
      { commit, code, builtAt: now().toISOString(), builtOn, lastGood, hidden },
      async (site) => {
        await cp(built, site, { recursive: true, mode: constants.COPYFILE_FICLONE });
        await precompress(site);
      },
    );
  } finally {
    await unlock();
  }
}
