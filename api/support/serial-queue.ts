/** Runs jobs one after another, in the order given; one that fails does not stop the next. */
export class SerialQueue {
  private last: Promise<unknown> = Promise.resolve();

  run<T>(job: () => Promise<T>): Promise<T> {
    const result = this.last.then(job);
    this.last = result.catch(() => undefined);
    return result;
  }

  /** Resolves when everything given so far has ended. */
  async idle(): Promise<void> {
    await this.last;
  }
}
