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
  // 執筆中のお知らせ。保存や表示を妨げるものではない
  languagesDiffer: "英語では「{en}」、日本語では「{ja}」となっており、内容に差があります",
  linkInEnglishOnly: "英語にだけあるリンクがあります：{target}",
  linkInJapaneseOnly: "日本語にだけあるリンクがあります：{target}",
  picturesDiffer: "画像の数が、英語（{en}）と日本語（{ja}）で異なります",
  weekdayWrong: "「{written}」とありますが、{year}年のこの日は{weekday}曜日です",
  headingSkips:
    "見出し「{text}」のレベルが{before}から{level}に飛んでいます。見出しは1段ずつ下げると、読み上げで内容をたどりやすくなります",
  linkWords: "「{text}」だけではリンク先がわかりません。リンク先を表す言葉にすることをお勧めします",
  pictureNamedByFile: "画像の説明がファイル名のままです：「{text}」。画像の内容を説明してください",
  pictureUndescribed: "リンクになっている画像に説明がありません（{target}）。リンク先がわかる説明を入力してください",
  sentenceLong: "{length}語の長い文があります：「{start} …」。2文に分けると読みやすくなります",
  sentenceLongJapanese: "{length}文字の長い文があります：「{start}…」。2文に分けると読みやすくなります",
};
