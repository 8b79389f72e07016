import { setTimeout as wait } from "node:timers/promises";
import { hashPassword } from "../../../api/auth/password-hash";
import { answeredAfter, callAsPage, cookieOf, type ServerProcess } from "../../bench/server-process";
import type { AttackFigures } from "./attack-figures";
import type { StartService } from "./attacked-process";
import { attackPassword as password, withFolders } from "./attacked-server";
import { peakMegabytes } from "./peak-memory";

const networks = 2_000;
const triesPerSecond = 20;
/** Time before a person tries to log in, in seconds. */
const headStart = 10;
/** Time after which a person gives up, in seconds. */
const patience = 120;
/** Time within which each must get in, in seconds. */
const limits = { known: 3, unknown: 30 };

/** How the password is configured: a hash alone needs one right login after each start before guesses are cheap. */
type PasswordSetting = "plain" | "hash";

/** Who gets in first; the other one finds a server that has seen the password. */
export type First = "staff" | "visitor";

/**
 * 20 wrong passwords a second from 2,000 networks at a server that has just been restarted: how long a browser that has
 * logged in before needs to get in, and one that has not.
 */
export function loginAttack(
  setting: PasswordSetting,
  first: First,
  startService: StartService,
): Promise<AttackFigures> {
  return withFolders({}, async (folders) => {
    const secret: Record<string, string> =
      setting === "plain" ? { ADMIN_PASSWORD: password } : { ADMIN_PASSWORD_HASH: await hashPassword(password) };
    const start = async (): Promise<ServerProcess> => {
      const server = await startService({ ...folders, ...secret });
      await answeredAfter(server, "/api/health");
      return server;
    };
    const earlier = await start();
    const cookies = cookieOf(await login(earlier, password, "192.0.2.1"));
    const [cookie = ""] = /known-browser=[^;]+/.exec(cookies) ?? [];
    await earlier.stop();
    const server = await start();
    const over = new AbortController();
    const attack = attackUntil(server, over.signal);
    try {
      await wait(headStart * 1000);
      const knownBrowser = () => secondsToGetIn(server, "192.0.2.1", cookie);
      const unknownBrowser = () => secondsToGetIn(server, "198.51.100.9", "");
      let known = first === "staff" ? await knownBrowser() : undefined;
      const unknown = await unknownBrowser();
      known ??= await knownBrowser();
      over.abort();
      return {
        attack: `wrong passwords, 20/s from 2,000 networks (${Object.keys(secret).join()}, ${first} first)`,
        attempts: await attack,
        staff: `logs in after ${wordsOf(known)}`,
        visitor: `logs in after ${wordsOf(unknown)}`,
        peakMemoryMb: Math.round(peakMegabytes(server.pid)),
        missed: missedLogins(known.seconds, unknown.seconds),
      };
    } finally {
      over.abort();
      await attack;
      await server.stop();
    }
  });
}

const login = ({ url }: ServerProcess, typed: string, address: string, cookie = ""): Promise<Response> =>
  callAsPage(`${url}/api/login`, { password: typed }, { "X-Forwarded-For": address, Cookie: cookie });

/** Sends guesses at an even pace, each from the next network; resolves with their number. */
async function attackUntil(server: ServerProcess, signal: AbortSignal): Promise<number> {
  const sent: Promise<unknown>[] = [];
  while (!signal.aborted) {
    const network = sent.length % networks;
    const address = `10.${String(network >> 8)}.${String(network & 255)}.7`;
    sent.push(login(server, `guess ${String(sent.length)}`, address).then((answer) => answer.arrayBuffer(), String));
    await wait(1000 / triesPerSecond);
  }
  await Promise.all(sent);
  return sent.length;
}

/** How long a person needed; `seconds` is infinite when they gave up. */
interface Login {
  readonly seconds: number;
  readonly tries: number;
}

/** Types the right password again a second after every refusal. */
async function secondsToGetIn(server: ServerProcess, address: string, cookie: string): Promise<Login> {
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  let tries = 1;
  for (; seconds() < patience; tries += 1) {
    const { status } = await login(server, password, address, cookie);
    if (status === 200) return { seconds: seconds(), tries };
    await wait(1000);
  }
  return { seconds: Infinity, tries };
}

const wordsOf = ({ seconds, tries }: Login): string =>
  seconds === Infinity
    ? `more than ${String(patience)} s`
    : `${seconds.toFixed(1)} s (${String(tries)} ${tries === 1 ? "try" : "tries"})`;

/** Who needed longer than they may, in words, by the seconds that a known and an unknown browser needed. */
export function missedLogins(known: number, unknown: number): string[] {
  const miss = (who: keyof typeof limits, seconds: number): string[] =>
    seconds <= limits[who] ? [] : [`the ${who} browser did not log in within ${String(limits[who])} s`];
  return [...miss("known", known), ...miss("unknown", unknown)];
}
