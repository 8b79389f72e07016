import type { textFaultWordsEn } from "./fault-words-text-en";

/** The same in Japanese. */
export const textFaultWordsJa: Readonly<Record<keyof typeof textFaultWordsEn, string>> = {
  linkNowhere:
    "リンク先がありません：「{target}」。https://…、/events のようなページ、メールアドレス、または #プログラム のような本文中の見出しを書いてください",
  linkOfTwo: "1つのリンクにアドレスが2つあります：「{target}」。アドレスごとにリンクを分けてください",
  linkCutShort:
    "アドレスの初めの部分しかリンクになりません：「{target}」。空白を %20 に置き換えて <アドレス> と書くか、[文字](アドレス) と書いてください。アドレスが途中で終わる場合は、そこで括弧を閉じてください",
  partMissing: "リンク先の見出しが本文にありません：「{target}」",
  pictureNotShown:
    "表示されない画像があります：「{target}」。表示できるのは、このサイトのJPEG、PNG、WebP、SVGだけです。画像をJPEGかPNGでアップロードするか、/media/2026/picnic.jpg のようなパスを書いてください",
  fileNotServed:
    "サイトでは公開されないファイルへのリンクがあります：「{target}」。/media で公開されるのは画像とPDFだけです。PDFで保存するか、ファイルをほかのウェブサイトに置き、https:// から始まるアドレスを書いてください",
  markerMisspelt:
    "日本語本文の始まりのように見えますが、そのようには読み込まれません。行の先頭から「{marker}」とだけ書いてください",
  linkToNothing:
    "このサイトにないページへのリンクがあります：「{target}」。アドレスを直すか、「転送」のフォームで転送先を設定してください",
  linkLetterCase: "リンク先の大文字と小文字が、ページのアドレスと異なります：「{target}」。{address} と書いてください",
  linkNotPublic:
    "現在公開されていないページへのリンクがあります（下書き、公開前、または公開終了）：「{target}」。リンク先を公開するか、リンクを外してください",
  htmlNotShown: "表示されないHTMLがあります：<{tag}>。タグを使わずに文章を書いてください",
};
