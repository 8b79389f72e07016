import { errorCode } from "../support/error-code";

/** True while a process of this number runs on this machine, whoever's it is; false for what is no number. */
export function processLives(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === "EPERM";
  }
}
