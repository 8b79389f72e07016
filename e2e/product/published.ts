import { ask } from "./ask";
import type { HealthAnswer, PublicPublishState } from "../../content/model/api/health-answer";
import { headCommit } from "./repository";
import { logOf } from "./run-product";
import { startedProduct } from "./started-product";
import { until } from "../../api/test-support/until";

const pollMs = 300;

/** Resolves when the API answers from the newest commit of any author. */
export function noticed(): Promise<void> {
  return until("the newest commit is noticed", async () => (await health()).commit === headCommit(), pollMs);
}

/** How the live release got there, and how many of its pages could not be made. */
type Published = PublicPublishState & { readonly brokenPages: number };

/** Resolves when the live release shows the newest commit; rejects when a build fails. */
export async function published(): Promise<Published> {
  let last = await health();
  const isLive = async (): Promise<boolean> => {
    last = await health();
    if (last.publish.kind === "failed")
      throw new Error(`The build failed; ${logOf(startedProduct().temporaryFolder)} says why`);
    // Asked anew: a save under way may be live before the one that was the newest has been seen to be.
    return last.publish.kind === "live" && last.publish.liveCommit === headCommit();
  };
  await until("the newest commit is live", isLive, pollMs);
  return { ...last.publish, brokenPages: last.counts.brokenPages };
}

async function health(): Promise<HealthAnswer> {
  const answer = await ask("/api/health");
  return (await answer.json()) as HealthAnswer;
}
