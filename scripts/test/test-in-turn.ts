import asyncHooks from "node:async_hooks";
import { isPromise } from "node:util/types";

/** What jest knows of the test that runs: one value at a time, as no test of ours runs beside another of its file. */
export class TestInTurn<Value> {
  private value: Value | undefined;

  getStore(): Value | undefined {
    return this.value;
  }

  /** The value is there until the job has ended. */
  run<Result>(value: Value, job: () => Result): Result {
    const before = this.value;
    const restore = (): void => {
      this.value = before;
    };
    this.value = value;
    try {
      const result = job();
      // The first to hear of its end: nobody who waits for it goes on before.
      if (isPromise(result)) void result.then(restore, restore);
      else restore();
      return result;
    } catch (error) {
      restore();
      throw error;
    }
  }
}

/**
 * From here on jest keeps its test so in this process. It makes an `AsyncLocalStorage` for every test file and gives none up:
 * in Node 20 each makes every promise slower, with 60 of them a hundred times.
 */
export function keepTestInTurn(): void {
  Object.assign(asyncHooks, { AsyncLocalStorage: TestInTurn });
}
