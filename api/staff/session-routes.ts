import type { Context } from "koa";
import { z } from "zod";
import { email, line } from "../../content/model/collections/fields";
import type { SessionsAnswer, StaffLogAnswer } from "../../content/model/api/staff-answers";
import { omitUndefined } from "../../content/model/omit-undefined";
import type { AuthDependencies } from "../auth/auth-routes";
import { actorOf, keptEntries } from "../auth/log-entry";
import { requireAdministrator, sessionOf } from "../auth/require-session";
import type { ListedSession, Session } from "../auth/sessions";
import { ApiError } from "../errors";
import { answerStaff } from "../http/answer-staff";
import { parseInput } from "../http/parse-input";
import { readJson } from "../http/read-form";
import { addressPart, type CallHandlers } from "../http/api-router";
import { logged, nameOf } from "./logged-change";
import { editPerson } from "./people";
import type { StaffStore } from "./staff-store";

interface SessionDependencies {
  readonly auth: AuthDependencies;
  readonly staff: StaffStore;
  readonly clock: () => Date;
}

const maxBytes = 4 * 1024;
const PersonInput = z.strictObject({ name: line(100), email: email.optional() });

/** Lists the sessions, ends one of them, changes name and address, and tells administrators what happened. */
export function sessionRoutes({
  auth,
  staff,
  clock,
}: SessionDependencies): CallHandlers<"sessions" | "endSession" | "editPerson" | "staffLog"> {
  const answer = (context: Context) => answerStaff(context, sessionsAnswer(context, auth, staff));
  return {
    sessions: answer,
    endSession: async (context) => {
      const asking = sessionOf(context);
      const hash = addressPart(context, "_id");
      const listed = auth.sessions.list().find((one) => one.hash === hash);
      if (listed === undefined) throw new ApiError("not-found");
      if (!isOfSamePerson(asking, listed)) requireAdministrator(asking);
      await auth.sessions.endListed(hash).catch(refuse);
      const { name: who, device } = listed.session;
      const entry = { at: clock().getTime(), act: "session-ended", ...actorOf(asking) } as const;
      await auth.logins.note({ ...entry, ...omitUndefined({ who, device }) });
      await answer(context);
    },
    editPerson: async (context) => {
      const edited = parseInput(PersonInput, await readJson(context, maxBytes));
      const asking = sessionOf(context);
      const id = addressPart(context, "_id");
      if (asking.person?._id !== id) requireAdministrator(asking);
      const entry = { at: clock().getTime(), act: "edited", ...actorOf(asking) } as const;
      await staff.change(
        logged(editPerson(id, edited), (before) => ({ ...entry, ...omitUndefined({ who: nameOf(before, id) }) })),
      );
      await answer(context);
    },
    staffLog: async (context) => {
      await staff.takeOrders();
      const entries = [...staff.current().log, ...auth.logins.entries()].reverse().sort((a, b) => b.at - a.at);
      const events = entries.slice(0, keptEntries).map((entry) => ({ ...entry, at: iso(entry.at) }));
      const unsaved = auth.logins.unsaved() ? true : undefined;
      await answerStaff(context, omitUndefined({ events, unsaved }) as StaffLogAnswer);
    },
  };
}

function sessionsAnswer(context: Context, { sessions, cookie }: AuthDependencies, staff: StaffStore): SessionsAnswer {
  const asking = sessionOf(context);
  const own = sessions.hashOf(cookie.read(context) ?? "");
  const listed = sessions
    .list()
    .filter((one) => asking.role === "administrator" || isOfSamePerson(asking, one))
    .sort((a, b) => b.usedAt - a.usedAt);
  const me = staff.current().people.find(({ _id }) => _id === asking.person?._id);
  return {
    ...(me && { me: { _id: me._id, name: me.name, ...omitUndefined({ email: me.email }) } }),
    sessions: listed.map(({ hash, session: { person, name, device }, startedAt, usedAt }) => ({
      _id: hash,
      ...omitUndefined({ person: person?._id, name, device }),
      startedAt: iso(startedAt),
      usedAt: iso(usedAt),
      ...(hash === own && { own: true }),
    })),
  };
}

const isOfSamePerson = ({ person }: Session, { session }: ListedSession): boolean =>
  person !== undefined && person._id === session.person?._id;

function refuse(cause: unknown): never {
  const words = {
    en: "The session could not be ended, because the server's disk is full or read-only. It goes on; please try again.",
    ja: "サーバーのディスクに書き込めないため、ログアウトさせることができませんでした。まだログインした状態です。もう一度お試しください。",
  };
  throw new ApiError("disk-full", { words, cause });
}

const iso = (time: number): string => new Date(time).toISOString();
