import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { Context } from "koa";

const worthCompressing = 4 * 1024;

/** Answers what only staff may see: not cached, compressed when it is long. */
export async function answerStaff(context: Context, answer: object): Promise<void> {
  await answerStaffText(context, Buffer.from(JSON.stringify(answer)));
}

/** The same of an answer that is JSON already. */
export async function answerStaffText(context: Context, text: Buffer): Promise<void> {
  context.set("Cache-Control", "no-store");
  context.type = "json";
  context.vary("Accept-Encoding");
  if (text.length < worthCompressing || context.acceptsEncodings("gzip", "identity") !== "gzip") {
    context.body = text;
    return;
  }
  context.set("Content-Encoding", "gzip");
  context.body = await promisify(gzip)(text);
}
