import type { Collection, EntryFields } from "../../content/model/collections/collection";
import { collections } from "../../content/model/collections/collections";
import type { ContentFile } from "../../content/model/entries/content-file";
import { readEntry } from "../../content/model/entries/entry-file";
import { publicationState } from "../../content/model/publication/publication";
import { officeholderPath } from "../../content/model/pages/fixed-paths";
import type { Redirect } from "../../content/model/redirects/follow-redirects";
import type { EntryAddresses, PastFile } from "../entries/entry-addresses";

/** A content file where it is; `version` is its git blob id where it is known to be committed. */
export interface Placed {
  readonly path: string;
  readonly file: ContentFile;
  readonly version?: string;
}

/** A content folder as it is now. */
export interface ContentNow {
  has(path: string): boolean;
  files(kind: ContentFile["collection"]): readonly Placed[];
  /** The text of a file that is there. */
  textOf(path: string): string;
}

/** An address whose entry went away without one that continues it. */
export interface GoneAddress {
  readonly address: string;
  /** The last of its files, or the file as it was while it had the address. */
  readonly file: PastFile;
  /** Path of the entry that has the address now, by hand. */
  readonly takenBy?: string;
  /** Path of the file that the entry's own was renamed to, where it is another person's by its name. */
  readonly inheritedBy?: string;
  /** Path where the entry went whose file another entry took the place of. */
  readonly wentTo?: string;
  /** True where another entry is in its file since. */
  readonly isReused?: true;
}

/** What became of the addresses that the history knows. */
export interface AddressMoves {
  /** Addresses whose entry has another one now, in English. */
  readonly moved: readonly Redirect[];
  readonly gone: readonly GoneAddress[];
}

/** The number of the last version of a file. */
export async function numberOf(
  addresses: EntryAddresses,
  { collection, versions }: PastFile,
): Promise<number | undefined> {
  const [last] = versions;
  return last === undefined ? undefined : addresses.numberOf(collection, last);
}

/** The address of an entry in English: by its number where the collection has no addresses of its own. */
export const addressOf = ({ address }: Collection, product: string, id: string, serial: unknown): string =>
  address === undefined ? officeholderPath(product, String(serial)) : address + id;

/** The word in the addresses of all pages; undefined where `site.yml` has a fault. */
export function productOf(now: ContentNow): string | undefined {
  const [site] = now.files("site");
  return site?.file.collection === "site" ? site.file.fields.product : undefined;
}

/** True for an entry with these fields, undefined where they cannot be read, that has a page at a moment, in ms since 1970. */
export function hasPage(collection: Collection, fields: EntryFields | undefined, at: number): boolean {
  if (fields === undefined || (collection === collections.people && fields["profile"] === undefined)) return false;
  return publicationState(fields, at) === "public";
}

/** The fields of the newest version of a file; undefined where they cannot be read, as of one in another encoding. */
export async function fieldsOf(
  addresses: EntryAddresses,
  { collection, id, path, versions }: PastFile,
): Promise<EntryFields | undefined> {
  const text = await addresses.readableText(versions[0] ?? "");
  if (text === undefined) return undefined;
  const read = readEntry(collection, id, path, text);
  return read.ok ? read.fields : undefined;
}

/** The fields of the last version that can be read; none where there is none. */
export async function lastFields(addresses: EntryAddresses, file: PastFile): Promise<EntryFields> {
  for (const version of file.versions) {
    const fields = await fieldsOf(addresses, { ...file, versions: [version] });
    if (fields !== undefined) return fields;
  }
  return {};
}
