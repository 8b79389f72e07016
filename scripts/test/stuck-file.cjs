// CommonJS, because jest loads it as it is.
const { relative } = require("node:path");

const pollMs = 1_000;

/**
 * A reporter of jest that ends a run in which a test file gives no sign any more: jest cannot end a test whose process waits for
 * something by itself, and would wait with it. `limitMs`: how long a file may give no sign, ms.
 */
class StuckFile {
  /** Test file -> its last sign, ms since 1970. */
  #signs = new Map();
  #root;
  #limitMs;

  constructor({ rootDir }, { limitMs }) {
    this.#root = rootDir;
    this.#limitMs = limitMs;
  }

  onRunStart() {
    setInterval(() => this.#look(), pollMs).unref();
  }

  onTestFileStart({ path }) {
    this.#signs.set(path, Date.now());
  }

  onTestCaseResult({ path }) {
    this.#signs.set(path, Date.now());
  }

  onTestFileResult({ path }) {
    this.#signs.delete(path);
  }

  #look() {
    const stuck = [...this.#signs].filter(([, at]) => Date.now() - at > this.#limitMs);
    if (stuck.length === 0) return;
    const names = stuck.map(([path]) => relative(this.#root, path));
    console.error(
      `✗ No sign for ${String(Math.round(this.#limitMs / 1000))} s of ${names.join(", ")}: the run ends here.`,
    );
    process.exit(1);
  }
}

module.exports = StuckFile;
