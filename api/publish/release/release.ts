import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { z } from "zod";
import { ifThere } from "../../support/error-code";
import { parseJson } from "../../support/parse-json";

/** What a release shows; stored as `release.json` beside its files. */
export const ReleaseManifest = z.object({
  /** Commit of the content, 40 hex digits. */
  commit: z.string(),
  /** Fingerprint of the code and the settings it was built with. */
  code: z.string(),
  /** ISO 8601, UTC. */
  builtAt: z.string(),
  /** When its pages were last changed, ISO 8601, UTC; absent while it is as it was built. */
  publishedAt: z.string().exactOptional(),
  /** The day for which its HTML is written, `YYYY-MM-DD`; unknown in releases of earlier versions. */
  builtOn: z.string().default(""),
  /** Versions shown in place of files of the commit that could not be parsed. */
  lastGood: z.array(z.object({ path: z.string(), version: z.string() })).default([]),
  /** Paths of the commit that visitors do not see: drafts, items before or after their time, and media of these only. */
  hidden: z.array(z.string()).readonly().exactOptional(),
});
export type ReleaseManifest = z.infer<typeof ReleaseManifest>;

/** A built static site that can be served. */
export interface Release extends ReleaseManifest {
  readonly name: string;
  /** Absolute folder whose files are the site. */
  readonly folder: string;
  /** Files that a change was about to write or remove when its process ended; absent when every file is complete. */
  readonly unfinished?: readonly string[];
}

const releaseName = /^\d{17}-/;
/** Lies beside a release while its files change one by one; holds their names. */
export const unfinishedChange = "unfinished-change.json";
/** No code has this fingerprint: such a release is built anew. */
const ofNoCode = "";

/** True for the name of a release: without a path separator, so it cannot lead out of the folder. */
export const isReleaseName = (name: string): boolean => releaseName.test(name) && basename(name) === name;

/** Reads a release, or undefined when there is no complete one. */
export async function readRelease(folder: string, name: string): Promise<Release | undefined> {
  if (!isReleaseName(name)) return undefined;
  const site = { name, folder: join(folder, name, "site") };
  try {
    const manifest = ReleaseManifest.parse(await readJson(join(folder, name, "release.json")));
    const unfinished = await readJson(join(folder, name, unfinishedChange));
    if (unfinished === undefined) return { ...manifest, ...site };
    const files = z.array(z.string()).safeParse(unfinished);
    return { ...manifest, ...site, ...(files.success ? {} : { code: ofNoCode }), unfinished: files.data ?? [] };
  } catch {
    return undefined;
  }
}

/** Undefined without such a file; null where it does not hold JSON. */
async function readJson(file: string): Promise<unknown> {
  const text = await ifThere(readFile(file, "utf8"));
  return text === undefined ? undefined : (parseJson(text) ?? null);
}
