import { errorCode } from "./error-code";

/** True while a process with this id runs on this machine, of any user; false for an invalid id. */
export function processLives(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === "EPERM";
  }
}
