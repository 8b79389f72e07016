import type { EntryFields } from "../../content/model/collections/collection";
import { allCollections, collections } from "../../content/model/collections/collections";
import { fixedPaths, publicPages } from "../../content/model/pages/fixed-paths";
import type { EntryAddresses, PastFile } from "../entries/entry-addresses";
import { addressOf, fieldsOf, hasPage, type ContentNow, type GoneAddress } from "./address-moves";
import { pastOf } from "./occupants";
import { earlierStates, namedMs, newestOf } from "./given-away";

/** Fixed pages whose file is not there any more, and entries that are there and whose page an edit of the last week took away. */
export async function pagesTaken(
  addresses: EntryAddresses,
  now: ContentNow,
  product: string,
): Promise<readonly GoneAddress[]> {
  const gone: GoneAddress[] = [];
  const pages = await addresses.past(collections.pages);
  for (const page of publicPages) {
    const file = pages.find(({ id }) => id === page);
    if (file && !now.has(file.path)) gone.push({ address: fixedPaths(product)[page], file });
  }
  for (const collection of allCollections) {
    if (collection.address === undefined && collection !== collections.people) continue;
    const { files, at } = await pastOf(addresses, collection);
    const since = newestOf(files) - namedMs;
    for (const { path, file } of now.files(collection.name)) {
      // The page of another entry that was in the file before is not its own.
      const known = at.get(path)?.[0];
      const taken = known && (await pageTaken(addresses, earlierStates(known, since), file.fields));
      if (taken === undefined) continue;
      const address = addressOf(collection, product, file.id, taken.fields["serial_no"]);
      gone.push({ address, file: taken.file });
    }
  }
  return gone;
}

/** An entry as it was when it had a page last. */
interface Taken {
  readonly file: PastFile;
  readonly fields: EntryFields;
}

/** The last state with a page that an edit took away; undefined where the page is there, or what had one ended by its own time. */
async function pageTaken(
  addresses: EntryAddresses,
  states: readonly PastFile[],
  now: EntryFields,
): Promise<Taken | undefined> {
  let later: EntryFields | undefined = now;
  for (const file of states) {
    const at = Date.parse(file.commit.arrived);
    if (hasPage(file.collection, later, at)) return undefined;
    const fields = await fieldsOf(addresses, file);
    if (fields !== undefined && hasPage(file.collection, fields, at)) return { file, fields };
    later = fields;
  }
  return undefined;
}
