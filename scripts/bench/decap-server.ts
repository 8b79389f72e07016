import { execFileSync } from "node:child_process";
import { createRequire } from "node:module";
import { join } from "node:path";
import { benchYears } from "./our-server";
import { generatedEvent, makeRepository } from "./make-repository";
import { startNode, type ServerProcess } from "./server-process";

/** decap-server in a process of its own, on generated content, spoken to by its own protocol. */
export interface DecapServer extends ServerProcess {
  /** Saves the generated event of a number; false when that was refused. */
  save(event: number, text: string): Promise<boolean>;
  /** Bytes of the list of all events. */
  list(): Promise<number>;
}

const branch = "main";
const waitMs = 60_000;

/** Makes `folder/decap` with that many items and starts decap-server in git mode on it. */
export async function startDecapServer(folder: string, items: number): Promise<DecapServer> {
  const repository = join(folder, "decap");
  await makeRepository({ folder: repository, events: items / 2, news: items / 2, years: benchYears });
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
  await untilAnswered(() => call("info", {}));
  return {
    ...server,
    async save(event, description) {
      const { path, text } = generatedEvent(event, benchYears);
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

async function untilAnswered(ask: () => Promise<Response>): Promise<void> {
  const giveUpAt = performance.now() + waitMs;
  for (;;) {
    const status = await ask().then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) return;
    if (performance.now() > giveUpAt) throw new Error(`decap-server did not start (${String(status)})`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
