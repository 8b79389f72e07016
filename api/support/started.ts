import type { ChildProcess } from "node:child_process";
import { subscribe } from "node:diagnostics_channel";

/**
 * A child as `spawn` or `fork` answers it. Raises an Error with the code EMFILE when it could not be started because too many
 * files are open: such a child has no pipes, and its `kill` ends the process group of the caller.
 */
export function started<Child extends ChildProcess>(child: Child): Child {
  if ((child.stdio as unknown) !== undefined) return child;
  child.on("error", () => undefined);
  throw Object.assign(new Error("The process could not be started: too many open files"), { code: "EMFILE" });
}

let isHeard = false;

/** Listens to the errors of all children that are started from now on, also by libraries: an unheard one ends this process. */
export function hearChildErrors(): void {
  if (isHeard) return;
  isHeard = true;
  subscribe("child_process", (message) => {
    (message as { readonly process: ChildProcess }).process.on("error", () => undefined);
  });
}
