import type { Language } from "../content/model/text/language";

/** English field messages of the model and the API -> Japanese; `*` stands for a number or a quoted value. */
const japanese: readonly (readonly [english: string, japanese: string])[] = [
  ["is required", "必須項目です"],
  ["must be a text", "文字で入力してください"],
  ["must have at most * characters", "*文字以内で入力してください"],
  ["must be one line without control characters", "改行や制御文字を含まない1行で入力してください"],
  ["contains half of a character; type it again", "壊れている文字があります。入力し直してください"],
  ["must be at most 100 KB", "100KB以内にしてください"],
  ["contains control characters; remove them", "制御文字が含まれています。取り除いてください"],
  ["must be YYYY-MM-DD, got *", "YYYY-MM-DDの形式で入力してください（入力値：*）"],
  ["must be YYYY-MM-DD", "YYYY-MM-DDの形式で入力してください"],
  [
    "must be YYYY-MM-DD or YYYY-MM-DD to YYYY-MM-DD",
    "YYYY-MM-DD、または「YYYY-MM-DD to YYYY-MM-DD」の形式で入力してください",
  ],
  [
    'must be YYYY-MM-DD or "YYYY-MM-DD to YYYY-MM-DD" with the end not before the start, got *',
    "YYYY-MM-DD、または「YYYY-MM-DD to YYYY-MM-DD」の形式で入力し、終了日は開始日以降にしてください（入力値：*）",
  ],
  ["Please provide an end date for multi-day events", "複数日のイベントには終了日を入力してください"],
  [
    "must be a web address beginning with https://, http:// or www.",
    "https://、http://、www. のいずれかで始まるアドレスを入力してください",
  ],
  [
    "must be the path of a picture under /media/, like /media/2026/picnic.jpg",
    "/media/2026/picnic.jpg のような画像のパスを入力してください",
  ],
  ["must be an e-mail address", "メールアドレスを入力してください"],
  ["must be a whole number above 0", "1以上の整数を入力してください"],
  ["must be an id made of a-z, 0-9 and -", "半角の英小文字、数字、ハイフンだけのIDを入力してください"],
  ["must have at most * labels", "*個以内で入力してください"],
  ['must be one day when isMultiDay is "false"', "1日のイベントでは終了日を指定できません"],
  ['must be "true" or "false"', "true または false を指定してください"],
  ["must be the version of an item: 40 hexadecimal digits", "項目の版（40桁の16進数）を指定してください"],
  ["must be a UUID", "UUIDを指定してください"],
  ["must be a commit: 40 hexadecimal digits", "コミット（40桁の16進数）を指定してください"],
  ['must be "events" or "news"', "events または news を指定してください"],
  ['must have the format "html"', "format には html を指定してください"],
  [
    'must be a text, or {"format": "html", "content": a text}',
    "文字、または {format: html, content: 文字} の形式で送信してください",
  ],
  ["must not nest quotes or lists more than * levels deep", "引用や箇条書きの入れ子は*段までにしてください"],
  ["is nested too deeply", "入れ子が深すぎます"],
  ["is not a field of this form", "このフォームにない項目です"],
  ["could not be read as a picture", "画像として読み込めませんでした"],
  ["The picture must be a JPEG, PNG or WebP file.", "画像はJPEG、PNG、WebPのいずれかにしてください。"],
  [
    "The picture has more than 40 megapixels. Please make it smaller first.",
    "画像が4,000万画素を超えています。小さくしてから選んでください。",
  ],
];

const patterns = japanese.map(([english, words]) => {
  const escaped = english.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replace("*", "([^]*)");
  return { pattern: new RegExp(`^${escaped}$`), words };
});

/** A field's message in the language asked for; a message without a translation stays English. */
export function translateFieldMessage(message: string, language: Language): string {
  if (language === "en") return message;
  for (const { pattern, words } of patterns) {
    const match = pattern.exec(message);
    // A function, because a typed value may contain `$&`.
    if (match) return words.replace("*", () => match[1] ?? "");
  }
  return message;
}
