import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type {
  OpenRenderer,
  Previewed,
  RenderChange,
  Rendered,
  RenderPreview,
  RenderAnswer,
  RenderReply,
  RenderRequest,
} from "../../../content/model/api/render-messages";
import { childEnvironment } from "../../env";
import { entryPoint } from "../../support/entry-point";
import { started } from "../../support/started";

/** A change that only a Gatsby build can publish; expected, not a fault. */
export class FullRenderRequired extends Error {
  override readonly name = "FullRenderRequired";
}

/** Renders pages of a built site; a process of its own, so that the site's code stays out of the API. */
export interface Renderer {
  /** Absolute folder in which it leaves the files that it names. */
  readonly outputDir: string;
  /** Raises FullRenderRequired when the change needs a Gatsby build, an Error when the process has ended. */
  render(change: RenderChange): Promise<Rendered>;
  /** The pages that the answer before left. Raises as `render` does. */
  more(): Promise<Rendered>;
  /** How many deferred files were to be made when it started. */
  readonly deferred: number;
  /** One of these files. Raises an Error when the process has ended. */
  makeDeferred(): Promise<Rendered>;
  /** Renders without effect on later renders. Raises an Error when the process has ended. */
  preview(asked: RenderPreview): Promise<Previewed>;
  /** Calls back once when the process ends without having been closed. */
  onDeath(listener: () => void): void;
  close(): Promise<void>;
}

export interface RendererOptions {
  /** The checkout that holds the site. */
  readonly rootDir: string;
  /** Folder that a Gatsby build left for rendering (site/gatsby/render/copy-renderer.ts). */
  readonly folder: string;
}

/** What a renderer is to have in memory. */
export type RendererContent = Omit<OpenRenderer, "kind">;

/** So long the renderer may say nothing, not even that it goes on working: a commit may bring hundreds of pictures. */
const openMs = 120_000;
const renderMs = 120_000;
/** Enough for 20,000 items; a leak ends the process, and a new one is started. */
const heapMegabytes = 768;
const keptErrorLength = 2000;

/**
 * Starts a renderer, which reads the content of the live release. `content` is called as soon as the process starts, and
 * may take as long as the process needs to load its code. Raises what `content` raises, and as `render` does when it
 * cannot start.
 */
export async function openRenderer(
  { rootDir, folder }: RendererOptions,
  content: () => Promise<RendererContent>,
): Promise<Renderer> {
  const { path, execArgv } = entryPoint(rootDir, "site/gatsby/render/main.ts");
  const child = started(
    fork(path, [], {
      cwd: folder,
      execArgv: [`--max-old-space-size=${String(heapMegabytes)}`, ...execArgv],
      serialization: "advanced",
      stdio: ["ignore", "ignore", "pipe", "ipc"],
      // It runs outside the checkout.
      env: {
        ...childEnvironment(),
        NODE_ENV: "production",
        // As in the processes in which Gatsby renders.
        GATSBY_SLICES: "true",
        gatsby_executing_command: "build",
        CI: "true",
        GATSBY_TELEMETRY_DISABLED: "1",
        TSX_TSCONFIG_PATH: join(rootDir, "tsconfig.json"),
      },
    }),
  );
  let lastWords = "";
  const keep = (words: string): void => void (lastWords = (lastWords + words).slice(-keptErrorLength));
  child.stderr?.on("data", (chunk: Buffer) => keep(chunk.toString()));
  // Heard from the start: it may end at any moment, also before the first request.
  const ended = new Promise<void>((resolve) => {
    child.once("exit", () => resolve());
    child.on("error", (error) => {
      keep(error.message);
      if (child.pid === undefined) resolve();
    });
  });
  // Without a process of its own it would be that of the caller's group.
  const kill = (): void => void (child.pid === undefined || child.kill("SIGKILL"));
  // Without its channel it cannot answer any more.
  child.once("disconnect", kill);
  const death = (): Error => new Error(`The renderer ended. ${lastWords.trim()}`.trim());
  /** Settles only when the request cannot be sent. */
  const send = (request: RenderRequest): Promise<never> =>
    new Promise((_, reject) => {
      child.send(request, (error) => {
        if (error === null) return;
        kill();
        void ended.then(() => reject(death()));
      });
    });
  let closed = false;
  const ask = async (request: RenderRequest, ms: number): Promise<RenderAnswer> => {
    const asked = new AbortController();
    const { signal } = asked;
    // Node 20 forgets a signal of `AbortSignal.timeout` that only `AbortSignal.any` knows.
    const timer = setTimeout(() => asked.abort(), ms);
    let hear = (_: RenderReply): void => undefined;
    const answered = new Promise<RenderAnswer>((resolve) => {
      hear = (reply) => (reply.kind === "working" ? void timer.refresh() : resolve(reply));
    });
    // All the time: several messages may come in one turn.
    child.on("message", hear);
    try {
      return await Promise.race([
        answered,
        once(child, "exit", { signal }).then(() => Promise.reject(death())),
        send(request),
      ]);
    } catch (error) {
      // Late answers must never be taken for the next one's.
      kill();
      throw error;
    } finally {
      clearTimeout(timer);
      child.off("message", hear);
      asked.abort();
    }
  };
  const close = async (): Promise<void> => {
    closed = true;
    kill();
    await ended;
  };
  let deferred = 0;
  try {
    const reply = await ask({ kind: "open", ...(await content()) }, openMs);
    if (reply.kind === "full-render-required") throw new FullRenderRequired(reply.reason);
    if (reply.kind === "opened") deferred = reply.deferred;
  } catch (error) {
    await close();
    throw error;
  }
  const render = async (request: RenderRequest): Promise<Rendered> => {
    const reply = await ask(request, renderMs);
    if (reply.kind === "rendered") return reply;
    throw reply.kind === "full-render-required"
      ? new FullRenderRequired(reply.reason)
      : new Error("The renderer answered something else");
  };
  return {
    outputDir: join(folder, "public"),
    render,
    more: () => render({ kind: "more" }),
    deferred,
    makeDeferred: () => render({ kind: "deferred" }),
    preview: async (asked) => {
      const reply = await ask(asked, renderMs);
      if (reply.kind === "previewed") return reply;
      throw new Error("The renderer answered something else");
    },
    onDeath(listener) {
      void ended.then(() => {
        if (!closed) listener();
      });
    },
    close,
  };
}
