/** One call that the page made. */
export interface Call {
  readonly path: string;
  readonly ifNoneMatch: string | null;
}

interface Reply {
  readonly status: number;
  readonly body?: unknown;
  readonly etag?: string;
  readonly text?: string;
}

/** Replaces the network's edge: answers by path, a path without an answer cannot be reached. */
export function answerWith(replies: Readonly<Record<string, Reply>>): Call[] {
  const calls: Call[] = [];
  globalThis.fetch = ((path: string, init?: RequestInit) => {
    calls.push({ path, ifNoneMatch: new Headers(init?.headers).get("If-None-Match") });
    const reply = replies[path];
    if (!reply) return Promise.reject(new TypeError("network unreachable"));
    return Promise.resolve({
      status: reply.status,
      ok: reply.status >= 200 && reply.status < 300,
      headers: new Headers({
        ...(reply.etag === undefined ? {} : { ETag: reply.etag }),
        ...(reply.body === undefined ? {} : { "Content-Type": "application/json; charset=utf-8" }),
      }),
      json: () => Promise.resolve(reply.body),
      text: () => Promise.resolve(reply.text ?? ""),
    });
  }) as typeof fetch;
  return calls;
}
