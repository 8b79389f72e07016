import { rm } from "node:fs/promises";
import { join } from "node:path";
import { tokyoDay } from "../../content/model/dates/tokyo-day";
import { passRendererOn, rendererOf } from "./kept-renderer";
import type { MadeSite, SiteToMake } from "./made-site";
import type { Release } from "./release-folder";
import type { SitePublisherOptions } from "./site-publisher-options";
import { renderWhole } from "./whole-rendering";

/** A site that was rendered whole; its folder stays until it is removed. */
export interface RenderedSite extends MadeSite {
  remove(): Promise<void>;
}

const folderOf = (dataDir: string): string => join(dataDir, "build", "whole");

/** Removes what a rendering left, also one whose publisher was killed. */
export async function removeRendering(dataDir: string): Promise<void> {
  await rm(folderOf(dataDir), { recursive: true, force: true, maxRetries: 3 });
}

export interface SiteToRender extends SiteToMake {
  /** The release whose kept renderer and program files are used. */
  readonly from: Release;
  /** True when pages that are as the release has them need not be rendered again. */
  readonly takesOver: boolean;
}

/**
 * Renders the whole site of a commit aside. Raises an Error
 * that says why it cannot: nothing is left behind then, and Gatsby has to build the site.
 */
export async function renderAside(
  options: SitePublisherOptions,
  { snapshot: { commit, lastGood }, contentDir, signal, from, takesOver }: SiteToRender,
): Promise<RenderedSite> {
  const { store, rootDir, dataDir, environment, settings, now, code, codeNow, whole = renderWhole } = options;
  const rendererFolder = await rendererOf(dataDir, from.name);
  if (rendererFolder === undefined) throw new Error("The release has no renderer");
  if (codeNow !== undefined && (await codeNow()) !== code) throw new Error("The checkout has other code by now");
  const folder = folderOf(dataDir);
  const remove = (): Promise<void> => removeRendering(dataDir);
  try {
    await store.exportTo(contentDir, commit, lastGood);
    const input = { contentDir, commit, builtOn: tokyoDay(now()), ...settings };
    const siteFolder = from.folder;
    const site = await whole({ rootDir, folder, environment, signal, input, rendererFolder, siteFolder, takesOver });
    const keepRenderer = ({ name }: Release): Promise<void> => passRendererOn(dataDir, from.name, name, input);
    return { folder: site, input, path: "whole", keepRenderer, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
