import type { Snapshot } from "../store/content-store";
import { FastPath } from "./fast-path";
import { rendererOf } from "./kept-renderer";
import type { Release, ReleaseFolder } from "./release-folder";
import { openRenderer, type Renderer } from "./renderer-process";
import type { SitePublisherOptions } from "./site-publisher-options";

/** Starts the renderer of a release that shows a snapshot; undefined when none was kept for it. */
export async function openPages(
  options: SitePublisherOptions,
  releases: ReleaseFolder,
  contentDir: string,
  release: Release,
  snapshot: Snapshot,
): Promise<{ readonly fast: FastPath; readonly renderer: Renderer } | undefined> {
  const { store, dataDir, rootDir, environment, render = openRenderer } = options;
  const folder = await rendererOf(dataDir, release.name);
  if (folder === undefined) return undefined;
  await store.exportTo(contentDir, snapshot.commit, snapshot.lastGood);
  const renderer = await render({ kind: "open", rootDir, folder, environment, contentDir, siteFolder: release.folder });
  return { fast: new FastPath({ store, releases, renderer, release, snapshot }), renderer };
}
