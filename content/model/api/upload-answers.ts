import type { CollectionName } from "../collections/collection-names";
import type { Language } from "../text/language";

/** A content file that shows a picture or links to a document. */
export interface UploadUse {
  /** Whose form has it; absent for a file that no form shows, of which `_id` is the path. */
  readonly collection?: CollectionName;
  /** In the entry's prepared change. */
  readonly prepared?: true;
  readonly _id: string;
  readonly title: string;
  readonly title_jp?: string;
}

/** A picture or a document that was uploaded. */
export interface UploadAnswer {
  readonly kind: "picture" | "document";
  /** Below the content folder: `media/2026/x.jpg`. */
  readonly path: string;
  /** What it was called on the device that sent it, where the path does not say it. */
  readonly name?: string;
  /** `/media/2026/x.jpg`, as fields and texts name it. */
  readonly url: string;
  readonly bytes: number;
  /** Pixels, where the file says them. */
  readonly width?: number;
  readonly height?: number;
  /** When it was added: ISO 8601 with offset. */
  readonly addedAt?: string;
  readonly usedBy: readonly UploadUse[];
  /** How texts and fields describe the picture now, or what the links to the document say, in the order of their use. */
  readonly descriptions: Readonly<Record<Language, readonly string[]>>;
}

/** `GET /api/uploads`: newest first. */
export interface UploadsAnswer {
  readonly uploads: readonly UploadAnswer[];
}

/** `POST /api/documents`. */
export interface DocumentAddedAnswer {
  /** `/media/2026/agenda-1a2b3c4d.pdf`, as a text links to it. */
  readonly path: string;
  readonly bytes: number;
}

/** `POST /api/replaceUpload` with the paths `{path, by}` of two uploads of one kind: every use of the first is one of the second. */
export interface ReplacedAnswer {
  /** What `POST /api/undoReplacement` takes back, as `{commit}`, whose answer names the commit that did it. */
  readonly commit: string;
  /** How many content files were changed. */
  readonly changed: number;
  /** What names the file still: in words, or in a content file that has a fault. */
  readonly left: readonly UploadUse[];
}
