import { readPrivateFile, writePrivateFile } from "../support/private-file";
import type { Log } from "../support/log";
import type { ContentRemote, SharedText } from "../store/content-store";
import { everySession, parseRevoked, revokedText, type RevokedList } from "./revoked-list";

/** Revoked sessions of all servers. */
export interface RevokedSessions {
  has(hash: string): boolean;
  /**
   * Ends a session everywhere; `until`: when it would be over anyway, ms since 1970. Rejects with the system's error when
   * that can be stored neither here nor on the remote; the session then goes on.
   */
  add(hash: string, until: number): Promise<void>;
  /** Grows when all sessions are ended; those that began with a smaller number are over. */
  generation(): number;
  /** Ends all sessions everywhere. Rejects as `add` does. */
  addAll(): Promise<void>;
  close(): Promise<void>;
}

export interface RevokedSessionsOptions {
  readonly remote: ContentRemote;
  /** File with the revocations of this server, also while the remote does not answer. */
  readonly path: string;
  readonly clock: () => Date;
  readonly log: Pick<Log, "warn" | "info" | "error">;
  /** Time between two tries to push revocations to the remote, in ms. */
  readonly retryMs: number;
}

/** The name of the text on the remote that all servers share. */
const sharedName = "revoked-sessions";

/** Opens the list that all servers share through the content's remote. */
export async function openRevokedSessions(options: RevokedSessionsOptions): Promise<RevokedSessions> {
  const { remote, path, clock, log, retryMs } = options;
  const shared = parsedOnce(remote.sharedText(sharedName));
  const own = new Map(parseRevoked((await readPrivateFile(path)) ?? ""));
  const now = () => clock().getTime();
  let writing: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  const keep = (): Promise<void> => {
    const text = revokedText([own], now());
    const written = writing.then(() => writePrivateFile(path, text));
    writing = written.catch((err: unknown) => log.error({ err }, "revoked sessions could not be written"));
    return written;
  };
  /** True when the remote has them. */
  const shareWithRemote = async (): Promise<boolean> => {
    clearTimeout(timer);
    try {
      await shared.text.change((text) => revokedText([parseRevoked(text), own], now()));
      return true;
    } catch (error) {
      log.warn({ event: "logout-kept-here", reason: String(error) }, "other servers hear of a logout later");
      later();
      return false;
    }
  };
  const later = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void shareWithRemote(), retryMs);
    timer.unref();
  };
  // Retries what was stored while the remote did not answer.
  if (own.size > 0) later();

  const share = async (): Promise<boolean> => {
    // A logout does not wait for a remote that is known to be unreachable.
    if (remote.state().kind !== "unreachable") return shareWithRemote();
    log.warn({ event: "logout-kept-here" }, "other servers hear of a logout later");
    later();
    return false;
  };
  const end = async (hash: string, until: number): Promise<void> => {
    const before = own.get(hash);
    own.set(hash, until);
    const [written] = await Promise.allSettled([keep()]);
    if ((await share()) || written.status === "fulfilled") return;
    if (before === undefined) own.delete(hash);
    else own.set(hash, before);
    throw written.reason;
  };
  const generation = () => Math.max(own.get(everySession) ?? 0, shared.list().get(everySession) ?? 0);

  return {
    has: (hash) => own.has(hash) || shared.list().has(hash),
    async add(hash, until) {
      for (const [old, over] of own) if (old !== everySession && over <= now()) own.delete(old);
      await end(hash, until);
    },
    generation,
    async addAll() {
      await end(everySession, Math.max(now(), generation() + 1));
    },
    async close() {
      clearTimeout(timer);
      await writing;
    },
  };
}

/** The list that a text holds; read again only when the text has changed. */
function parsedOnce(text: SharedText): { readonly text: SharedText; list(): RevokedList } {
  let known = "";
  let list: RevokedList = new Map();
  return {
    text,
    list() {
      const now = text.text();
      if (now !== known) [known, list] = [now, parseRevoked(now)];
      return list;
    },
  };
}
