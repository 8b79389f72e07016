import { reasonOf } from "../../content/model/reason-of";
import type { oneAtATime } from "../one-at-a-time";
import type { Snapshot } from "../store/content-store";
import { buildAside } from "./build-aside";
import type { BuildInput } from "./build-site";
import type { FastPathKeeper } from "./fast-path-keeper";
import { keepRendererOf } from "./kept-renderer";
import type { LiveSite } from "./live-site";
import { pagesStand } from "./pages-stand";
import { precompress } from "./precompress";
import type { SitePublisherOptions } from "./site-publisher-options";

/** Why a full build runs: to make content live that single pages cannot, or to check those that are live. */
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

/** Builds a commit in full and makes it live where that is called for; the state and the log say how it went. */
export async function runFullBuild(parts: FullBuildParts, snapshot: Snapshot, purpose: Purpose): Promise<void> {
  const { options, contentDir, live, signal } = parts;
  const { log, now } = options;
  const { commit } = snapshot;
  const started = now().getTime();
  if (purpose === "publish") live.notices.building(commit);
  try {
    const published = await buildAside(options, { snapshot, contentDir, signal }, (built, input) =>
      takeBuilt(parts, snapshot, purpose, built, input),
    );
    const event = published ? "published" : live.notices.state().kind === "held" ? "held" : "checked";
    log({ event, commit, path: "full", ms: now().getTime() - started });
  } catch (error) {
    if (signal.aborted) return;
    const reason = reasonOf(error);
    if (purpose === "publish") live.notices.failed(commit, reason);
    else live.notices.note({ buildFailure: reason });
    log({ event: "publish-failed", commit, reason });
  }
}

/** Makes a built site live; false when the live release stays: a check found it right, or it is held. */
async function takeBuilt(
  { options, live, pages, inTurn, takeHold }: FullBuildParts,
  snapshot: Snapshot,
  purpose: Purpose,
  built: string,
  input: BuildInput,
): Promise<boolean> {
  const { releases, notices } = live;
  const { rootDir, dataDir, code, now, log } = options;
  const { commit } = snapshot;
  if (purpose === "check" && (await pagesStand(built, input, { live: () => live.release, notices, log }))) return false;
  return inTurn(async () => {
    if (purpose === "check" && live.release?.commit !== commit) return false;
    await pages.drop();
    const manifest = { commit, code, builtAt: now().toISOString(), builtOn: input.builtOn };
    const made = await releases.publish(built, manifest, precompress);
    live.show(made);
    await takeHold();
    if (live.hold) return false;
    await keepRendererOf(rootDir, dataDir, made.name).catch((error: unknown) =>
      log({ event: "renderer-not-kept", reason: reasonOf(error) }),
    );
    const { differences } = notices.liveNotes();
    notices.isLive(made, { path: "full", ...(differences ? { differences } : {}) });
    pages.openAnew(made, snapshot);
    return true;
  });
}
