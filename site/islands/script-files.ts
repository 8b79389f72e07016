/** Scripts of the browser's build by entry: the file itself, then what it imports. Absolute paths of this site. */
export type ScriptFiles = Readonly<Record<string, readonly string[]>>;

/** Written by webpack when pages are compiled (site/gatsby/gatsby-api/node.ts); not there in tests. */
declare const __SCRIPT_FILES__: ScriptFiles | undefined;

/** Addresses of an entry of site/vite.config.mts; none where the browser's scripts were not built. */
export function scriptFiles(entry: string): readonly string[] {
  return (typeof __SCRIPT_FILES__ === "undefined" ? undefined : __SCRIPT_FILES__)?.[entry] ?? [];
}
