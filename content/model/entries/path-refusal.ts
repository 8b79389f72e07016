import { deviceName } from "../collections/ids";
import { fault, type Fault } from "../problems/fault";

const maxNameBytes = 200;
const forbidden = /[\u0000-\u001f\u007f\\:*?"<>|]/;
const reserved = /^(\.git|git~\d+|\.{1,2})$/i;

/** Why a path of the content folder may not be read, or undefined. */
export function pathRefusal(path: string): Fault | undefined {
  return hasPlainNames(path) ? undefined : fault("nameNotPortable");
}

/** True for a path whose names every computer can use. */
export function hasPlainNames(path: string): boolean {
  return path.isWellFormed() && !forbidden.test(path) && path.split("/").every(isPlainName);
}

function isPlainName(name: string): boolean {
  const isTaken = reserved.test(name) || deviceName.test(name);
  return name !== "" && !isTaken && !/[. ]$/.test(name) && new TextEncoder().encode(name).length <= maxNameBytes;
}
