import { tokyoDay } from "../../content/model/dates/tokyo-day";
import { takeBuildLock } from "./build-lock";
import { buildSite, type BuildInput } from "./build-site";
import { noteGatsbyBuild } from "./gatsby-day";
import { keepRendererOf } from "./kept-renderer";
import type { MadeSite, SiteToMake } from "./made-site";
import type { SitePublisherOptions } from "./site-publisher-options";

/**
 * Has Gatsby build a commit aside and hands the built site to `use`, before another build in this checkout may begin and
 * write there.
 */
export async function buildAside<T>(
  options: SitePublisherOptions,
  { snapshot, contentDir, signal }: SiteToMake,
  use: (made: MadeSite) => Promise<T>,
): Promise<T> {
  const { store, rootDir, dataDir, environment, settings, code, now, build = buildSite } = options;
  const { onLine = () => undefined } = options;
  const release = await takeBuildLock(rootDir, signal, () =>
    onLine("Waiting for another build in this checkout to end …"),
  );
  try {
    const { commit, lastGood } = snapshot;
    await store.exportTo(contentDir, commit, lastGood);
    const input: BuildInput = { contentDir, commit, builtOn: tokyoDay(now()), ...settings };
    const folder = await build(input, { rootDir, environment, code, onLine, signal });
    // Without the note Gatsby builds once more than it would have to.
    await noteGatsbyBuild(dataDir, now()).catch(() => undefined);
    return await use({
      folder,
      input,
      path: "full",
      keepRenderer: ({ name }) => keepRendererOf(rootDir, dataDir, name),
    });
  } finally {
    await release();
  }
}
