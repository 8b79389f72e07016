import { deviceName } from "../collections/ids";
import { idOfPath } from "../collections/collection";
import { allCollections } from "../collections/collections";
import { fault, type Fault } from "../problems/fault";

const maxNameBytes = 200;
const forbidden = /[\u0000-\u001f\u007f\\:*?"<>|]/;
const reserved = /^(\.git|git~\d+|\.{1,2})$/i;

/** Why a path of the content folder may not be read, or undefined. */
export function pathRefusal(path: string): Fault | undefined {
  if (entryAbove(path) !== undefined) return fault("folderInPlace");
  if (isFolderPath(path)) return fault("fileInPlace");
  return hasPlainNames(path) ? undefined : fault("nameNotPortable");
}

/** True where the folder of media, of a collection or of a year of it belongs. */
function isFolderPath(path: string): boolean {
  return (
    path === "media" ||
    allCollections.some(
      ({ name, extent, byYear }) =>
        extent !== "single" &&
        (path === name || (byYear && /^\/\d{4}$/.test(path.slice(name.length)) && path.startsWith(name))),
    )
  );
}

/** The path of the entry whose place a folder has taken, for a path in that folder. */
export function entryAbove(path: string): string | undefined {
  const names = path.split("/");
  return names.map((_, count) => names.slice(0, count).join("/")).find(isEntryPath);
}

/** True for the path of an entry's file. */
export function isEntryPath(path: string): boolean {
  return allCollections.some((collection) => idOfPath(collection, path) !== undefined);
}

/** True for a path whose names every computer can use. */
export function hasPlainNames(path: string): boolean {
  return path.isWellFormed() && !forbidden.test(path) && path.split("/").every(isPlainName);
}

function isPlainName(name: string): boolean {
  const isTaken = reserved.test(name) || deviceName.test(name);
  return name !== "" && !isTaken && !/[. ]$/.test(name) && new TextEncoder().encode(name).length <= maxNameBytes;
}
