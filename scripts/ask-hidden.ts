import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";

/**
 * Lets `use` ask on the terminal for lines that are not shown while they are typed. A question raises an Error when the
 * input ends or Ctrl+C is typed.
 */
export async function askHidden<T>(use: (ask: (question: string) => Promise<string>) => Promise<T>): Promise<T> {
  // As a terminal, readline itself writes what is typed: to nowhere.
  const output = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output, terminal: true });
  const ended = new Promise<never>((_resolve, reject) => {
    terminal.once("close", () => reject(new Error("No password was given.")));
  });
  ended.catch(() => undefined);
  const ask = async (question: string): Promise<string> => {
    process.stderr.write(question);
    try {
      return await Promise.race([terminal.question(""), ended]);
    } finally {
      process.stderr.write("\n");
    }
  };
  try {
    return await use(ask);
  } finally {
    terminal.close();
  }
}
