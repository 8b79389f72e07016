import { join } from "node:path";
import type { HealthAnswer } from "../../content/model/api/health-answer";
import { hashPassword, smallestCost } from "../../api/auth/password-hash";
import { until } from "./bench-folder";
import { generatedEvent, makeRepository } from "./make-repository";
import { answeredAfter, startProgram, type ServerProcess } from "./server-process";
import type { Saver } from "./writers";

const password = "lantern ferry orchid wharf";
/** Ten thousand items make twenty thousand pages. */
const firstBuildMs = 60 * 60_000;

/** This product's service in a process of its own, logged in, on generated content. */
export interface OurServer extends ServerProcess, Saver {
  /** Sends a write call in the session. */
  send(method: "POST" | "PUT", path: string, fields: Readonly<Record<string, string | undefined>>): Promise<Response>;
}

/** Makes `folder/ours` with that many items, half of them events, and starts the service on it; resolves when it has read them. */
export async function startOurServer(folder: string, items: number): Promise<OurServer> {
  const repository = join(folder, "ours");
  makeRepository(repository, items);
  return startOn(folder, repository, "scripts/bench/bench-server.ts");
}

/** Starts a program of the service on a repository and logs in; resolves when it has read the content. */
export async function startOn(folder: string, repository: string, program: string): Promise<OurServer> {
  return loggedIn(await startService(folder, repository, program));
}

/** Starts a program of the service on a repository; resolves when its process runs. */
export async function startService(
  folder: string,
  repository: string,
  program: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  // A hash, as services that generated or stored their password have one, and a cheap one: logging in is no part of a figure.
  const hash = await hashPassword(password, smallestCost);
  return startProgram(program, { ...ourEnvironment(folder, repository), ADMIN_PASSWORD_HASH: hash, ...settings });
}

/** Logs in to a service of `startService`; resolves when it has read the content. */
export async function loggedIn(server: ServerProcess): Promise<OurServer> {
  await answeredAfter(server, "/api/getEventsData");
  let cookie = "";
  const send: OurServer["send"] = (method, path, fields) =>
    fetch(server.url + path, {
      method,
      headers: { "Sec-Fetch-Site": "same-origin", "Content-Type": "application/json", Cookie: cookie },
      body: JSON.stringify(fields),
    });
  const login = await send("POST", "/api/login", { password });
  cookie = login.headers.get("set-cookie")?.split(";")[0] ?? "";
  return {
    ...server,
    send,
    async save(event, description) {
      const _id = /([^/]+)\.md$/.exec(generatedEvent(event).path)?.[1];
      const answer = await send("POST", "/api/editEvent", { _id, title: "Changed", date: "2026-01-01", description });
      await answer.arrayBuffer();
      return answer.status === 200;
    },
  };
}

/** Resolves when a service that builds the site serves it. */
export function siteIsLive({ url }: OurServer): Promise<void> {
  return until("the first build did not end", firstBuildMs, 500, async () => {
    const { publish } = (await (await fetch(`${url}/api/health`)).json()) as HealthAnswer;
    if (publish.kind === "failed") throw new Error("the first build failed");
    return publish.kind === "live";
  });
}

/** The settings of the service on a repository. */
export function ourEnvironment(folder: string, repository: string): Record<string, string> {
  return {
    CONTENT_DIR: join(repository, "content"),
    DATA_DIR: join(folder, "data"),
    LOG_LEVEL: "silent",
    HOST: "127.0.0.1",
  };
}
