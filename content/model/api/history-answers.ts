import type { EntryName } from "./answers";
import type { Focus } from "../media/picture-focus";
import type { Language } from "../text/language";
import type { UploadUse } from "./upload-answers";

/** The kinds of items as addresses and folders name them. */
export type ItemFolder = "events" | "news";

/** What a commit did to an item; "restored": after a delete; "checked": no change, only a confirmation that both languages agree. */
export type RevisionChange = "added" | "edited" | "deleted" | "restored" | "checked";

/** One commit of an item's history. */
export interface RevisionAnswer {
  /** Commit id, 40 hex digits. */
  readonly commit: string;
  readonly author: string;
  /** ISO 8601 with offset. */
  readonly date: string;
  /** First line of the commit's message. */
  readonly message: string;
  /** The item's version from then on; absent when the commit deleted it. */
  readonly version?: string;
  readonly change: RevisionChange;
  /** True when the commit confirms that both languages agree. */
  readonly translationChecked?: true;
  /** True of a commit that takes back what staff had saved, though it is no revert. */
  readonly takesBack?: true;
}

/** `GET /api/history/{kind}/{id}`: newest first. */
export interface HistoryAnswer {
  readonly revisions: readonly RevisionAnswer[];
  /** A save that the content's history does not hold any more. */
  readonly dropped?: RevisionAnswer;
  /** How many older ones are not listed. */
  readonly older: number;
}

/** A save whose change is not in the content any more, though nobody reverted it. */
export interface TakenBackAnswer extends EntryName {
  readonly path: string;
  /** The save. */
  readonly commit: string;
  readonly author: string;
  /** ISO 8601 with offset. */
  readonly date: string;
  /** The commit that took it back; absent when the branch was moved to where the save is not. */
  readonly by?: { readonly author: string; readonly commit: string };
  /** False when the save deleted the entry. */
  readonly canReturn: boolean;
}

/** An item that was deleted and can be brought back. */
export interface DeletedItemAnswer {
  readonly _id: string;
  readonly title: string;
  readonly title_jp?: string;
  /** Of events and news. */
  readonly date?: string;
  /** The last version: what `restoreItem` takes. */
  readonly version: string;
  /** ISO 8601 with offset. */
  readonly deletedAt: string;
  readonly deletedBy: string;
}

/** `GET /api/deleted/{kind}`: newest first, at most 100. */
export interface DeletedItemsAnswer {
  readonly items: readonly DeletedItemAnswer[];
}

/** Translation state of a field; `language` is the one that needs work. "machine": no person has confirmed its text. */
export type TranslationMark =
  | { readonly state: "complete" }
  | { readonly state: "missing" | "machine"; readonly language: Language }
  | {
      readonly state: "outdated";
      readonly language: Language;
      /** When the other language changed without this one: ISO 8601 with offset. */
      readonly since: string;
    };

/** Path of a field -> its mark: `title`, `body`, `promotion.lines.0`. A field that has no text in either language has none. */
export type TranslationMarks = Readonly<Record<string, TranslationMark>>;

/** `GET /api/translations/{kind}`: id -> marks, for every item of the list. */
export interface TranslationsAnswer {
  readonly items: Readonly<Record<string, TranslationMarks>>;
}

/** A picture or document that was uploaded. */
export interface PictureAnswer {
  /** Below the content folder: `media/2026/x.jpg`. */
  readonly path: string;
  /** What it was called on the device that sent it, where the path does not say it. */
  readonly name?: string;
  /** `/media/2026/x.jpg`. */
  readonly url: string;
  readonly bytes: number;
  /** What of a picture stays in sight where pages crop it; absent: the centre. */
  readonly focus?: Focus;
  readonly usedBy: readonly UploadUse[];
}

/** `GET /api/pictures`: unused ones first. */
export interface PicturesAnswer {
  readonly pictures: readonly PictureAnswer[];
}

/** `POST /api/focusPicture` with `{path, focus}`. */
export interface FocusedPictureAnswer {
  readonly path: string;
  readonly focus: Focus;
  readonly commit: string;
}

/** `POST /api/deletePicture`. `version` and `commit` are the commit that deleted it. */
export interface DeletedPictureAnswer {
  readonly path: string;
  readonly version: string;
  readonly commit: string;
}
