import { startedProduct } from "./started-product";

/**
 * Requests a path of this worker's product, over a connection of its own: the server may close a reused one at the
 * moment when it is used again.
 */
export function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set("Connection", "close");
  return fetch(startedProduct().url + path, { ...init, headers });
}
