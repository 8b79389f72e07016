import { randomBytes } from "node:crypto";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import type { RevokedSessions } from "./revoked-sessions";
import { absoluteLimit, isOver } from "./session-life";
import { hashOf, keptOf, KeptSession, type Sessions } from "./sessions";
import { signedTexts } from "../support/signed-texts";

export interface SignedSessionsOptions {
  readonly key: Buffer;
  readonly clock: () => Date;
  readonly revoked: RevokedSessions;
}

/** What a browser holds: everything about its session, signed. */
const Ticket = KeptSession.extend({
  id: z.string(),
  /** ms since 1970 */
  started: z.number(),
  /** ms since 1970 */
  used: z.number(),
  /** `RevokedSessions.generation()` of the server that began the session: no comparison of two servers' clocks. */
  generation: z.number().default(0),
});
type Ticket = z.infer<typeof Ticket>;

/** Use is noted this often, in ms: an idle session may end that much earlier. */
const renewEvery = 5 * 60 * 1000;

/** So many sessions are listed, the last used ones. */
const maxListed = 1000;

/** Stateless sessions, valid on every server with the same key: only the revoked ones are stored. */
export function signedSessions({ key, clock, revoked }: SignedSessionsOptions): Sessions {
  const now = () => clock().getTime();
  const tickets = signedTexts(key, Ticket);
  const isLive = ({ id, started, used, generation }: Ticket): boolean => {
    const ended = isOver({ startedAt: started, usedAt: used }, now()) || revoked.has(hashOf(id));
    return !ended && generation >= revoked.generation();
  };
  const live = (id: string): Ticket | undefined => {
    const ticket = tickets.read(id);
    return ticket !== undefined && isLive(ticket) ? ticket : undefined;
  };
  /** Hash of the id -> the ticket as it was last used here. */
  const seen = new LRUCache<string, Ticket>({ max: maxListed });
  const noteUse = (ticket: Ticket): Ticket => {
    seen.set(hashOf(ticket.id), { ...ticket, used: now() });
    return ticket;
  };
  const end = async (ticket: Ticket | undefined): Promise<void> => {
    if (ticket !== undefined) await revoked.add(hashOf(ticket.id), ticket.started + absoluteLimit);
  };

  return {
    start(session) {
      const id = randomBytes(32).toString("base64url");
      const ticket: Ticket = { id, started: now(), used: now(), generation: revoked.generation() };
      return Promise.resolve(tickets.sign(noteUse({ ...ticket, ...keptOf(session) })));
    },
    find(id) {
      const ticket = live(id);
      return ticket && keptOf(noteUse(ticket));
    },
    renewed(id) {
      const ticket = live(id);
      return ticket === undefined || now() - ticket.used < renewEvery
        ? undefined
        : tickets.sign({ ...ticket, used: now() });
    },
    peek(id) {
      const ticket = live(id);
      return ticket && keptOf(ticket);
    },
    end: (id) => end(live(id)),
    hashOf(id) {
      const ticket = live(id);
      return ticket && hashOf(ticket.id);
    },
    list: () =>
      [...seen].flatMap(([hash, ticket]) =>
        isLive(ticket) ? [{ hash, session: keptOf(ticket), startedAt: ticket.started, usedAt: ticket.used }] : [],
      ),
    endListed: (hash) => end(seen.get(hash)),
    endAll: () => revoked.addAll(),
    close: () => revoked.close(),
  };
}
