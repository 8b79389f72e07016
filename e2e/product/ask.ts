import { startedProduct } from "./started-product";

/**
 * Asks the product of this worker for a path, over a connection of its own: the server may close a kept one at the moment
 * when it is used again.
 */
export function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set("Connection", "close");
  return fetch(startedProduct().url + path, { ...init, headers });
}
