import type { Approval } from "../approval/approval";
import type { Bilingual, Language } from "../text/language";
import type { CollectionName } from "../collections/collection-names";
import type { FieldsOfEntries, SectionForm } from "../collections/field-form";
import type { TextWarning } from "./text-warning";

/** `GET /api/collections`: `single` is one file whose `_id` is the collection's name; `count` of entries. */
export interface CollectionSummary {
  readonly name: CollectionName;
  readonly kind: "list" | "single";
  readonly count: number;
  /** How many of them have a prepared change (R15.24); absent when none has. */
  readonly prepared?: number;
}

/**
 * `GET /api/collections/{name}` answers a list of them, `GET /api/collections/{name}/{_id}` one: the fields as the file
 * has them, texts of a Markdown file's two bodies among them.
 */
export interface EntryAnswer {
  readonly _id: string;
  /** Git blob id of the file (R9.7). */
  readonly version: string;
  readonly [field: string]: unknown;
}

/** `next` of an entry in lists: a change of it that waits for its time (R15.24). */
export interface PreparedSummary {
  /** Git blob id of its file. */
  readonly version: string;
  /** As the file has it; absent where it has none. */
  readonly publishAt?: string;
  /** Of a change without a time, which an administrator approves. */
  readonly approval?: Approval;
}

/** `GET /api/collections/{name}/{_id}?next=1`: the entry as it will be. */
export type PreparedAnswer = EntryAnswer & {
  /** `before`: the version of the entry on which the change was last written. */
  readonly next: PreparedSummary & { readonly before: string };
};

/** What a waiting change is listed as; without a version it cannot be read. */
export interface WaitingChange extends Partial<PreparedAnswer["next"]> {
  /** Why it waits although its time has come, or will wait then. */
  readonly problem?: { readonly field?: string; readonly message: string };
}

/** `GET /api/collections/{name}?next=1` answers a list of them: entries as they will be, those that cannot be read as they are. */
export type PreparedListAnswer = EntryAnswer & {
  readonly next: WaitingChange;
  /** The entry as it is. */
  readonly today: EntryAnswer;
};

/** `POST /api/collections/{name}`, `PUT /api/collections/{name}/{_id}`. */
export interface SavedEntryAnswer {
  readonly item: EntryAnswer;
  readonly version: string;
  /** Commit that holds the save; the newest one when nothing was to be changed. */
  readonly commit: string;
  /** Of an add call whose `Idempotency-Key` was used before: the version that was added then. */
  readonly addedVersion?: string;
  /** What visitors will not find of its texts; absent when there is nothing. */
  readonly warnings?: readonly TextWarning[];
}

/** `POST /api/collections/{name}/order`. */
export interface OrderedAnswer {
  readonly commit: string;
}

/** `POST /api/pictures`. */
export interface PictureAddedAnswer {
  /** As fields and Markdown name it: `/media/2026/logo-1a2b3c4d.png`. */
  readonly path: string;
  /** Pixels. */
  readonly width: number;
  /** Pixels. */
  readonly height: number;
}

/** `GET /api/collectionForms/{name}`: what a form needs to know of a collection, its words in the requested language. */
export interface CollectionForm {
  readonly name: CollectionName;
  /** "Member companies"; an entry of it is `entry`: "member company". */
  readonly label: string;
  readonly entry: string;
  /** False where entries are neither added nor deleted: pages and single files. */
  readonly growing: boolean;
  /** Field by which people order the entries, set by `POST /api/collections/{name}/order`. */
  readonly orderedBy?: string;
  /** Fields that name an entry, the first that is filled in counts; none where `entries` has the names. */
  readonly titleFields: readonly string[];
  /** Names of entries that have no title of their own: pages and single files, by `_id`. */
  readonly entries?: Readonly<Record<string, string>>;
  /** The picture of an entry in lists. */
  readonly pictureField?: string;
  /** Entries are taken off the site, which is not called deleting. */
  readonly ofMembers?: true;
  /** The field with the text of a Markdown file, whose translation mark is called `body`. */
  readonly bodyField?: string;
  /** The sections of the form in their order; without any, groups and lists are sections. */
  readonly sections?: readonly SectionForm[];
  /** Labels of the fields that the form does not have, by name. */
  readonly otherFields?: Readonly<Record<string, string>>;
  /** The fields of every entry; of pages, by `_id`. */
  readonly fields: FieldsOfEntries;
  /** Whether who asks may, or must, send a change for approval, or gives it. */
  readonly approval?: "may" | "must" | "gives";
}

/** `POST /api/previewEntry`: the entry as it would be saved. */
export interface PreviewQuestion {
  readonly collection: CollectionName;
  /** Of a new entry the one that it is to have; absent where the server makes it. */
  readonly _id?: string;
  /** The entry is to be added: an id that is taken is refused, one that the server makes is made again. */
  readonly isNew?: true;
  readonly fields: Readonly<Record<string, unknown>>;
  /** The fields are those of the entry's prepared change. */
  readonly next?: true;
  /** Path of the page to be shown, one of `pages` of an answer before; absent: the first that changes. */
  readonly page?: string;
}

/** The pages that the change touches, in both languages, and one of them as visitors would get it. */
export interface PreviewAnswer {
  /** The first 100, pages of the entry itself before others. */
  readonly pages: readonly PreviewedPage[];
  /** How many pages the change touches. */
  readonly total: number;
  /** The whole page without scripts; absent when it is `broken`, or no page changes and none was requested. */
  readonly html?: string;
  readonly page?: string;
  /** Why the page, or the site, cannot be made; for maintainers. */
  readonly broken?: string;
}

/** A link with which readers without a login see a draft, for each language. */
export interface DraftLinkAnswer {
  readonly links: Bilingual;
  /** ISO 8601. */
  readonly expires: string;
}

/** `GET /api/formOfPage`: where staff edit what a page of the site shows. */
export interface FormOfPageAnswer {
  readonly loggedIn: boolean;
  /** Address of the form, below `/ja` for a Japanese page; absent without a session, and where the page shows nothing of the content. */
  readonly form?: string;
}

export interface PreviewedPage {
  readonly path: string;
  readonly language: Language;
  readonly title: string;
}
