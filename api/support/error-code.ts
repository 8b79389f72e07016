/** The `code` of a system's or a library's error (`ENOENT`, 1009), or undefined. */
export function errorCode(thrown: unknown): unknown {
  return typeof thrown === "object" && thrown !== null && "code" in thrown ? thrown.code : undefined;
}
