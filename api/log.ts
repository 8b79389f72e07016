import pino, { type Logger } from "pino";
import type { LogLevel } from "./env";

/** Structured log, one JSON line an event. Never given bodies, cookies, names, addresses or passwords. */
export type Log = Pick<Logger, "debug" | "info" | "warn" | "error">;

/** A log that writes to standard output. */
export function createLog(level: LogLevel): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}
