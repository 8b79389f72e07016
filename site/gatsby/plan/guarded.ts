import { errorMessage } from "../../../content/model/error-message";

/** Is given what of the site could not be made, and why; everything else goes on. */
export type OnFault = (what: string, reason: string) => void;

/** Codes of what more of the same would meet as well: a full disk, no right to write, too many open files. */
const ofTheMachine = new Set(["ENOSPC", "EDQUOT", "EROFS", "EACCES", "EPERM", "EMFILE", "ENFILE", "EIO"]);

/** Does some work; names what of it fails, unless the machine is at fault: that is raised. */
export async function guarded<T>(what: string, onFault: OnFault, work: () => Promise<T> | T): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (ofTheMachine.has(String((error as NodeJS.ErrnoException | undefined)?.code))) throw error;
    onFault(what, errorMessage(error));
    return undefined;
  }
}
