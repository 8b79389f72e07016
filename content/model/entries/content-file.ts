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

/** A parsed content file. `id` is the stem of the file name. */
export type ContentFile =
  | { readonly kind: "event"; readonly id: string; readonly event: EventAnswer }
  | { readonly kind: "news"; readonly id: string; readonly news: NewsAnswer }
  | { readonly kind: "company"; readonly id: string; readonly company: Company }
  | { readonly kind: "person"; readonly id: string; readonly person: Person }
  | { readonly kind: "plans"; readonly id: string; readonly plans: MembershipPlans }
  | { readonly kind: "partners"; readonly id: string; readonly partners: Partners }
  | { readonly kind: "terms"; readonly id: string; readonly terms: Terms }
  | { readonly kind: "page"; readonly id: string; readonly page: PageFile }
  | { readonly kind: "site"; readonly id: string; readonly site: SiteSettings }
  | { readonly kind: "redirects"; readonly id: string; readonly redirects: Redirects }
  | { readonly kind: "next"; readonly id: string; readonly next: PreparedChange };

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

/** What a file holds: an event's or news item's answer, else the fields. */
export function contentOf(file: ContentFile): Readonly<Record<string, unknown>> {
  return (file as unknown as Readonly<Record<string, Readonly<Record<string, unknown>>>>)[file.kind] ?? {};
}
