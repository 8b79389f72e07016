import type { EntryFields } from "../collections/collection";
import type { CollectionName } from "../collections/collection-names";
import type { Company } from "../collections/company";
import type { EventAnswer, NewsAnswer } from "../api/answers";
import type { MembershipPlans } from "../collections/membership-plan";
import type { PageFile } from "../collections/pages/page-file";
import type { Partners } from "../collections/partner";
import type { Person } from "../collections/person";
import type { PreparedLines } from "./prepared-file";
import type { Redirects } from "../collections/redirects";
import type { SiteSettings } from "../collections/site-settings";
import type { Terms } from "../collections/terms";

/** What each kind of file is read as: events and news as the API answers them, the others as their fields. */
interface Contents {
  readonly event: EventAnswer;
  readonly news: NewsAnswer;
  readonly company: Company;
  readonly person: Person;
  readonly plans: MembershipPlans;
  readonly partners: Partners;
  readonly terms: Terms;
  readonly page: PageFile;
  readonly site: SiteSettings;
  readonly redirects: Redirects;
  readonly next: PreparedChange;
}

/** A parsed content file. `id` is the stem of the file name, `fields` what the file has; of a prepared change its own time. */
export type ContentFile = {
  [Kind in keyof Contents]: Pick<Contents, Kind> & {
    readonly kind: Kind;
    readonly id: string;
    readonly fields: EntryFields;
  };
}[keyof Contents];

/** A parsed content file and its path in the content folder. */
export interface PlacedFile {
  readonly path: string;
  readonly file: ContentFile;
}

/** A change of an entry that waits beside it (R15.24); it is no entry of its own. */
export interface PreparedChange extends PreparedLines {
  readonly collection: CollectionName;
  /** Path of the entry's file. */
  readonly entryPath: string;
  /** What the entry is from then on. */
  readonly file: ContentFile;
}
