import {
  contactLimits,
  type ContactField,
  type ContactProblem,
  type ContactProblems,
} from "../../content/model/api/contact-form";
import type { Bilingual, Language } from "../../content/model/text/language";

/** The words for each mistake in the contact form, also for those that a browser's own checks already prevent. */
const words: Record<ContactProblem, Bilingual> = {
  nameRequired: { en: "Name is required", ja: "お名前を入力してください" },
  emailRequired: { en: "Email is required", ja: "メールアドレスを入力してください" },
  emailInvalid: { en: "Email is invalid", ja: "メールアドレスの形式が正しくありません" },
  messageRequired: { en: "Message is required", ja: "お問い合わせ内容を入力してください" },
  captchaRequired: { en: "Please verify you are not a robot", ja: "ロボットではないことを確認してください" },
  typeUnknown: { en: "Please choose one of the inquiry types", ja: "お問い合わせの種類を選んでください" },
  tooLong: { en: "Please use at most {max} characters", ja: "{max}文字以内で入力してください" },
  controlCharacters: {
    en: "Please remove line breaks and invisible control characters",
    ja: "改行や目に見えない制御文字を取り除いてください",
  },
  brokenCharacter: {
    en: "One character is broken; please type it again",
    ja: "壊れている文字があります。入力し直してください",
  },
};

/** Field -> what is wrong with it, in the language asked for; undefined when nothing is. */
export function contactProblemWords(problems: ContactProblems, language: Language): Record<string, string> | undefined {
  const said = Object.entries(problems).map(
    ([field, problem]) => [field, words[problem][language].replace("{max}", limitOf(field))] as const,
  );
  return said.length === 0 ? undefined : Object.fromEntries(said);
}

function limitOf(field: string): string {
  return isContactField(field) ? String(contactLimits[field]) : "";
}

function isContactField(field: string): field is ContactField {
  return field in contactLimits;
}
