import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { hashPassword, smallestCost } from "../../api/auth/password-hash";
import { seededRandom } from "../../api/store/test-support/seeded-random";
import { sharedRemote, type SharedRemote } from "../../api/store/test-support/shared-remote";
import { freePort } from "../../api/test-support/free-port";
import { answeredAfter, callAsPage, cookieOf, startProgram, type ServerProcess } from "../bench/server-process";
import { ReplicaClient, type Acknowledged } from "./replica-client";

const replicas = 3;
const password = "a password of the torture";

/** What saves through several servers and kills of them came to. All but the counts must be empty. */
export interface ReplicaFigures {
  readonly acknowledged: number;
  readonly kills: number;
  readonly retries: number;
  readonly seconds: number;
  /** Acknowledged saves that the remote does not have. */
  readonly lost: readonly string[];
  /** Saves that the remote has more than once. */
  readonly twice: readonly string[];
  /** Servers that do not end with what the remote has, in words. */
  readonly notInStep: readonly string[];
  readonly fsck: string;
}

/** Three API processes on one bare remote, so many saves each, killed and started again meanwhile. */
export async function replicaRun(saves: number, seed: number): Promise<ReplicaFigures> {
  const shared = sharedRemote(replicas);
  const data = mkdtempSync(join(tmpdir(), "replica data "));
  const random = seededRandom(seed);
  const started = performance.now();
  const places = await placesOf(shared, data);
  const servers = await Promise.all(places.map(startReplica));
  let kills = 0;
  try {
    await Promise.all(servers.map(answered));
    const urls = servers.map(({ url }) => url);
    const login = await callAsPage(`${urls[0] ?? ""}/api/login`, { password, name: "Mei Tan" });
    const cookie = cookieOf(login);
    const clients = servers.map(
      (_, home) => new ReplicaClient({ name: `s${String(seed)}-${String(home)}`, urls, home, cookie, random }),
    );
    const saving = Promise.all(
      clients.map(async (client) => {
        for (let count = 0; count < saves; count += 1) await client.save(count);
      }),
    );
    const done = new AbortController();
    const saved = saving.finally(() => done.abort());
    const killing = (async () => {
      for (; !done.signal.aborted; kills += 1) {
        await Promise.race([wait(1_000 + random() * 3_000), saved]);
        const victim = Math.floor(random() * servers.length);
        // A push under way goes on by itself either way.
        await servers[victim]?.kill(random() < 0.5 ? "group" : undefined);
        servers[victim] = await startReplica(places[victim] ?? {});
        await answered(servers[victim]);
      }
    })();
    await Promise.all([saved, killing]);
    // One look each, and a little more for what a kill left on its way.
    const notInStep = await settled(servers, shared);
    return {
      acknowledged: clients.reduce((sum, client) => sum + client.acknowledged.length, 0),
      kills,
      retries: clients.reduce((sum, client) => sum + client.retries, 0),
      seconds: Math.round((performance.now() - started) / 1000),
      ...onRemote(
        shared,
        clients.flatMap((client) => client.acknowledged),
      ),
      notInStep,
      fsck: shared.bare.git("fsck", "--full", "--strict", "--no-dangling"),
    };
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    rmSync(data, { recursive: true, force: true });
    shared.remove();
  }
}

/** The settings of servers that share a remote; each keeps its port when it is started again. */
async function placesOf(shared: SharedRemote, data: string): Promise<readonly Record<string, string>[]> {
  const hash = await hashPassword(password, smallestCost);
  return Promise.all(
    shared.clones.map(async ({ contentDir }, number) => ({
      CONTENT_DIR: contentDir,
      DATA_DIR: join(data, String(number)),
      CONTENT_REMOTE: shared.bare.root,
      CONTENT_POLL_SECONDS: "1",
      ADMIN_PASSWORD_HASH: hash,
      LOG_LEVEL: "warn",
      PORT: String(await freePort()),
    })),
  );
}

const startReplica = (place: Readonly<Record<string, string>>): Promise<ServerProcess> =>
  startProgram("scripts/bench/bench-server.ts", place);

async function answered(server: ServerProcess): Promise<void> {
  await answeredAfter(server, "/api/getEventsData");
}

async function settled(servers: readonly ServerProcess[], shared: SharedRemote): Promise<string[]> {
  const states = await Promise.all(
    servers.map(async ({ url }) => {
      for (let tries = 0; ; tries += 1) {
        const health = (await (await fetch(`${url}/api/health`)).json()) as {
          readonly commit: string;
          readonly remote?: { readonly kind: string };
        };
        const isThere = health.commit === shared.bare.git("rev-parse", "main") && health.remote?.kind === "in-step";
        if (isThere) return [];
        if (tries === 100) return [`${url}: ${JSON.stringify(health.remote)}`];
        await wait(200);
      }
    }),
  );
  const dirty = shared.clones.map((clone) => clone.git("status", "--porcelain")).filter((status) => status !== "");
  return [...states.flat(), ...dirty];
}

function onRemote(
  { bare }: SharedRemote,
  acknowledged: readonly Acknowledged[],
): Pick<ReplicaFigures, "lost" | "twice"> {
  const log = bare
    .git("log", "--format=%H%x09%s%x09%(trailers:key=Save-Id,valueonly,separator=%x2C)", "main")
    .split("\n")
    .map((line) => line.split("\t"));
  const commits = new Set(log.map(([commit]) => commit));
  const subjects = log.map(([, subject = ""]) => subject);
  const keys = log.map(([, , key = ""]) => key);
  const times = (title: string) => subjects.filter((subject) => subject.includes(`: ${title} (`)).length;
  return {
    lost: acknowledged
      .filter(({ commit, key }) => !commits.has(commit) || (key !== undefined && !keys.includes(key)))
      .map(({ title }) => title),
    twice: acknowledged
      .filter(
        ({ title, key }) => times(title) !== 1 || (key !== undefined && keys.indexOf(key) !== keys.lastIndexOf(key)),
      )
      .map(({ title }) => title),
  };
}
