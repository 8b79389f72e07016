import type { EntryAnswer } from "../content/model/api/collection-answers";
import type { Challenge } from "altcha-lib";
import type { ErrorAnswer, ErrorCode, EventAnswer, NewsAnswer } from "../content/model/api/answers";
import type { Bilingual, Language } from "../content/model/text/language";
import type { Fault } from "../content/model/problems/fault";
import { faultWords } from "../content/model/problems/fault-words";
import { errorCode } from "./support/error-code";
import { StoreError, type Obstacle, type StoreErrorCode } from "./store/content-store";

/** What an error may say beside its code. */
export interface ErrorDetails {
  /** Replaces the code's own words. */
  readonly words?: Bilingual;
  /** Field name -> what is wrong with it; worded in the request's language on the way out. */
  readonly fields?: Readonly<Record<string, Fault>>;
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
    super(details.words?.en ?? table[code].en, { cause: details.cause });
    this.name = "ApiError";
  }

  get status(): number {
    return table[this.code].status;
  }
}

/** Code -> status -> words. */
const table: Record<ErrorCode, Bilingual & { readonly status: number }> = {
  "invalid-input": { status: 400, en: "Please check the marked fields.", ja: "入力内容をご確認ください。" },
  "bad-image": {
    status: 400,
    en: "The image could not be read. Please choose another JPEG, PNG or WebP image.",
    ja: "画像を読み込めませんでした。別のJPEG、PNG、WebP画像を選んでください。",
  },
  "wrong-password": { status: 401, en: "Wrong password", ja: "パスワードが違います" },
  unauthorized: { status: 401, en: "Unauthorized", ja: "ログインが必要です" },
  "passkey-refused": {
    status: 401,
    en: "This passkey was not accepted. Please try again.",
    ja: "このパスキーではログインできませんでした。もう一度お試しください。",
  },
  "password-off": {
    status: 403,
    en: "The login by password is turned off. Please log in with your passkey.",
    ja: "パスワードでのログインは停止されています。パスキーでログインしてください。",
  },
  "administrator-required": {
    status: 403,
    en: "Only an administrator can do this.",
    ja: "この操作ができるのは管理者だけです。",
  },
  "cross-site": {
    status: 403,
    en: "This request came from another website and was refused.",
    ja: "別のサイトからのリクエストのため、受け付けませんでした。",
  },
  "not-found": { status: 404, en: "Not found", ja: "見つかりませんでした" },
  "entry-left-out": {
    status: 404,
    en: "The file of this item has a fault. Ask a maintainer to correct it.",
    ja: "この項目のファイルに誤りがあります。サイト管理者に修正を依頼してください。",
  },
  "method-not-allowed": {
    status: 405,
    en: "This address does not answer this method.",
    ja: "このアドレスでは使えない操作です。",
  },
  timeout: { status: 408, en: "The request took too long.", ja: "時間内に送信が終わりませんでした。" },
  "stale-version": {
    status: 409,
    en: "Somebody saved a newer version in the meantime.",
    ja: "ほかの人が先に新しい版を保存しました。",
  },
  "in-use": {
    status: 409,
    en: "This image is in use. Take it out of the texts that show it first.",
    ja: "この画像は使用中です。先に、この画像を表示している記事やページから外してください。",
  },
  "staff-refused": {
    status: 409,
    en: "This change of the staff is not possible.",
    ja: "スタッフの設定をこのように変更することはできません。",
  },
  "unreadable-version": {
    status: 422,
    en: "This version cannot be read any more.",
    ja: "この版は読み込めません。",
  },
  "too-large": { status: 413, en: "What was sent is too large.", ja: "送信されたデータが大きすぎます。" },
  "unsupported-type": {
    status: 415,
    en: "Send a form (multipart/form-data) or JSON.",
    ja: "フォーム（multipart/form-data）またはJSONで送信してください。",
  },
  "too-many-tries": {
    status: 429,
    en: "Too many tries. Please wait a while and try again.",
    ja: "試行回数が多すぎます。しばらく待ってから、もう一度お試しください。",
  },
  "proof-required": {
    status: 429,
    en: "Unusually many messages are arriving at the moment, so your device has to complete an automatic check before sending.",
    ja: "現在、通常より多くのお問い合わせが届いているため、送信の前にお使いの端末で自動確認が必要です。",
  },
  internal: {
    status: 500,
    en: "Something went wrong. Please try again.",
    ja: "エラーが発生しました。もう一度お試しください。",
  },
  "captcha-unavailable": {
    status: 503,
    en: "The verification service does not answer at the moment, so your message was not sent. Please try again in a few minutes.",
    ja: "送信前の確認に使うサービスに接続できないため、送信できませんでした。数分おいてから、もう一度お試しください。",
  },
  "store-busy": {
    status: 503,
    en: "Another save is in progress. Please try again in a moment.",
    ja: "別の保存を処理しています。少し待ってから、もう一度お試しください。",
  },
  "store-unavailable": {
    status: 503,
    en: "Saving is not possible at the moment. Please try again later.",
    ja: "現在、保存できません。しばらくしてから、もう一度お試しください。",
  },
  "remote-unavailable": {
    status: 503,
    en: "The place where all servers keep the content cannot be reached, so the save could not be confirmed. Please try again in a moment.",
    ja: "サーバー共通の保存先に接続できないため、保存を完了できませんでした。少し待ってから、もう一度お試しください。",
  },
  "preview-unavailable": {
    status: 503,
    en: "There is no preview at the moment, because the website is being prepared. You can go on writing and save; please try again in a minute.",
    ja: "ただいまサイトの準備中のため、プレビューを表示できません。入力と保存はそのまま続けられます。1分ほどおいてから、もう一度お試しください。",
  },
  "disk-full": {
    status: 507,
    en: "The server's disk is full. Nothing was saved.",
    ja: "サーバーのディスクがいっぱいのため、保存できませんでした。",
  },
};

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
        ja: "このサーバーとほかのサーバーの内容が食い違っているため、保存できませんでした。サイト管理者にご連絡ください。",
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
  merge: { en: "A maintainer is in the middle of a merge", ja: "サイト管理者が変更の統合（merge）をしている途中です" },
  "cherry-pick": {
    en: "A maintainer is in the middle of a cherry-pick",
    ja: "サイト管理者が変更の取り込み（cherry-pick）をしている途中です",
  },
  revert: {
    en: "A maintainer is in the middle of a revert",
    ja: "サイト管理者が変更の取り消し（revert）をしている途中です",
  },
  rebase: {
    en: "A maintainer is in the middle of a rebase",
    ja: "サイト管理者が変更の並べ替え（rebase）をしている途中です",
  },
  bisect: {
    en: "A maintainer is in the middle of a bisect",
    ja: "サイト管理者が原因の調査（bisect）をしている途中です",
  },
  "no-branch": {
    en: "A maintainer is looking at an earlier state of the content",
    ja: "サイト管理者が以前の時点の内容を確認している途中です",
  },
  "new-branch": {
    en: "A maintainer has changed to a new branch, which has no content yet",
    ja: "サイト管理者が、まだ内容のない新しいブランチに切り替えています",
  },
  "git-command": {
    en: "A maintainer's git command is at work, or broke off",
    ja: "サイト管理者のgitの操作が続いているか、途中で止まっています",
  },
  "git-settings": {
    en: "The settings of git on the server have a fault, and a maintainer has to mend it",
    ja: "サイト管理者による修正が必要です（サーバーのgitの設定に誤りがあります）",
  },
  damaged: {
    en: "The content on the server is damaged, and a maintainer has to restore it",
    ja: "サイト管理者による復元が必要です（サーバー上のコンテンツが壊れています）",
  },
};

