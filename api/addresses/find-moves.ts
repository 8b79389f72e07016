import { isEntryId, type Collection } from "../../content/model/collections/collection";
import { collections, allCollections } from "../../content/model/collections/collections";
import { fixedPaths, officeholderPath, publicPages } from "../../content/model/pages/fixed-paths";
import type { Redirect } from "../../content/model/redirects/follow-redirects";
import type { EntryAddresses } from "../entries/entry-addresses";
import {
  addressOf,
  hasPage,
  lastFields,
  numberOf,
  productOf,
  type AddressMoves,
  type ContentNow,
  type GoneAddress,
  type Placed,
} from "./address-moves";
import { addressesReused, wasInPlaceOfAnother } from "./addresses-reused";
import { isAnotherPerson } from "./another-person";
import { firstOwners, fromsOf, lastShown, wasPublic } from "./first-owners";
import { earlierStates, filesReplaced, numbersMoved } from "./given-away";
import { pastOf } from "./occupants";
import { pagesTaken } from "./pages-taken";
import { SuccessorFinder } from "./successor-finder";

/**
 * Finds by the history where entries are whose files were renamed or moved, or whose number or the word in all addresses
 * was changed by hand (R2.10). An entry is the same when its number is, and it has a similar text, or its title in a file that
 * the same commit added; without its number when its file was renamed as git sees it.
 */
export async function findMoves(addresses: EntryAddresses, now: ContentNow): Promise<AddressMoves> {
  const moved: Redirect[] = [];
  const gone: GoneAddress[] = [];
  const product = productOf(now);
  // Nobody can say then where a page is.
  if (product === undefined) return { moved, gone };
  const replaced = await filesReplaced(addresses, now);
  for (const collection of allCollections) {
    if (collection.address === undefined && collection.order === undefined) continue;
    const past = await pastOf(addresses, collection);
    const finder = new SuccessorFinder(addresses, collection, now, past);
    const taken = await firstOwners(finder, replaced);
    moved.push(...taken.moved);
    gone.push(...taken.gone);
    for (const file of finder.goneFiles()) {
      const { entry, takenBy, last } = await finder.successor(file);
      const number = collection.order === undefined ? undefined : await numberOf(addresses, file);
      // The name of a file that was never accepted is no address.
      if (!isEntryId(collection, file.id) || (collection.address === undefined && number === undefined)) continue;
      const from = addressOf(collection, product, file.id, number);
      const to = entry && addressOfEntry(entry, collection, product);
      const isAnothers = entry !== undefined && (await isAnotherPerson(addresses, file, entry, past.files));
      if (isAnothers) {
        const hasAddress =
          to === from && hasPage(collection, { ...entry.file.fields }, Date.parse(file.commit.arrived));
        gone.push({ address: from, file, ...(hasAddress ? { inheritedBy: entry.path } : {}) });
      } else if (to === undefined) {
        if (taken.froms.has(from)) continue;
        if (collection.address === undefined && (await finder.isBackWithOwner(file, takenBy))) continue;
        const shown = await lastShown(addresses, file, last);
        gone.push({ address: from, file: shown, ...(takenBy === undefined ? {} : { takenBy }) });
      } else if (to !== from && (await wasPublic(addresses, file))) {
        const froms = fromsOf(collection, from, await lastFields(addresses, file));
        const isReused = await wasInPlaceOfAnother(addresses, file, past.files);
        moved.push(
          ...froms
            .filter((each) => !taken.froms.has(each) && (!isReused || each !== from))
            .map((each) => ({ from: each, to })),
        );
      }
    }
  }
  const numbers = await numbersMoved(addresses, now, product);
  const isReplaced = new Set(
    [...gone, ...replaced].flatMap(({ address, wentTo }) => (wentTo === undefined ? [] : address)),
  );
  return {
    moved: [...moved, ...numbers.moved, ...(await productMoved(addresses, now, product))],
    gone: [
      ...gone,
      ...numbers.gone,
      ...replaced,
      ...(await addressesReused(addresses, now)).filter(({ address }) => !isReplaced.has(address)),
      ...(await pagesTaken(addresses, now, product)),
    ],
  };
}

const addressOfEntry = ({ file }: Placed, collection: Collection, product: string): string =>
  addressOf(collection, product, file.id, { ...file.fields }[collection.number ?? ""]);

/** Where the word in the addresses was another one: every page that had it. */
async function productMoved(addresses: EntryAddresses, now: ContentNow, product: string): Promise<readonly Redirect[]> {
  const [file] = await addresses.past(collections.site);
  /** Word -> when it became another one, in ms since 1970. */
  const earlier = new Map<string, number>();
  for (const [at, { versions, commit }] of (file ? earlierStates(file, 0) : []).entries()) {
    const word = /^product:\s*["']?([a-z][a-z0-9]*)/m.exec(await addresses.textOf(versions[0] ?? ""))?.[1];
    if (word !== undefined && word !== product && !earlier.has(word))
      earlier.set(word, at === 0 ? Infinity : Date.parse(commit.date));
  }
  if (earlier.size === 0) return [];
  const added = new Map<number | undefined, number>();
  for (const person of await addresses.past(collections.people)) {
    const number = await numberOf(addresses, person);
    added.set(number, Math.min(added.get(number) ?? Infinity, Date.parse(person.commits.at(-1)?.date ?? "")));
  }
  const numbers = now
    .files("people")
    .flatMap(({ file: each }) => (each.collection === "people" && each.fields.profile ? [each.fields.serial_no] : []));
  return [...earlier].flatMap(([word, until]) => [
    ...publicPages
      .map((page) => ({ from: fixedPaths(word)[page], to: fixedPaths(product)[page] }))
      .filter(({ from, to }) => from !== to),
    ...numbers
      .filter((number) => (added.get(number) ?? Infinity) < until)
      .map((number) => ({ from: officeholderPath(word, number), to: officeholderPath(product, number) })),
  ]);
}
