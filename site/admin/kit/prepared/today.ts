import { changedFields, type Entry } from "../entry/entry";

/** A version of an entry with the time of its prepared change, which then is no difference between the two. */
export const withTime = (entry: Entry, { fields: { publishAt } }: Entry): Entry => ({
  ...entry,
  fields: { ...entry.fields, publishAt },
});

/** The fields that today's version and a prepared change of an earlier one both have otherwise. */
export function changedInBoth(before: Entry, { fields: now }: Entry, { fields: prepared }: Entry): readonly string[] {
  const [there, here] = [now, prepared].map((fields) => Object.keys(changedFields(fields, before.fields)));
  // An answer about an earlier version may name more than its file.
  const known = (name: string) => name !== "publishAt" && (name in now || name in prepared);
  return (there ?? []).filter((name) => here?.includes(name) && known(name));
}
