import type { EntryAnswer } from "../content/model/api/collection-answers";
import type { Challenge } from "altcha-lib";
import type { ErrorAnswer, ErrorCode, EventAnswer, NewsAnswer } from "../content/model/api/answers";
import type { Bilingual, Language } from "../content/model/text/language";
import type { PlacedFault } from "../content/model/problems/fault";
import { placedFaultWords } from "../content/model/problems/fault-words";
import { errorCode } from "./support/error-code";
import { StoreError, type Obstacle, type StoreErrorCode } from "./store/content-store";
import { errorWords } from "./error-words";

/** What an error may say beside its code. */
export interface ErrorDetails {
  /** Replaces the code's own words. */
  readonly words?: Bilingual;
  /** Field name -> what is wrong with it; worded in the request's language on the way out. */
  readonly fields?: Readonly<Record<string, PlacedFault>>;
  /** The item as it is now, with `stale-version` (R9.7). */
  readonly current?: EventAnswer | NewsAnswer | EntryAnswer;
  /** With `proof-required`: the puzzle to solve. */
  readonly challenge?: Challenge;
  /** Seconds, sent as `Retry-After`. */
  readonly retryAfter?: number;
  /** A state that ends by itself and is no fault of the service: it is not logged as an error. */
  readonly expected?: true;
  /** Methods that would have been right, sent as `Allow`. */
  readonly allow?: readonly string[];
  /** HTML in place of the JSON: a form that a browser sent by itself, with what is wrong. */
  readonly page?: string;
  readonly cause?: unknown;
}

/** The one error class of the API: a code, which decides status and words, and details. */
export class ApiError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly details: ErrorDetails = {},
  ) {
    super(details.words?.en ?? errorWords[code].en, { cause: details.cause });
    this.name = "ApiError";
  }

  get status(): number {
    return errorWords[this.code].status;
  }
}

const storeFaults: Record<StoreErrorCode, { readonly code: ErrorCode; readonly details?: ErrorDetails }> = {
  starting: {
    code: "store-unavailable",
    details: {
      retryAfter: 2,
      expected: true,
      words: {
        en: "The server is starting. Please try again in a moment.",
        ja: "サーバーを起動しています。少し待ってから、もう一度お試しください。",
      },
    },
  },
  busy: { code: "store-busy", details: { retryAfter: 2 } },
  "no-branch": { code: "store-unavailable", details: { retryAfter: 30 } },
  "disk-full": { code: "disk-full" },
  "read-only": {
    code: "store-unavailable",
    details: {
      retryAfter: 60,
      words: {
        en: "The server's disk is read-only. Nothing was saved.",
        ja: "サーバーのディスクが読み取り専用のため、保存できませんでした。",
      },
    },
  },
  "remote-unavailable": { code: "remote-unavailable", details: { retryAfter: 10 } },
  "remote-diverged": {
    code: "remote-unavailable",
    details: {
      retryAfter: 60,
      words: {
        en: "This server and the others have different content, so nothing was saved. Please ask a maintainer to bring the two together.",
        ja: "このサーバーとほかのサーバーの内容が食い違っているため、保存できませんでした。システム担当者にご連絡ください。",
      },
    },
  },
  "saved-before": { code: "internal" },
  closed: { code: "store-unavailable", details: { retryAfter: 10 } },
  "invalid-change": { code: "internal" },
  failed: { code: "internal" },
};

