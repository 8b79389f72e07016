import { createHash, randomBytes } from "node:crypto";
import { z } from "zod";
import type { Role } from "../../content/model/api/staff-answers";
import { omitUndefined } from "../../content/model/omit-undefined";
import { parseJson } from "../support/parse-json";
import { readPrivateFile, removePrivateFile, writePrivateFile } from "../support/private-file";
import { isOver } from "./session-life";

/** A logged-in person. */
export interface Session {
  /** The name for the change history, when one was given (R9.2). */
  readonly name?: string;
  /** Who logged in with a passkey, and how often their sessions had been ended before. */
  readonly person?: z.infer<typeof SessionPerson>;
  /** Of a login by the shared password: how often that had been turned off before. */
  readonly timesOff?: number;
  /** Name of the device whose passkey it was. */
  readonly device?: string;
  /** Address for the change history. */
  readonly email?: string;
  /** What the session may do now; a session whose role is unknown may not do what needs an administrator. */
  readonly role?: Role;
  /** With an editor's session: who may do what it may not. */
  readonly administrators?: readonly string[];
}

const SessionPerson = z.object({ _id: z.string(), generation: z.number() });

/** What is stored of a session; what it may do is asked anew with each call. */
export const KeptSession = z.object({
  name: z.string().optional(),
  person: SessionPerson.optional(),
  timesOff: z.number().optional(),
  device: z.string().optional(),
});

/** What is stored of a session, without what else is stored beside it. */
export const keptOf = ({ name, person, timesOff, device }: Session | z.infer<typeof KeptSession>): Session =>
  omitUndefined({ name, person, timesOff, device });

/** Author of a commit when no name was given at login. */
export const unnamedAuthor = "Staff";

/** A session that has not ended, without its secret. */
export interface ListedSession {
  /** Hash of its id. */
  readonly hash: string;
  readonly session: Session;
  /** ms since 1970 */
  readonly startedAt: number;
  /** ms since 1970 */
  readonly usedAt: number;
}

/** Who is logged in; survives a restart. What a browser holds of a session is its `id`, a secret. */
export interface Sessions {
  /** Starts a session and returns its secret id. */
  start(session: Session): Promise<string>;
  /** The valid session of an id. Extends its idle timeout where this server stores sessions; signed ones are extended by `renewed`. */
  find(id: string): Session | undefined;
  /** The id that replaces this one in the browser; undefined while no renewal is due. */
  renewed(id: string): string | undefined;
  /** The valid session of an id; does not extend its idle timeout, so that an open page does not keep a session alive. */
  peek(id: string): Session | undefined;
  /** Resolves when the end is on the disk; when it cannot be, rejects with the system's error and the session goes on. */
  end(id: string): Promise<void>;
  /** The hash of an id, by which `list` names its session. */
  hashOf(id: string): string | undefined;
  /** The valid sessions; of those that every server accepts, the ones that were used at this one since its start. */
  list(): readonly ListedSession[];
  /** Ends a session of the list, if it is there. Resolves and rejects as `end` does. */
  endListed(hash: string): Promise<void>;
  /** Ends every session, on every server that shares them. Resolves and rejects as `end` does. */
  endAll(): Promise<void>;
  /** Writes what is only in memory (times of last use). */
  close(): Promise<void>;
}

// Time between two writes of uses: the most idle time that a crash costs.
const noteUseEvery = 5 * 60 * 1000;
const maxSessions = 1000;

const StoredSession = KeptSession.extend({
  idHash: z.string(),
  startedAt: z.number(),
  usedAt: z.number(),
});
type StoredSession = z.infer<typeof StoredSession>;
const SessionsFile = z.object({ epoch: z.string(), sessions: z.array(StoredSession) });

export interface SessionsOptions {
  /** File that keeps them. */
  readonly path: string;
  /** Sessions stored under another epoch are invalid. */
  readonly epoch: string;
  readonly clock: () => Date;
  /** Called when the file could not be written; the sessions stay valid in memory. */
  readonly onWriteFailure: (error: unknown) => void;
}

/** What stands for the id of a session wherever it is stored or shown. */
export const hashOf = (id: string): string => createHash("sha256").update(id).digest("base64url");

/** Opens the sessions stored in a file of this server, ids as hashes only; after a damaged file everybody logs in again. */
export async function openSessions({ path, epoch, clock, onWriteFailure }: SessionsOptions): Promise<Sessions> {
  const now = () => clock().getTime();
  const alive = (session: StoredSession) => !isOver(session, now());
  const sessions = new Map<string, StoredSession>();
  for (const session of await storedSessions(path, epoch)) if (alive(session)) sessions.set(session.idHash, session);

  let writing: Promise<void> = Promise.resolve();
  let keptAt = now();
  const write = (otherwise?: () => Promise<void>): Promise<void> => {
    keptAt = now();
    const written = writing.then(async () => {
      const text = JSON.stringify({ epoch, sessions: [...sessions.values()] });
      await writePrivateFile(path, text).catch((error: unknown) => {
        if (otherwise === undefined) throw error;
        return otherwise();
      });
    });
    writing = written.catch(() => undefined);
    return written;
  };
  const keep = (): Promise<void> => write().catch(onWriteFailure);
  /** Ends some sessions; those go on whose end cannot be stored. */
  const end = async (ended: readonly StoredSession[], write: () => Promise<void>): Promise<void> => {
    for (const { idHash } of ended) sessions.delete(idHash);
    try {
      await write();
    } catch (error) {
      for (const session of ended) sessions.set(session.idHash, session);
      throw error;
    }
  };
  const dropDead = () => {
    for (const [key, session] of sessions) if (!alive(session)) sessions.delete(key);
    const oldest = [...sessions.keys()].slice(0, Math.max(0, sessions.size - maxSessions + 1));
    for (const key of oldest) sessions.delete(key);
  };

  const endOne = async (idHash: string): Promise<void> => {
    const session = sessions.get(idHash);
    if (session) await end([session], write);
  };

  return {
    async start(session) {
      dropDead();
      const id = randomBytes(32).toString("base64url");
      const idHash = hashOf(id);
      sessions.set(idHash, { idHash, ...keptOf(session), startedAt: now(), usedAt: now() });
      await keep();
      return id;
    },
    find(id) {
      const idHash = hashOf(id);
      const session = sessions.get(idHash);
      if (session === undefined || !alive(session)) return undefined;
      sessions.set(idHash, { ...session, usedAt: now() });
      if (Math.abs(now() - keptAt) > noteUseEvery) void keep();
      return keptOf(session);
    },
    renewed: () => undefined,
    peek(id) {
      const session = sessions.get(hashOf(id));
      return session !== undefined && alive(session) ? keptOf(session) : undefined;
    },
    end: (id) => endOne(hashOf(id)),
    hashOf,
    list: () =>
      [...sessions.values()].filter(alive).map((stored) => {
        const { idHash: hash, startedAt, usedAt } = stored;
        return { hash, session: keptOf(stored), startedAt, usedAt };
      }),
    endListed: endOne,
    // Removing the file needs no room on the disk.
    endAll: () => end([...sessions.values()], () => write(() => removePrivateFile(path))),
    close: () => keep(),
  };
}

async function storedSessions(path: string, epoch: string): Promise<readonly StoredSession[]> {
  const { data } = SessionsFile.safeParse(parseJson((await readPrivateFile(path)) ?? ""));
  return data?.epoch === epoch ? data.sessions : [];
}
