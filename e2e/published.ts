import { setTimeout as wait } from "node:timers/promises";
import type { HealthAnswer } from "../content/model/answers";
import { headCommit } from "./repository";
import { startedProduct } from "./started-product";

const pollMs = 300;

/** Resolves when the API answers from the newest commit, whoever made it. */
export async function noticed(): Promise<void> {
  const commit = headCommit();
  while ((await health()).commit !== commit) await wait(pollMs);
}

/** Resolves when the live release is built from the newest commit; rejects when a build fails. */
export async function published(): Promise<void> {
  const commit = headCommit();
  for (;;) {
    const { publish } = await health();
    if (publish.kind === "live" && publish.liveCommit === commit) return;
    if (publish.kind === "failed") throw new Error(publish.reason);
    await wait(pollMs);
  }
}

async function health(): Promise<HealthAnswer> {
  const answer = await fetch(`${startedProduct().url}/api/health`);
  return (await answer.json()) as HealthAnswer;
}
