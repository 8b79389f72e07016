import { setTimeout as wait } from "node:timers/promises";
import type { Context, Middleware } from "koa";
import type { ContentRemote, ContentStore } from "../store/content-store";
import type { SessionCheck } from "./require-session";

export interface ReadYourWritesOptions {
  readonly store: Pick<ContentStore, "snapshot" | "holds">;
  readonly remote: ContentRemote;
  readonly sessionCheck: SessionCheck;
  /** Visitors come by https. */
  readonly https: boolean;
  /** The longest wait for the remote before an answer that may be older. */
  readonly longestWaitMs?: number | undefined;
}

const cookieName = "content-at";
/** Lifetime of the cookie in seconds: many times the default poll interval of 5 s. */
const keptFor = 120;
const defaultLongestWaitMs = 3_000;

/**
 * Read your writes across servers: a write sets a cookie with its commit, and a
 * server that does not have that commit yet fetches from the remote before it answers.
 */
export function readYourWrites(options: ReadYourWritesOptions): Middleware {
  const { store, remote, sessionCheck, https, longestWaitMs = defaultLongestWaitMs } = options;
  const attributes = `Max-Age=${String(keptFor)}; Path=/api/; HttpOnly; SameSite=Strict${https ? "; Secure" : ""}`;
  return async (context, next) => {
    const isRead = context.method === "GET";
    if (isRead && context.path.startsWith("/api/")) await fetchOwnWrite(context);
    await next();
    const commit = isRead ? undefined : commitOf(context.body);
    if (commit !== undefined) context.append("Set-Cookie", `${cookieName}=${commit}; ${attributes}`);
  };

  // Only for staff: a visitor's invented commit must not cause a fetch.
  async function fetchOwnWrite(context: Context): Promise<void> {
    const commit = context.cookies.get(cookieName);
    if (commit === undefined || commit === store.snapshot().commit || !sessionCheck(context)) return;
    if (await store.holds(store.snapshot().commit, commit)) return;
    await Promise.race([remote.check(), wait(longestWaitMs, undefined, { ref: false })]);
  }
}

/** The commit that a write answers. */
function commitOf(body: unknown): string | undefined {
  if (typeof body !== "object" || body === null || !("commit" in body)) return undefined;
  return typeof body.commit === "string" && /^[0-9a-f]{40}$/.test(body.commit) ? body.commit : undefined;
}
