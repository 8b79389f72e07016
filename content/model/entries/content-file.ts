import type { EntryFields } from "../collections/collection";
import type { CollectionName } from "../collections/collection-names";
import type { Company } from "../collections/company";
import type { Event } from "../collections/event";
import type { MembershipPlans } from "../collections/membership-plan";
import type { PageFile } from "../collections/pages/page-file";
import type { NewsItem } from "../collections/news-item";
import type { Partners } from "../collections/partner";
import type { Person } from "../collections/person";
import type { PreparedLines } from "./prepared-file";
import type { Redirects } from "../collections/redirects";
import type { SiteSettings } from "../collections/site-settings";
import type { Terms } from "../collections/terms";

/** What the files of each collection hold, as its schema reads them. */
interface FieldsOf {
  readonly events: Event;
  readonly news: NewsItem;
  readonly companies: Company;
  readonly people: Person;
  readonly plans: MembershipPlans;
  readonly partners: Partners;
  readonly terms: Terms;
  readonly pages: PageFile;
  readonly site: SiteSettings;
  readonly redirects: Redirects;
}

/** `id` is the stem of the file's name, `version` its git blob id; `fields` are also read by names that code is given. */
interface Parsed<Name extends string, Fields> {
  readonly collection: Name;
  readonly id: string;
  readonly version: string;
  readonly fields: Fields & EntryFields;
}

/** The parsed file of an entry. */
export type EntryFile = { [Name in CollectionName]: Parsed<Name, FieldsOf[Name]> }[CollectionName];

/** A parsed content file; that of a prepared change has its own time for fields. */
export type ContentFile =
  | EntryFile
  | (Parsed<"next", Pick<PreparedChange, "publishAt">> & { readonly next: PreparedChange });

/** The parsed files of one collection, or of prepared changes. */
export type FileOf<Name extends ContentFile["collection"]> = Extract<ContentFile, { collection: Name }>;

/** A parsed content file and its path in the content folder. */
export interface PlacedFile {
  readonly path: string;
  readonly file: ContentFile;
}

/** A change of an entry that waits beside it (R15.24); it is no entry of its own. */
export interface PreparedChange extends PreparedLines {
  /** Path of the entry's file. */
  readonly entryPath: string;
  /** What the entry is from then on. */
  readonly file: EntryFile;
}
