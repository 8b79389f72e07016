// A process that puts prepared changes in place whose time has come, until it is killed or its standard input ends.
// Arguments: content folder, its clock (ISO 8601). It prints a line for each event of the log.
import { argv, stdin, stdout } from "node:process";
import { openContentStore } from "../../store/open-content-store";
import { PreparedChanges } from "../prepared-changes";

const [contentDir = "", now = ""] = argv.slice(2);
// A line counts only when it is whole: write() to a pipe is synchronous on Linux.
const log = (event: object): void => void stdout.write(`${JSON.stringify(event)}\n`);

async function main(): Promise<void> {
  const clock = (): Date => new Date(now);
  const store = await openContentStore({ contentDir, now: clock, log });
  const changes = new PreparedChanges({ store, clock, log, pollMs: 20 });
  await store.ready;
  await new Promise((resolve) => stdin.on("end", resolve).resume());
  await changes.look();
  await changes.close();
  await store.close();
  stdin.destroy();
}

void main();
