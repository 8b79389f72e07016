import { collections } from "../../content/model/collections/collections";
import type { EntryAddresses, PastFile } from "../entries/entry-addresses";
import { lastFields, numberOf, type Placed } from "./address-moves";
import { isAnotherName } from "./another-name";

/**
 * True where a person's file has another person's text in it that a rename brought: the name is another one in every language, and nobody of
 * this name had the number earlier. A new family name and a corrected spelling leave a part of the name.
 */
export async function isAnotherPerson(
  addresses: EntryAddresses,
  gone: PastFile,
  { file }: Placed,
  past: readonly PastFile[],
): Promise<boolean> {
  const { people } = collections;
  if (gone.collection !== people) return false;
  const fields = { ...file.fields };
  const earlier = await lastFields(addresses, gone);
  if (!isAnotherName(people, { id: gone.id, fields: earlier }, { id: file.id, fields })) return false;
  const number = await numberOf(addresses, gone);
  const since = placeOfFirst(addresses, gone);
  for (const other of past) {
    if (placeOfFirst(addresses, other) >= since || (await numberOf(addresses, other)) !== number) continue;
    const name = { id: other.id, fields: await lastFields(addresses, other) };
    if (!isAnotherName(people, name, { id: file.id, fields })) return false;
  }
  return true;
}

/** The place in the history of the commit that added a file first. */
function placeOfFirst(addresses: EntryAddresses, { commits, commit }: PastFile): number {
  return addresses.placeOf(commits.at(-1) ?? commit);
}
