import { execFileSync } from "node:child_process";
import { createRequire } from "node:module";
import { join } from "node:path";
import { until } from "./bench-folder";
import { generatedEvent, makeRepository } from "./make-repository";
import { startNode, type ServerProcess } from "./server-process";
import type { Saver } from "./writers";

/** decap-server in a process of its own, on generated content, spoken to by its own protocol. */
export interface DecapServer extends ServerProcess, Saver {
  /** Bytes of the list of all events. */
  list(): Promise<number>;
}

const branch = "main";
const waitMs = 60_000;

/** Makes `folder/decap` with that many items and starts decap-server in git mode on it. */
export async function startDecapServer(folder: string, items: number): Promise<DecapServer> {
  const repository = join(folder, "decap");
  makeRepository(repository, items);
  for (const [name, value] of [
    ["user.name", "Bench"],
    ["user.email", "bench@example.invalid"],
    ["gc.auto", "0"],
  ] as const)
    execFileSync("git", ["config", name, value], { cwd: repository });
  const program = createRequire(join(__dirname, "run.ts")).resolve("decap-server/dist/index.js");
  const environment = { MODE: "git", GIT_REPO_DIRECTORY: repository, BIND_HOST: "127.0.0.1", LOG_LEVEL: "none" };
  const server = await startNode([program], environment, folder);
  const call = (action: string, params: object): Promise<Response> =>
    fetch(`${server.url}/api/v1`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ action, params: { branch, ...params } }),
    });
  await until("decap-server did not start", waitMs, 50, () =>
    call("info", {}).then(
      ({ status }) => status === 200,
      () => false,
    ),
  );
  return {
    ...server,
    async save(event, description) {
      const { path, text } = generatedEvent(event);
      const raw = text.replace(/---\n\n[^]*/, `---\n\n${description}\n`);
      const answer = await call("persistEntry", {
        entry: { slug: path.replace(/^.*\/|\.md$/g, ""), path: `content/${path}`, raw },
        assets: [],
        options: { commitMessage: "Edit event", useWorkflow: false, status: "draft" },
      });
      await answer.arrayBuffer();
      return answer.status === 200;
    },
    async list() {
      const answer = await call("entriesByFolder", { folder: "content/events", extension: "md", depth: 3 });
      return (await answer.arrayBuffer()).byteLength;
    },
  };
}
