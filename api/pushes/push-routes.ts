import { createHmac, timingSafeEqual } from "node:crypto";
import { ApiError } from "../errors";
import type { NetworksOf } from "../http/client-address";
import { readBytes } from "../http/read-bytes";
import type { CallHandlers } from "../http/api-router";
import type { ContentRemote } from "../store/content-store";
import { WindowCounts } from "../support/window-counts";

export interface PushDependencies {
  /** Undefined without a shared remote. */
  readonly remote: ContentRemote | undefined;
  /** Undefined when none is configured: then every call is refused. */
  readonly secret: string | undefined;
  readonly networksOf: NetworksOf;
}

/** Most messages have a few kilobytes; a larger push is found by the next poll. */
const maxPushBytes = 1024 * 1024;

/**
 * `POST /api/contentPushed`: webhook of the remote's host after a push. Only the signature of its body is checked: the
 * remote itself is fetched, so that a repeated or outdated message does no harm.
 */
export function pushRoutes({ remote, secret, networksOf }: PushDependencies): CallHandlers<"contentPushed"> {
  // At most 60 messages of an address in a minute.
  const limit = new WindowCounts(60, 60);
  return {
    contentPushed: async (context) => {
      limit.count(networksOf(context.req).household);
      const bytes = await readBytes(context.req, maxPushBytes);
      if (remote === undefined || secret === undefined) throw new ApiError("unauthorized");
      if (!isSignedPush(bytes, context.get("X-Hub-Signature-256"), secret)) throw new ApiError("unauthorized");
      void remote.check();
      context.set("Cache-Control", "no-store");
      context.status = 202;
    },
  };
}

const pattern = /^sha256=([0-9a-f]{64})$/i;

/** True when the header `X-Hub-Signature-256` signs these bytes with the secret, as GitHub and Gitea do it. */
function isSignedPush(bytes: Uint8Array, header: string, secret: string): boolean {
  const given = pattern.exec(header)?.[1];
  const right = createHmac("sha256", secret).update(bytes).digest();
  return given !== undefined && timingSafeEqual(Buffer.from(given, "hex"), right);
}