/** What a maintainer is doing in the repository while nothing can be saved, as a clause without its full stop. */
const obstacles: Record<Obstacle, Bilingual> = {
  merge: {
    en: "A maintainer is in the middle of a merge",
    ja: "システム担当者が変更の統合（merge）をしている途中です",
  },
  "cherry-pick": {
    en: "A maintainer is in the middle of a cherry-pick",
    ja: "システム担当者が変更の取り込み（cherry-pick）をしている途中です",
  },
  revert: {
    en: "A maintainer is in the middle of a revert",
    ja: "システム担当者が変更の取り消し（revert）をしている途中です",
  },
  rebase: {
    en: "A maintainer is in the middle of a rebase",
    ja: "システム担当者が変更の並べ替え（rebase）をしている途中です",
  },
  bisect: {
    en: "A maintainer is in the middle of a bisect",
    ja: "システム担当者が原因の調査（bisect）をしている途中です",
  },
  "no-branch": {
    en: "A maintainer is looking at an earlier state of the content",
    ja: "システム担当者が以前の時点の内容を確認している途中です",
  },
  "new-branch": {
    en: "A maintainer has changed to a new branch, which has no content yet",
    ja: "システム担当者が、まだ内容のない新しいブランチに切り替えています",
  },
  "git-command": {
    en: "A maintainer's git command is at work, or broke off",
    ja: "システム担当者のgitの操作が続いているか、途中で止まっています",
  },
  "git-settings": {
    en: "The settings of git on the server have a fault, and a maintainer has to mend it",
    ja: "システム担当者による修正が必要です（サーバーのgitの設定に誤りがあります）",
  },
  damaged: {
    en: "The content on the server is damaged, and a maintainer has to restore it",
    ja: "システム担当者による復元が必要です（サーバー上のコンテンツが壊れています）",
  },
  "data-folder": {
    en: "The server's data folder is missing or may not be written, and a maintainer has to bring it back",
    ja: "システム担当者による復元が必要です（サーバーのデータフォルダーが見つからないか、書き込めません）",
  },
  path: {
    en: "A file, link or submodule is in the place of a folder of the content, and a maintainer has to move it",
    ja: "システム担当者による対応が必要です（保存先のフォルダーの場所に、ファイルやリンクが置かれています）",
  },
};

/** Why the store refuses saves, in a sentence for staff without paths and words of programs. */
export function refusalWords(refusal: StoreError): Bilingual {
  if (refusal.obstacle) {
    const { en, ja } = obstacles[refusal.obstacle];
    return { en: `${en}.`, ja: `${ja}。` };
  }
  const { code, details } = storeFaults[refusal.code];
  const { en, ja } = details?.words ?? errorWords[code];
  return { en, ja };
}

function obstacleWords(obstacle: Obstacle): Bilingual {
  const { en, ja } = obstacles[obstacle];
  return {
    en: `${en}; your text is kept, and can be saved when that has ended. If it takes long, ask a maintainer.`,
    ja: `${ja}。入力した内容は残っています。終わってから保存してください。長く続く場合は、システム担当者にご連絡ください。`,
  };
}

/** Converts any thrown value to an ApiError; an unexpected one becomes the cause of "internal", for the log. */
export function toApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  if (thrown instanceof StoreError) {
    const { code, details } = storeFaults[thrown.obstacle === "path" ? "no-branch" : thrown.code];
    const words = thrown.obstacle && obstacleWords(thrown.obstacle);
    return new ApiError(code, { ...details, ...(words && { words }), cause: thrown });
  }
  return new ApiError(systemFault(thrown), { cause: thrown });
}

function systemFault(thrown: unknown): ErrorCode {
  const code = errorCode(thrown);
  if (code === "ENOSPC" || code === "EDQUOT") return "disk-full";
  return code === "EROFS" ? "store-unavailable" : "internal";
}

/** The body of an error answer, in the requested language. */
export function errorAnswer(error: ApiError, language: Language): ErrorAnswer {
  const { words, fields, current, challenge } = error.details;
  return {
    error: {
      code: error.code,
      message: (words ?? errorWords[error.code])[language],
      ...(fields === undefined ? {} : { fields: worded(fields, language) }),
      ...(current === undefined ? {} : { current }),
      ...(challenge === undefined ? {} : { challenge }),
    },
  };
}

function worded(fields: Readonly<Record<string, PlacedFault>>, language: Language): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([field, what]) => [field, placedFaultWords(what, language)]));
}
