import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { hkdfSync } from "node:crypto";
import type { NetworksOf } from "../http/client-address";
import type { Settings, ConfiguredPassword } from "../env";
import type { Log } from "../support/log";
import type { ContentRemote } from "../store/content-store";
import type { AdminPassword } from "./admin-password";
import type { AuthDependencies, LoginWays } from "./auth-routes";
import { knownBrowsers } from "./known-browser";
import { openLoginLog } from "./login-log";
import { createLoginLimit } from "./login-limit";
import { openRevokedSessions } from "./revoked-sessions";
import { sessionCookie } from "./session-cookie";
import { openSessions, type Sessions } from "./sessions";
import { signedSessions } from "./signed-sessions";

export interface AuthContext {
  readonly password: AdminPassword;
  /** The remote that the content is shared through, if any. */
  readonly remote: ContentRemote | undefined;
  readonly clock: () => Date;
  readonly log: Log;
  /** Visitors come by https. */
  readonly https: boolean;
  readonly ways: () => Promise<LoginWays>;
  readonly networksOf: NetworksOf;
  /** How long the start waits for the remote's list of revoked sessions. */
  readonly firstLookMs?: number | undefined;
}

const defaultFirstLookMs = 5_000;

/** A key that servers which share sessions have in common; on another server it is another one. */
export function commonKey({ contentRemote, password, sessionSecret }: Settings, { key }: AdminPassword): Buffer {
  return contentRemote === undefined ? key : sessionKey(password, sessionSecret);
}

/** What login and sessions need. */
export async function openAuth(settings: Settings, context: AuthContext): Promise<AuthDependencies> {
  const { password, https, networksOf, ways, clock, log } = context;
  return {
    password,
    sessions: await openAllSessions(settings, context),
    cookie: sessionCookie(https),
    known: knownBrowsers(commonKey(settings, password), https),
    loginLimit: createLoginLimit(),
    https,
    networksOf,
    logins: await openLoginLog(settings.dataDir, (err) => log.error({ err }, "the log of logins could not be written")),
    clock,
    ways,
  };
}

/** Sessions of this server alone, or, with a shared remote, of all servers on it. */
async function openAllSessions(settings: Settings, context: AuthContext): Promise<Sessions> {
  const { password, remote, clock, log, firstLookMs = defaultFirstLookMs } = context;
  if (remote === undefined || settings.contentRemote === undefined)
    return openSessions({
      path: join(settings.dataDir, "sessions.json"),
      epoch: password.epoch,
      clock,
      onWriteFailure: (err) => log.error({ err }, "sessions could not be written"),
    });
  const key = sessionKey(settings.password, settings.sessionSecret);
  const revoked = await openRevokedSessions({
    remote,
    path: join(settings.dataDir, "ended-sessions"),
    clock,
    log,
    retryMs: settings.contentRemote.pollSeconds * 1000,
  });
  // Sessions that were ended while this server was down must not be accepted now.
  await Promise.race([remote.check(), wait(firstLookMs, undefined, { ref: false })]);
  return signedSessions({ key, clock, revoked });
}

const keyBytes = 32;

/**
 * The key that signs sessions, the same on every server with the same settings; another password means another key, so
 * that all sessions are over. Throws when nothing secret enough is configured.
 */
export function sessionKey(password: ConfiguredPassword, secret: string | undefined): Buffer {
  const known = password.kind === "hash" ? password.hash : password.kind === "plain" ? password.password : undefined;
  // A person's password alone could be guessed from a signature.
  if (known === undefined || (password.kind === "plain" && secret === undefined))
    throw new Error("Shared sessions need ADMIN_PASSWORD_HASH, or ADMIN_PASSWORD and SESSION_SECRET.");
  return Buffer.from(hkdfSync("sha256", `${secret ?? ""}\0${known}`, "", "chamber sessions", keyBytes));
}
