import pino, { type Logger } from "pino";
import type { LogLevel } from "../environment-variables";
import { plainLine } from "./plain-log";

/** Structured log, an event a line. Never given bodies, cookies, names, addresses or passwords. */
export type Log = Pick<Logger, "debug" | "info" | "warn" | "error">;

/** Where a log is written to: standard output, or what a test looks at. */
export interface LogOutput {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** A log of JSON lines, for programs; on a terminal of plain lines, for people. */
export function createLog(level: LogLevel, output: LogOutput = process.stdout): Log {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  if (output.isTTY === true) return pino(options, { write: (json) => void output.write(`${plainLine(json)}\n`) });
  // pino writes to standard output by itself faster than through the stream.
  return output === process.stdout ? pino(options) : pino(options, output);
}
