import type { IncomingMessage } from "node:http";
import type { Bilingual } from "../../content/model/text/language";
import { ApiError } from "../errors";
import { watchRequest } from "./body-time";

/** The body of a request as it came. Throws "too-large" beyond `limit` bytes, in the words for it. */
export async function readBytes(request: IncomingMessage, limit: number, words?: Bilingual): Promise<Buffer> {
  const tooLarge = new ApiError("too-large", words && { words });
  if (Number(request.headers["content-length"] ?? 0) > limit) throw tooLarge;
  const watch = watchRequest(request);
  try {
    return await Promise.race([collected(request, limit, tooLarge), watch.fault]);
  } finally {
    watch.stop();
    // Drain the rest: a paused request does not notice that its connection has closed.
    request.resume();
  }
}

async function collected(request: IncomingMessage, limit: number, tooLarge: ApiError): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  return new Promise((resolve, reject) => {
    request.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size > limit) reject(tooLarge);
      else chunks.push(chunk);
    });
    request.on("end", () => resolve(Buffer.concat(chunks)));
  });
}
