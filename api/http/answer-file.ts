import type { FileHandle } from "node:fs/promises";
import type { Context } from "koa";

/** Up to this many bytes a file is read whole: the kernel's send buffer takes them at once. */
const wholeUpTo = 256 * 1024;
const chunkBytes = 64 * 1024;

/**
 * Answers the first `size` bytes of an open file and closes it. A large file is streamed: however slow the visitor, only a
 * few chunks of it are in memory. The stream closes the file after its pending read, also when the visitor leaves.
 */
export async function answerFile(context: Context, file: FileHandle, size: number): Promise<void> {
  if (size > wholeUpTo && context.method !== "HEAD") {
    context.body = file.createReadStream({ start: 0, end: size - 1, highWaterMark: chunkBytes });
    context.length = size;
    return;
  }
  try {
    if (context.method === "HEAD") context.length = size;
    else context.body = await file.readFile();
  } finally {
    await file.close();
  }
}
