import type Router from "@koa/router";
import { createAttemptLimit, type AttemptLimit } from "../support/attempt-limit";
import { ApiError } from "../errors";
import { clientAddress } from "../http/client-address";
import { readBytes } from "../http/read-bytes";
import { registerCall } from "../http/register-call";
import type { ContentRemote } from "../store/content-store";
import { isSignedPush } from "./push-signature";

export interface PushDependencies {
  /** Undefined without a shared remote. */
  readonly remote: ContentRemote | undefined;
  /** Undefined when none is configured: then nobody is believed. */
  readonly secret: string | undefined;
  readonly limit: AttemptLimit;
  /** Visitors come by https, through a proxy. */
  readonly https: boolean;
}

/** Most pushes are told in a few kilobytes; the news of a larger one comes with the next look. */
const maxPushBytes = 1024 * 1024;

/** News of pushes that an address may send in a minute. */
export function createPushLimit(): AttemptLimit {
  return createAttemptLimit({ attempts: 60, window: 60 });
}

/**
 * `POST /api/contentPushed`: the remote's host tells that somebody pushed. What it says is not read: the remote itself is
 * asked, so that a repeated or outdated message does no harm.
 */
export function addPushRoutes(router: Router, { remote, secret, limit, https }: PushDependencies): void {
  registerCall(router, "contentPushed", async (context) => {
    await limit.count(clientAddress(context.req, https));
    const bytes = await readBytes(context.req, maxPushBytes);
    if (remote === undefined || secret === undefined) throw new ApiError("unauthorized");
    if (!isSignedPush(bytes, context.get("X-Hub-Signature-256"), secret)) throw new ApiError("unauthorized");
    void remote.check();
    context.set("Cache-Control", "no-store");
    context.status = 202;
  });
}
