import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { pathRefusal } from "../../../content/model/entries/path-refusal";
import { isCodePath, isMediaPath } from "../content-paths";
import type { FileVersion } from "../content-store";
import { tooLargeMedia, type BlobSizes } from "./content-index";
import type { ObjectReader } from "./object-reader";
import { isOrdinaryFile, textPathOf } from "../tree-entry";
import { treeDifferences } from "./tree-walk";

/** What the last export put at each path: blob id, size and time stamp of the file. */
type Marker = Record<string, readonly [id: string, size: number, mtimeMs: number]>;

const batchSize = 100;
/** Pictures in memory at once. */
const mediaBatchSize = 2;

/**
 * Makes a folder hold exactly the ordinary files of a content tree, without pictures that are too large and what git cannot read; those of
 * `instead` have the version named there, those of `without` are left out.
 * Files that still are as the last export left them are not written again; the note about them lies beside the folder
 * and is written last, so a crash costs only time. Resolves with the files, ordered by path.
 */
export async function exportTree(
  { reader, sizes }: { readonly reader: ObjectReader; readonly sizes: BlobSizes },
  tree: string | undefined,
  folder: string,
  instead: readonly FileVersion[],
  without: readonly string[],
): Promise<readonly FileVersion[]> {
  const markerPath = join(dirname(folder), `.${basename(folder)}.exported.json`);
  const marker = await readMarker(markerPath);
  const wanted = await exportedFiles(reader, tree);
  const media = [...wanted].filter(([path]) => isMediaPath(path)).map(([path, version]) => ({ path, version }));
  for (const path of await tooLargeMedia(media, sizes)) wanted.delete(path);
  for (const { path, version } of instead) wanted.set(path, version);
  for (const path of without) wanted.delete(path);
  await mkdir(folder, { recursive: true });
  await removeOthers(folder, "", new Set(wanted.keys()), foldersOf(wanted.keys()));
  const next: Marker = {};
  const provide = async ([path, id]: readonly [string, string]): Promise<void> => {
    const there = (await unchanged(join(folder, path), id, marker[path])) ?? (await write(reader, folder, path, id));
    if (there) next[path] = there;
    else wanted.delete(path);
  };
  const pictures = [...wanted].filter(([path]) => isMediaPath(path));
  const texts = [...wanted].filter(([path]) => !isMediaPath(path));
  for (let at = 0; at < texts.length; at += batchSize) await Promise.all(texts.slice(at, at + batchSize).map(provide));
  for (let at = 0; at < pictures.length; at += mediaBatchSize)
    await Promise.all(pictures.slice(at, at + mediaBatchSize).map(provide));
  await writeFile(`${markerPath}.tmp`, JSON.stringify(next));
  await rename(`${markerPath}.tmp`, markerPath);
  return [...wanted].map(([path, version]) => ({ path, version })).sort((a, b) => (a.path < b.path ? -1 : 1));
}

async function exportedFiles(reader: ObjectReader, tree: string | undefined): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const { rawPath, after } of await treeDifferences(reader, undefined, tree)) {
    const path = textPathOf(rawPath);
    if (
      path === undefined ||
      !after ||
      !isOrdinaryFile(after.mode) ||
      isCodePath(path) ||
      pathRefusal(path) !== undefined
    )
      continue;
    files.set(path, after.id);
  }
  return files;
}

async function unchanged(
  file: string,
  id: string,
  known: Marker[string] | undefined,
): Promise<Marker[string] | undefined> {
  if (known?.[0] !== id) return undefined;
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() && found.size === known[1] && found.mtimeMs === known[2] ? known : undefined;
}

/** Undefined for a file whose object git cannot read. */
async function write(
  reader: ObjectReader,
  folder: string,
  path: string,
  id: string,
): Promise<Marker[string] | undefined> {
  const file = join(folder, path);
  const bytes = await reader.blob(id);
  if (!bytes) return rm(file, { force: true }).then(() => undefined);
  await mkdir(dirname(file), { recursive: true });
  const temporary = join(dirname(file), `.${basename(path)}.tmp`);
  await writeFile(temporary, bytes);
  await rename(temporary, file);
  const { size, mtimeMs } = await stat(file);
  return [id, size, mtimeMs];
}

function foldersOf(paths: Iterable<string>): Set<string> {
  const folders = new Set<string>();
  for (const path of paths) {
    for (let folder = dirname(path); folder !== "." && !folders.has(folder); folder = dirname(folder))
      folders.add(folder);
  }
  return folders;
}

async function removeOthers(
  top: string,
  below: string,
  files: ReadonlySet<string>,
  folders: ReadonlySet<string>,
): Promise<void> {
  for (const entry of await readdir(join(top, below), { withFileTypes: true })) {
    const path = below === "" ? entry.name : `${below}/${entry.name}`;
    if (entry.isDirectory() && folders.has(path)) await removeOthers(top, path, files, folders);
    else if (!entry.isFile() || !files.has(path)) await rm(join(top, path), { recursive: true, force: true });
  }
}

async function readMarker(path: string): Promise<Marker> {
  try {
    return JSON.parse(await readFile(path, "utf8")) as Marker;
  } catch {
    return {};
  }
}
