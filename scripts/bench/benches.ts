import type { Bench } from "./bench";
import { buildBench } from "./build-bench";
import { memoryBench } from "./memory-bench";
import { publishBench } from "./publish-bench";
import { readsBench } from "./reads-bench";
import { saveBench } from "./save-bench";
import { scaleBench } from "./scale-bench";
import { startBench } from "./start-bench";

/** Everything that `npm run bench` measures, in this order. */
export const benches: readonly Bench[] = [
  saveBench,
  readsBench,
  startBench,
  memoryBench,
  publishBench,
  buildBench,
  scaleBench,
];
