import { extname, join } from "node:path";

/** What `fork` or `spawn` needs to run a program of ours in a process of its own. */
export interface EntryPoint {
  readonly execArgv: readonly string[];
  readonly path: string;
}

/**
 * How to run a TypeScript program: compiled when this process runs compiled, else from its source with tsx.
 * @param source path of the program in the checkout; scripts/compile.mjs has to name it.
 */
export function entryPoint(rootDir: string, source: string): EntryPoint {
  // The bundler writes all its output into one folder.
  if (extname(__filename) === ".cjs")
    return { execArgv: ["--enable-source-maps"], path: join(__dirname, compiledName(source)) };
  return { execArgv: ["--import", "tsx"], path: join(rootDir, source) };
}

const compiledName = (source: string): string => source.replace(/\.ts$/, ".cjs").replaceAll("/", "-");
