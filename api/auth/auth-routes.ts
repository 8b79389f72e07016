import type { Context } from "koa";
import { z } from "zod";
import { says } from "../../content/model/problems/fault";
import { isBlank } from "../../content/model/text/blank";
import { line } from "../../content/model/collections/fields";
import type { SessionAnswer } from "../../content/model/api/answers";
import { omitUndefined } from "../../content/model/omit-undefined";
import { ApiError } from "../errors";
import type { NetworksOf } from "../http/client-address";
import { readJson } from "../http/read-form";
import { parseInput } from "../http/parse-input";
import type { CallHandlers } from "../http/api-router";
import { QueueFullError } from "../support/one-at-a-time";
import type { AdminPassword } from "./admin-password";
import type { KnownBrowsers } from "./known-browser";
import { actorOf } from "./log-entry";
import type { LoginLog } from "./login-log";
import type { LoginLimit, LoginVisitor } from "./login-limit";
import { currentSession, sessionOf } from "./require-session";
import type { SessionCookie } from "./session-cookie";
import type { Session, Sessions } from "./sessions";

export interface AuthDependencies {
  readonly password: AdminPassword;
  readonly sessions: Sessions;
  readonly cookie: SessionCookie;
  readonly known: KnownBrowsers;
  readonly loginLimit: LoginLimit;
  readonly networksOf: NetworksOf;
  readonly logins: LoginLog;
  readonly clock: () => Date;
  /** Visitors come by https. */
  readonly https: boolean;
  /** Which logins there are: whether somebody has a passkey, and whether the password is turned off. */
  readonly ways: () => Promise<LoginWays>;
}

/** Beside or instead of the password. */
export type LoginWays = Pick<SessionAnswer, "passkeys" | "passwordOff">;

const maxLoginBytes = 8 * 1024;

const LoginInput = z.strictObject({
  password: z.string(says("notText")).max(200, says("tooLong", { max: 200 })),
  name: z.preprocess(
    (value) => (typeof value === "string" && isBlank(value) ? undefined : value),
    line(100).optional(),
  ),
});

/** Login, logout and "who am I". */
export function authRoutes(
  dependencies: AuthDependencies,
): CallHandlers<"login" | "logout" | "logoutEverywhere" | "session"> {
  return {
    login: (context) => login(context, dependencies),
    logout: (context) => logout(context, dependencies),
    logoutEverywhere: (context) => logoutEverywhere(context, dependencies),
    session: async (context) => {
      const ways = await dependencies.ways();
      answerSession(context, currentSession(context, dependencies.cookie, dependencies.sessions), ways);
    },
  };
}

async function login(context: Context, dependencies: AuthDependencies): Promise<void> {
  const input = parseInput(LoginInput, await readJson(context, maxLoginBytes));
  if ((await dependencies.ways()).passwordOff) throw new ApiError("password-off");
  await checkPassword(input.password, visitorOf(context, dependencies), dependencies);
  const session: Session = input.name === undefined ? {} : { name: input.name };
  await startSession(context, session, dependencies);
  answerSession(context, session, await dependencies.ways());
}

/** Gives the browser a session in place of the one it had, and makes it a known one. */
export async function startSession(
  context: Context,
  session: Session,
  { sessions, cookie, known, logins, clock }: AuthDependencies,
): Promise<void> {
  const old = cookie.read(context);
  // Nobody holds the old one from now on: where its end cannot be stored, it ends by its age.
  if (old !== undefined) await sessions.end(old).catch(() => undefined);
  cookie.write(context, await sessions.start(session));
  known.remember(context);
  const { device } = session;
  await logins.note({ at: clock().getTime(), act: "login", ...actorOf(session), ...omitUndefined({ device }) });
}

/** Who tries to log in, as the limit counts it. */
export function visitorOf(
  context: Context,
  { known, networksOf }: Pick<AuthDependencies, "known" | "networksOf">,
): LoginVisitor {
  const id = known.read(context);
  return id === undefined ? { kind: "unknown", networks: networksOf(context.req) } : { kind: "known", id };
}

/** Throws "wrong-password" and counts it; a try that was not checked costs nothing. */
async function checkPassword(
  typed: string,
  visitor: LoginVisitor,
  { password, loginLimit }: AuthDependencies,
): Promise<void> {
  loginLimit.count(visitor);
  let right: boolean;
  try {
    right = await password.verify(typed, loginLimit.rank(visitor));
  } catch (error) {
    loginLimit.takeBack(visitor);
    if (error instanceof QueueFullError) throw new ApiError("too-many-tries", { retryAfter: 1, cause: error });
    throw error;
  }
  if (!right) throw new ApiError("wrong-password");
  loginLimit.forget(visitor);
}

/** `?forget=1` makes the browser unknown again, for computers that are shared. */
async function logout(context: Context, { sessions, cookie, known }: AuthDependencies): Promise<void> {
  const id = cookie.read(context);
  if (id !== undefined) await sessions.end(id).catch(refuse);
  cookie.clear(context);
  if (context.query["forget"] === "1") known.forget(context);
  context.status = 204;
}

async function logoutEverywhere(
  context: Context,
  { sessions, cookie, logins, clock }: AuthDependencies,
): Promise<void> {
  const by = actorOf(sessionOf(context));
  await sessions.endAll().catch(refuse);
  await logins.note({ at: clock().getTime(), act: "all-sessions-ended", ...by });
  cookie.clear(context);
  context.status = 204;
}

/** The session goes on, and so does its cookie: the next try ends it. */
function refuse(cause: unknown): never {
  const words = {
    en: "The server could not store the logout, because its disk is full or read-only. You are still logged in; please try again.",
    ja: "サーバーのディスクに書き込めないため、ログアウトできませんでした。まだログインした状態です。もう一度お試しください。",
  };
  throw new ApiError("disk-full", { words, cause });
}

/** Answers who is logged in; of the role only where a person is. */
export function answerSession(context: Context, session: Session | undefined, ways: LoginWays): void {
  const { name, person, role } = session ?? {};
  const answer: SessionAnswer = {
    loggedIn: session !== undefined,
    ...omitUndefined({ name, role: person && role }),
    ...ways,
  };
  context.set("Cache-Control", "no-store");
  context.body = answer;
}
