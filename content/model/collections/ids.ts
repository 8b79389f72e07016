/** What an item's id looks like (R8.4); it is also the stem of its file. */
export const fileIdPattern = /^[a-z0-9][a-z0-9-]{0,80}$/;

/** What a company's slug may look like; a dot is allowed (`akiya2.0`, R2.3). */
export const companySlugPattern = /^[a-z0-9][a-z0-9.-]{0,80}$/;

/** What Windows keeps for devices, also before an ending: a repository with such a file cannot be checked out there. */
export const deviceName = /^(?:con|prn|aux|nul|(?:com|lpt)[1-9¹²³])(?:\.|$)/i;

/** True for a string that may be an item's id. */
export function isItemId(value: unknown): value is string {
  return typeof value === "string" && fileIdPattern.test(value);
}

/** An id as it came in a URL or a call, made comparable: trimmed, lower case, NFKC. */
export function normaliseId(value: string): string {
  return value.normalize("NFKC").trim().toLowerCase();
}
