const levelNames: Readonly<Record<number, string>> = {
  10: "trace",
  20: "debug",
  40: "warning",
  50: "ERROR",
  60: "FATAL",
};
// What could move the cursor or colour the terminal.
const unprintable = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g;

/** A line of the JSON log as a person at a terminal reads it: `21:14:02  GET /api/health  200  3.1 ms`. Local time. */
export function plainLine(json: string): string {
  const { level, time, msg, event, store, err, ...values } = JSON.parse(json) as Record<string, unknown>;
  const { event: storeEvent, ...storeValues } = objectOf(store);
  const { message, stack } = objectOf(err);
  const parts = [
    clockOf(time),
    levelNames[Number(level)],
    event,
    storeEvent,
    msg,
    ...("method" in values ? requestParts(values) : named({ ...values, ...storeValues })),
    stack ?? message,
  ];
  return parts
    .filter((part) => part !== undefined)
    .map(textOf)
    .join("  ")
    .replace(unprintable, "?");
}

function requestParts({ method, path, status, ms }: Record<string, unknown>): string[] {
  return [`${textOf(method)} ${textOf(path)}`, textOf(status), `${textOf(ms)} ms`];
}

function named(values: Record<string, unknown>): string[] {
  return Object.entries(values).map(([name, value]) => `${name}: ${textOf(value)}`);
}

function objectOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

function clockOf(time: unknown): string {
  return new Date(String(time)).toLocaleTimeString("en-GB");
}
