import { parentPort } from "node:worker_threads";
import { answerText } from "./answer-text";
import type { TextTask } from "./text-task";

// Runs as a worker thread: untrusted texts are converted here, and a text without end ends only this thread (R12.9).
parentPort?.on("message", (task: TextTask) => parentPort?.postMessage(answerText(task)));
// Loaded: from now on the limit counts.
parentPort?.postMessage("ready");
