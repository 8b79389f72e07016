/** The paths below `/media/` that are values anywhere within `value`, in order. */
export function picturesIn(value: unknown): string[] {
  if (typeof value === "string") return /^\/media\/\S+$/.test(value) ? [value] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(picturesIn) : [];
}
