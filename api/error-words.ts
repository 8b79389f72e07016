import type { ErrorCode } from "../content/model/api/answers";
import type { Bilingual } from "../content/model/text/language";

/** Code -> status -> words. */
export const errorWords: Record<ErrorCode, Bilingual & { readonly status: number }> = {
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
    ja: "この項目のファイルに誤りがあります。システム担当者に修正を依頼してください。",
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
    en: "This file is in use. Take it out of the texts that use it first.",
    ja: "このファイルは使用中です。先に、使っている記事やページから外してください。",
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
    en: "There is no preview at the moment, because the website is being prepared. You can go on writing and save; the preview comes by itself.",
    ja: "ただいまサイトの準備中のため、プレビューを表示できません。入力と保存はそのまま続けられます。準備ができると、プレビューは自動で表示されます。",
  },
  "disk-full": {
    status: 507,
    en: "The server's disk is full. Nothing was saved.",
    ja: "サーバーのディスクがいっぱいのため、保存できませんでした。",
  },
};
