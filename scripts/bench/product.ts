import { join } from "node:path";
import type { HealthAnswer } from "../../content/model/api/health-answer";
import { hashPassword, smallestCost } from "../../api/auth/password-hash";
import { until } from "../../api/test-support/until";
import { makeRepository } from "./make-repository";
import { answeredAfter, callAsPage, cookieOf, startProgram, type ServerProcess } from "./server-process";

const password = "lantern ferry orchid wharf";
/** Ten thousand items make twenty thousand pages. */
const firstBuildMs = 60 * 60_000;

type Site = Pick<ServerProcess, "url">;

/** This product's service in a process of its own, logged in. */
export interface Product extends ServerProcess {
  /** Sends a write call in the session; throws an Error when it is refused. */
  send(path: string, fields: Readonly<Record<string, string | undefined>>): Promise<void>;
}

/** The repository that `startService` starts on. */
export const repositoryIn = (folder: string): string => join(folder, "repository");

/** Starts a program of the service on a folder's repository; resolves when its process runs. */
export async function startService(
  folder: string,
  program: "api/main.ts" | "scripts/bench/bench-server.ts",
  settings: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  // A hash, as services that generated or stored their password have one, and a cheap one: logging in is no part of a figure.
  const hash = await hashPassword(password, smallestCost);
  const environment = ourEnvironment(folder, repositoryIn(folder));
  return startProgram(program, { ...environment, ADMIN_PASSWORD_HASH: hash, ...settings });
}

/** The whole product on this site's texts and that many items, for the work; it begins when the site is live. */
export async function withProduct<T>(
  folder: string,
  items: number,
  work: (product: Product) => Promise<T>,
): Promise<T> {
  makeRepository(repositoryIn(folder), items, { site: true });
  const service = await startService(folder, "api/main.ts");
  try {
    await siteIsLive(service);
    return await work(await logIn(service));
  } finally {
    await service.stop();
  }
}

/** Logs in to a service of `startService`; resolves when it has read the content. */
export async function logIn(service: ServerProcess): Promise<Product> {
  await answeredAfter(service, "/api/getEventsData");
  const Cookie = cookieOf(await callAsPage(`${service.url}/api/login`, { password }));
  return {
    ...service,
    async send(path, fields) {
      const answer = await callAsPage(service.url + path, fields, { Cookie });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${path} answered ${String(answer.status)}: ${text}`);
    },
  };
}

/** Resolves when a service that builds the site serves it. */
export async function siteIsLive(service: ServerProcess): Promise<void> {
  await answeredAfter(service, "/api/health");
  const isLive = async (): Promise<boolean> => {
    const { publish } = await json<HealthAnswer>(service, "/api/health");
    if (publish.kind === "failed") throw new Error("the first build failed");
    return publish.kind === "live";
  };
  await until("the first build", isLive, 500, firstBuildMs);
}

/** What a service answers at a path. */
export const textOf = async ({ url }: Site, path: string): Promise<string> => (await fetch(url + path)).text();
export const json = async <T>(site: Site, path: string): Promise<T> => JSON.parse(await textOf(site, path)) as T;

/** The settings of the service on a repository. */
export function ourEnvironment(folder: string, repository: string): Record<string, string> {
  return {
    CONTENT_DIR: join(repository, "content"),
    DATA_DIR: join(folder, "data"),
    LOG_LEVEL: "silent",
    HOST: "127.0.0.1",
  };
}
