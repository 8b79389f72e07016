import type { IncomingMessage } from "node:http";
import { ApiError } from "../errors";
import { watchRequest } from "./body-time";

/** The body of a request as it came, for those who check its signature. Throws "too-large" beyond `limit` bytes. */
export async function readBytes(request: IncomingMessage, limit: number): Promise<Buffer> {
  if (Number(request.headers["content-length"] ?? 0) > limit) throw new ApiError("too-large");
  const watch = watchRequest(request);
  try {
    return await Promise.race([collected(request, limit), watch.fault]);
  } finally {
    watch.stop();
    // Drain the rest: a paused request does not notice that its connection has closed.
    request.resume();
  }
}

async function collected(request: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  return new Promise((resolve, reject) => {
    request.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size > limit) reject(new ApiError("too-large"));
      else chunks.push(chunk);
    });
    request.on("end", () => resolve(Buffer.concat(chunks)));
  });
}
