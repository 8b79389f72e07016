import { errorMessage } from "../../content/model/error-message";
import type { oneAtATime } from "../support/one-at-a-time";
import type { Snapshot } from "../store/content-store";
import { buildAside } from "./build-aside";
import type { FastPathKeeper } from "./fast-path-keeper";
import { hasGatsbyBuiltToday } from "./gatsby-day";
import type { LiveSite } from "./live-site";
import type { MadeSite } from "./made-site";
import { pagesStand } from "./pages-stand";
import { precompress } from "./precompress";
import { renderAside, type RenderedSite } from "./render-aside";
import type { Release } from "./release-folder";
import type { SitePublisherOptions } from "./site-publisher-options";

/** Why the whole site is made: to make content live that single pages cannot, or to check those that are live. */
export type Purpose = "publish" | "check";

export interface FullBuildParts {
  readonly options: SitePublisherOptions;
  /** Absolute folder for the exported content. */
  readonly contentDir: string;
  readonly live: LiveSite;
  readonly pages: FastPathKeeper;
  /** Single pages and a switch of releases never meet. */
  readonly inTurn: ReturnType<typeof oneAtATime>;
  /** Takes in that a release is held, or none any more. */
  readonly takeHold: () => Promise<unknown>;
  readonly signal: AbortSignal;
}

/**
 * Makes the whole site of a commit, and makes it live where that is called for; the state and the log say how it went.
 * It is rendered whole where that can be done, else Gatsby builds it; Gatsby also makes the first check of each day.
 */
export async function runFullBuild(parts: FullBuildParts, snapshot: Snapshot, purpose: Purpose): Promise<void> {
  const { options, contentDir, live, signal } = parts;
  const { log, now, dataDir } = options;
  const { commit } = snapshot;
  const started = now().getTime();
  if (purpose === "publish") live.notices.building(commit);
  try {
    const asksGatsby = purpose === "check" && !(await hasGatsbyBuiltToday(dataDir, now()));
    // What was just made from nothing would be made from nothing again.
    if (purpose === "check" && !asksGatsby && live.notices.liveNotes().path === "whole") return;
    const take = async (made: MadeSite): Promise<void> => {
      const published = await takeMade(parts, snapshot, purpose, made);
      const event = published ? "published" : live.notices.state().kind === "held" ? "held" : "checked";
      log({ event, commit, path: made.path, ms: now().getTime() - started });
    };
    const rendered = asksGatsby ? undefined : await renderedWhole(parts, snapshot, purpose);
    if (rendered === undefined) await buildAside(options, { snapshot, contentDir, signal }, take);
    else await take(rendered).finally(() => rendered.remove());
  } catch (error) {
    if (signal.aborted) return;
    const reason = errorMessage(error);
    if (purpose === "publish") live.notices.failed(commit, reason);
    else live.notices.note({ buildFailure: reason });
    log({ event: "publish-failed", commit, reason });
  }
}

/** Undefined when only Gatsby can make the site; where a rendering was tried, the log says why it failed. */
async function renderedWhole(
  { options, contentDir, live, pages, signal }: FullBuildParts,
  snapshot: Snapshot,
  purpose: Purpose,
): Promise<RenderedSite | undefined> {
  const from = live.release;
  if (from === undefined || !pages.hasProven(from)) return undefined;
  const takesOver = purpose === "publish" && isInOrder(from, options);
  try {
    return await renderAside(options, { snapshot, contentDir, signal, from, takesOver });
  } catch (error) {
    signal.throwIfAborted();
    options.log({ event: "whole-failed", commit: snapshot.commit, path: "full", reason: errorMessage(error) });
    return undefined;
  }
}

/** False for a release whose last change did not come to its end: a file there may not go with the one beside it. */
const isInOrder = (release: Release, { code }: SitePublisherOptions): boolean => release.code === code;

/** Makes a site live; false when the live release stays: a check found it right, or it is held. */
async function takeMade(
  { options, live, pages, inTurn, takeHold }: FullBuildParts,
  snapshot: Snapshot,
  purpose: Purpose,
  site: MadeSite,
): Promise<boolean> {
  const { releases, notices } = live;
  const { code, now, log } = options;
  const { folder, input, path } = site;
  const { commit } = snapshot;
  if (purpose === "check" && (await pagesStand(folder, input, { live: () => live.release, notices, log })))
    return false;
  return inTurn(async () => {
    if (purpose === "check" && live.release?.commit !== commit) return false;
    await pages.drop();
    const manifest = { commit, code, builtAt: now().toISOString(), builtOn: input.builtOn };
    const before = live.release && isInOrder(live.release, options) ? live.release.folder : undefined;
    const made = await releases.publish(folder, manifest, (copy) => precompress(copy, before));
    live.show(made);
    await takeHold();
    if (live.hold) return false;
    await site
      .keepRenderer(made)
      .catch((error: unknown) => log({ event: "renderer-not-kept", reason: errorMessage(error) }));
    const { differences } = notices.liveNotes();
    notices.isLive(made, { path, ...(differences ? { differences } : {}) });
    pages.openAnew(made, snapshot);
    return true;
  });
}
