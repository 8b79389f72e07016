import { setTimeout as wait } from "node:timers/promises";
import { ask } from "./ask";
import type { HealthAnswer, PublicPublishState } from "../../content/model/api/health-answer";
import { headCommit } from "./repository";
import { logOf } from "./run-product";
import { startedProduct } from "./started-product";

const pollMs = 300;

/** Resolves when the API answers from the newest commit of any author. */
export async function noticed(): Promise<void> {
  while ((await health()).commit !== headCommit()) await wait(pollMs);
}

/** How the live release got there, and how many of its pages could not be made. */
type Published = PublicPublishState & { readonly brokenPages: number };

/** Resolves when the live release shows the newest commit; rejects when a build fails. */
export async function published(): Promise<Published> {
  for (;;) {
    const { publish, counts } = await health();
    // Asked anew: a save under way may be live before the one that was the newest has been seen to be.
    if (publish.kind === "live" && publish.liveCommit === headCommit())
      return { ...publish, brokenPages: counts.brokenPages };
    if (publish.kind === "failed")
      throw new Error(`The build failed; ${logOf(startedProduct().temporaryFolder)} says why`);
    await wait(pollMs);
  }
}

async function health(): Promise<HealthAnswer> {
  const answer = await ask("/api/health");
  return (await answer.json()) as HealthAnswer;
}
