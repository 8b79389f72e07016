import fs from "node:fs";
import { join, resolve, sep } from "node:path";

const content = join(__dirname, "..", "..", "content");
const model = join(content, "model");
const readers = ["readFileSync", "readdirSync", "readFile", "readdir", "openSync", "open"] as const;
const inside = (folder: string, path: string): boolean => path === folder || path.startsWith(folder + sep);

/** Why a test may not read a path; undefined when it may. */
export function refusal(path: unknown): string | undefined {
  if (typeof path !== "string") return undefined;
  const place = resolve(path);
  const isLive = place !== content && inside(content, place) && !inside(model, place);
  return isLive ? `A test reads ${place}: what people write there would turn it red. Read fixtures/content` : undefined;
}

/** From here on nothing of this process reads what a chamber has in `content/`: tests of the code read fixtures. */
export function refuseLiveContent(): void {
  for (const calls of [fs, fs.promises] as Record<string, unknown>[])
    for (const name of readers) {
      const read = calls[name];
      if (typeof read !== "function") continue;
      calls[name] = function (this: unknown, path: unknown, ...rest: unknown[]): unknown {
        const reason = refusal(path);
        if (reason !== undefined) throw new Error(reason);
        return Reflect.apply(read as (...all: unknown[]) => unknown, this, [path, ...rest]);
      };
    }
}
