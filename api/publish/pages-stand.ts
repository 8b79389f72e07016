import type { BuildInput } from "./build/build-site";
import { siteDifferences } from "./compare-sites";
import type { PublishNotices } from "./status/publish-notices";
import type { Release } from "./release/release-folder";

/** The live release that a full build is compared with, and who is told. */
export interface CheckedSite {
  /** What is live at the time of asking. */
  readonly live: () => Release | undefined;
  readonly notices: PublishNotices;
  readonly log: (event: Readonly<Record<string, unknown>>) => void;
}

/** True when a full build leaves the live release as it is: it made the very same, or newer pages are live already. */
export async function pagesStand(
  built: string,
  { commit, builtOn }: BuildInput,
  { live: liveNow, notices, log }: CheckedSite,
): Promise<boolean> {
  const live = liveNow();
  if (live?.commit !== commit) return true;
  if (live.builtOn !== builtOn) return false;
  const differences = await siteDifferences(built, live.folder);
  if (liveNow()?.commit !== commit) return true;
  if (differences.length > 0) {
    log({ event: "publish-differences", commit, differences });
    notices.note({ differences });
    return false;
  }
  const { path, broken } = notices.liveNotes();
  notices.isLive(live, { ...(path ? { path } : {}), ...(broken ? { broken } : {}) });
  return true;
}
