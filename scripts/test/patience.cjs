// CommonJS, because jest.config.cjs needs it and Node 20 runs no TypeScript.
const { spawnSync } = require("node:child_process");

/** The longest that a test waits for one event on the machine that the measures below were taken on. */
const patienceOfFastMachine = 120_000;
const fastLoopMs = 60;
const fastStartMs = 50;
/** A machine that is slower than this is out of order, and a test that hangs has to end. */
const slowest = 5;

/** How many times slower than the fast machine this one computes and starts processes at present, at least 1. */
function slowness() {
  return Math.min(slowest, Math.max(1, time(compute) / fastLoopMs, time(startProcess) / fastStartMs));
}

function time(job) {
  const started = performance.now();
  job();
  return performance.now() - started;
}

function compute() {
  let sum = 0;
  for (let count = 0; count < 30_000_000; count += 1) sum = (sum * 31 + count) | 0;
  return sum;
}

function startProcess() {
  spawnSync(process.execPath, ["--eval", "0"]);
}

/** Milliseconds that a test waits for one event at most, measured when it is first loaded: once a run. */
const patienceMs = Math.round(patienceOfFastMachine * slowness());

/** Milliseconds that a whole test may take: so much longer that a wait that ends in vain names its event first. */
const testMs = 3 * patienceMs;

module.exports = { patienceMs, testMs };
