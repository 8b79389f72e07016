import type { Bilingual, Language } from "../../content/model/text/language";
import { plainStyle } from "../http/plain-style";

interface Notice {
  readonly title: string;
  readonly text: string;
}

/** A page in both languages, one of them first, that says why the draft is not there; `head` is added to its head. */
function noticePage(notice: Bilingual<Notice>, head = "", first: Language = "en"): string {
  const second = first === "en" ? "ja" : "en";
  const [own, other] = [notice[first], notice[second]];
  return `<!doctype html>
<html lang="${first}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
${head}<title>${own.title} / ${other.title}</title>
<style>${plainStyle}</style></head>
<body><main class="notice"><h1>${own.title}</h1><p>${own.text}</p>
<div lang="${second}"><h2>${other.title}</h2><p>${other.text}</p></div></main></body></html>
`;
}

/** While the site is being prepared. */
export const waiting = noticePage(
  {
    en: {
      title: "One moment, please",
      text: "The draft cannot be shown yet, because the website is being prepared. This page reloads by itself.",
    },
    ja: {
      title: "しばらくお待ちください",
      text: "サイトを準備しているため、下書きをまだ表示できません。このページは自動的に再読み込みされます。",
    },
  },
  '<meta http-equiv="refresh" content="5">',
);

const noPage: Bilingual<Notice> = {
  en: {
    title: "Page not found",
    text: "This link may have expired or been taken back. Please ask whoever sent it.",
  },
  ja: {
    title: "ページが見つかりません",
    text: "リンクの有効期限が切れたか、無効にされた可能性があります。送り主にご確認ください。",
  },
};
/** For every link that shows nothing: one that has expired, was taken back or is no link of ours, by the language of its page. */
export const noDraft: Readonly<Record<Language, string>> = {
  en: noticePage(noPage),
  ja: noticePage(noPage, "", "ja"),
};

/** For a household that opened too many links, or too many wrong ones. */
export const tooMany = noticePage({
  en: {
    title: "Please try again later",
    text: "Links to drafts were opened many times from your network. Please wait ten minutes, then reload this page.",
  },
  ja: {
    title: "時間をおいてもう一度お試しください",
    text: "お使いのネットワークから、下書きへのリンクが何度も開かれました。10分ほど待ってから、このページを再読み込みしてください。",
  },
});