/** Why the store refuses saves, in a sentence for staff without paths and words of programs. */
export function refusalWords(refusal: StoreError): Bilingual {
  if (refusal.obstacle) {
    const { en, ja } = obstacles[refusal.obstacle];
    return { en: `${en}.`, ja: `${ja}。` };
  }
  const { code, details } = storeFaults[refusal.code];
  const { en, ja } = details?.words ?? table[code];
  return { en, ja };
}

function obstacleWords(obstacle: Obstacle): Bilingual {
  const { en, ja } = obstacles[obstacle];
  return {
    en: `${en}; your text is kept, and can be saved when that has ended. If it takes long, ask a maintainer.`,
    ja: `${ja}。入力した内容は残っています。終わってから保存してください。長く続く場合は、サイト管理者にご連絡ください。`,
  };
}

/** Converts any thrown value to an ApiError; an unexpected one becomes the cause of "internal", for the log. */
export function toApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  if (thrown instanceof StoreError) {
    const { code, details } = storeFaults[thrown.code];
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
      message: (words ?? table[error.code])[language],
      ...(fields === undefined ? {} : { fields: worded(fields, language) }),
      ...(current === undefined ? {} : { current }),
      ...(challenge === undefined ? {} : { challenge }),
    },
  };
}

function worded(fields: Readonly<Record<string, Fault>>, language: Language): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([field, what]) => [field, faultWords(what, language)]));
}
