import { readFile, realpath } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";
import { startedProduct } from "./started-product";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
};

/** The folder of the product's live release; the same one also when another goes live. */
export const liveSite = (): Promise<string> => realpath(join(startedProduct().dataDir, "releases/current/site"));

/** A plain host of static files, and nothing else: no API. A file of the first folder that has it is sent. */
export async function startStaticHost(...roots: readonly string[]): Promise<{
  readonly url: string;
  readonly calls: readonly string[];
  /** Resolves when no file is read any more: the folders may go. */
  close(): Promise<void>;
}> {
  const calls: string[] = [];
  const answers = new Set<Promise<void>>();
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? "/", "http://host").pathname);
    if (path.startsWith("/api")) calls.push(path);
    const places = roots.flatMap((root) => [join(root, normalize(path)), join(root, normalize(path), "index.html")]);
    const answer = firstFile(places).then(async (found) => {
      const { name, bytes } = found ?? { name: "404.html", bytes: await readFile(join(roots[0] ?? "", "404.html")) };
      response.writeHead(found ? 200 : 404, { "Content-Type": types[extname(name)] ?? "application/octet-stream" });
      response.end(bytes);
    });
    answers.add(answer);
    void answer.finally(() => answers.delete(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${String(port)}`,
    calls,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await Promise.all(answers);
    },
  };
}

async function firstFile(names: readonly string[]): Promise<{ name: string; bytes: Buffer } | undefined> {
  for (const name of names) {
    const bytes = await readFile(name).catch(() => undefined);
    if (bytes) return { name, bytes };
  }
  return undefined;
}
