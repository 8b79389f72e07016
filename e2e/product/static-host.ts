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

/** A plain host of static files with the live release of the product, and nothing else: no API. */
export async function startStaticHost(): Promise<{
  readonly url: string;
  readonly calls: readonly string[];
  close(): void;
}> {
  // The release of now, also when another one goes live.
  const root = await realpath(join(startedProduct().dataDir, "releases/current/site"));
  const calls: string[] = [];
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? "/", "http://host").pathname);
    if (path.startsWith("/api")) calls.push(path);
    void firstFile([join(root, normalize(path)), join(root, normalize(path), "index.html")]).then(async (found) => {
      const { name, bytes } = found ?? { name: "404.html", bytes: await readFile(join(root, "404.html")) };
      response.writeHead(found ? 200 : 404, { "Content-Type": types[extname(name)] ?? "application/octet-stream" });
      response.end(bytes);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${String(port)}`,
    calls,
    close: () => {
      server.closeAllConnections();
      server.close();
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
