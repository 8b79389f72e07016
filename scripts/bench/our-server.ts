import { join } from "node:path";
import { generatedEvent, makeRepository } from "./make-repository";
import { answeredAfter, startProgram, type ServerProcess } from "./server-process";

/** The years over which generated items are spread. */
export const benchYears = [2026, 2025, 2024] as const;
const password = "bench password";

/** This product's service in a process of its own, logged in, on generated content. */
export interface OurServer extends ServerProcess {
  /** Edits the generated event of a number and resolves when the save was acknowledged; false when it was not. */
  save(event: number, text: string): Promise<boolean>;
}

/** Makes `folder/ours` with that many items, half of them events, and starts the service on it; resolves when it has read them. */
export async function startOurServer(folder: string, items: number): Promise<OurServer> {
  const repository = join(folder, "ours");
  await makeRepository({ folder: repository, events: items / 2, news: items / 2, years: benchYears });
  const server = await startProgram("scripts/bench/bench-server.ts", {
    ...ourEnvironment(folder, repository),
    ADMIN_PASSWORD: password,
  });
  await answeredAfter(server, "/api/getEventsData");
  const headers = { "Sec-Fetch-Site": "same-origin", "Content-Type": "application/json" };
  const login = await fetch(`${server.url}/api/login`, { method: "POST", headers, body: JSON.stringify({ password }) });
  const cookie = login.headers.get("set-cookie")?.split(";")[0] ?? "";
  return {
    ...server,
    async save(event, description) {
      const _id = /([^/]+)\.md$/.exec(generatedEvent(event, benchYears).path)?.[1];
      const answer = await fetch(`${server.url}/api/editEvent`, {
        method: "POST",
        headers: { ...headers, Cookie: cookie },
        body: JSON.stringify({ _id, title: "Changed", date: "2026-01-01", description }),
      });
      await answer.arrayBuffer();
      return answer.status === 200;
    },
  };
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
