import { parentPort } from "node:worker_threads";
import { answerText } from "../answer-text";
import type { TextTask } from "../text-task";

// As text-worker.ts, with a text that no parser would finish.
parentPort?.on("message", (task: TextTask) => {
  const texts =
    task.kind === "save" ? [task.text] : task.kind === "html" ? task.markdown : task.pairs.map(({ en }) => en.trim());
  while (texts.includes("*endless*"));
  parentPort?.postMessage(answerText(task));
});
// Loaded: from now on the limit counts.
parentPort?.postMessage("ready");
