// A process that saves until it is killed or its standard input ends; the crash tests start it.
// Arguments: content folder, a name for its files, seed, number of writers at a time, number of saves (0: endless).
import { argv, stdin, stdout } from "node:process";
import { eventText } from "./temporary-repository";
import { seededRandom } from "./seeded-random";
import type { FileChange } from "../content-store";
import { openContentStore } from "../open-content-store";

const [contentDir = "", name = "", seed = "0", writers = "1", saves = "0"] = argv.slice(2);

// A line counts only when it is whole: write() to a pipe is synchronous on Linux.
const tell = (line: object) => void stdout.write(`${JSON.stringify(line)}\n`);

async function main(): Promise<void> {
  const store = await openContentStore({ contentDir, now: () => new Date(), log: (event) => tell({ log: event }) });
  await store.ready;
  let stop = false;
  stdin.on("end", () => (stop = true)).resume();
  tell({ ready: store.snapshot().commit });

  const write = async (writer: number): Promise<void> => {
    const random = seededRandom(Number(seed) * 1000 + writer);
    const mine: string[] = [];
    for (let count = 0; !stop && (saves === "0" || count < Number(saves)); count += 1) {
      const path = `events/2026/${name}-${writer}-${count}.md`;
      const files: FileChange[] = [{ path, bytes: eventText(`Night ${count}`, `By ${name}, ${random()}`) }];
      if (random() < 0.3)
        files.push({ path: `media/2026/${name}-${writer}-${count}.png`, bytes: Buffer.from(`picture ${random()}`) });
      const older = random() < 0.4 ? mine.shift() : undefined;
      if (older !== undefined)
        files.push(
          random() < 0.5 ? { path: older, remove: true } : { path: older, bytes: eventText("Edited", `${random()}`) },
        );
      try {
        const { commit } = await store.save(() => ({ message: `Add ${path}`, files }), { name: `Writer ${writer}` });
        tell({ saved: commit, path });
        mine.push(path);
      } catch (error) {
        tell({ refused: String(error), path });
      }
    }
  };
  await Promise.all(Array.from({ length: Number(writers) }, (_, writer) => write(writer)));
  await store.close();
  tell({ ended: true });
  stdin.destroy();
}

void main();
