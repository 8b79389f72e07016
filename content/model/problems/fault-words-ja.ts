import type { FaultCode } from "./fault";
import { mediaFaultWordsJa } from "./fault-words-media-ja";
import { textFaultWordsJa } from "./fault-words-text-ja";

/** Fault code -> its Japanese words; each names the same parameters as the English ones. */
export const faultWordsJa: Readonly<Record<FaultCode, string>> = {
  ...mediaFaultWordsJa,
  ...textFaultWordsJa,

  required: "必須項目です",
  notText: "文字で入力してください",
  tooLong: "{max}文字以内で入力してください",
  tooManyLabels: "{max}個以内で入力してください",
  notOneLine: "改行や制御文字を含まない1行で入力してください",
  halfCharacter: "壊れている文字があります。入力し直してください",
  controlCharacters: "制御文字が含まれています。取り除いてください",
  bodyTooLarge: "100KB以内にしてください",
  dateForm: 'YYYY-MM-DDの形式で入力してください（入力値："{got}"）',
  noSuchDay: '暦にない日付です（入力値："{got}"）',
  shortYear: '年は2026のように西暦4桁で入力してください（入力値："{got}"）',
  eventDateForm:
    'YYYY-MM-DD、または「YYYY-MM-DD to YYYY-MM-DD」の形式で入力し、終了日は開始日以降にしてください（入力値："{got}"）',
  endDateMissing: "複数日のイベントには終了日を入力してください",
  notOneDay: "1日のイベントでは終了日を指定できません",
  momentForm:
    '2026-12-01T09:00+09:00 のように、時差を付けた2000年以降の日時を入力してください（入力値："{got}"）。直すまでは公開されません',
  endsBeforeStart: "公開終了日時は公開開始日時より後にしてください",
  link: "https://、http://、www. のいずれかで始まるアドレスを入力してください",
  mediaPath:
    '/media/2026/picnic.jpg のような画像のパスを入力してください。使える形式はJPEG、PNG、WebP、SVG（.jpg、.jpeg、.png、.webp、.svg）です。ファイル名には日本語、空白、かっこも使えますが、% : * ? " < > | \\ は使えません。また、先頭を「.」や「-」にはできません',
  pictureNotTaken:
    '「{picture}」は表示できないため、直すまでは画像なしになります。/media/ にあるJPEG、PNG、WebP、SVG（.jpg、.jpeg、.png、.webp、.svg）のファイルを指定してください。ファイル名に % : * ? " < > | \\ は使えません。また、先頭を「.」や「-」にはできません',
  email: "メールアドレスを入力してください",
  price: "円の金額を0以上の整数で入力してください（無料は0）",
  registerByLate: "申込締切はイベントの最終日までの日付にしてください",
  positiveInteger: "1以上の整数を入力してください",
  productWord: "英小文字と数字だけの短い語を入力してください",
  joinQuery: "「{example}」のように、「?」「#」や空白を含めずに入力してください。置き換えられるのは{known}だけです",
  addressWord: "corporate のように、英字で始まり、半角の英数字とハイフンだけの短い語を入力してください",
  sameAsAbove: "上にある別の項目と同じです。それぞれ異なるものにしてください",
  withoutSizes: "入力してください。企業規模別の会費がないプランには必要です",
  besideSizes: "企業規模別の会費と同時には設定できません。この項目か規模のどちらかを削除してください",
  colour: '「"#0a6b3d"」のように、# と6桁の英数字（0〜9、a〜f）で色を指定してください。ファイルでは引用符で囲みます',
  themeContrast:
    "{ground} の背景に {seen} を重ねるとコントラスト比が {contrast} になり、読みにくくなります。{least} 以上（WCAG AA）が必要です。条件を満たす最も近い色は {nearest} です",
  termsParagraph: "文字、文字のリスト、または「text」と「email」の組で入力してください",

  timeZone: "Asia/Singapore のようなタイムゾーンの名称を入力してください",
  itemId: "半角の英小文字、数字、ハイフンだけのIDを入力してください",
  companyAddress:
    "半角の英小文字、数字、ハイフン、ドットだけで入力してください（先頭は英小文字か数字。「readme」は使えません）",
  deviceName: "「{id}」は使えません。Windowsがこの名前のファイルを保存できないためです。別の名前にしてください",
  itemVersion: "項目の版（40桁の16進数）を指定してください",
  commit: "コミット（40桁の16進数）を指定してください",
  uuid: "UUIDを指定してください",
  trueOrFalse: "true または false を指定してください",
  richText: "文字、または {format: html, content: 文字} の形式で送信してください",
  richTextFormat: "format には html を指定してください",
  notObject: "オブジェクトの形式で送信してください",
  fixedField: "システム担当者だけが変更できます",
  unknownInput: "このフォームにない項目です",
  nesting: "引用や箇条書きの入れ子は{max}段までにしてください",
  nestedTooDeeply: "入れ子が深すぎます",
  conversionTooSlow: "変換に時間がかかりすぎます。分けて送るか、書式を簡単にしてください",
  tablesTooLarge: "表が大きすぎます。表を分けてください",
  paragraphsTooLong: "段落が長すぎて整形できません。空行で区切ってください",
  unreadablePicture: "画像として読み込めませんでした",
  documentNotPdf: "文書はPDFファイルにしてください。",
  documentPolyglot:
    "PDFであると同時に別の種類のファイルでもあるため、公開できません。作成したソフトから、PDFをもう一度書き出してください。",
  documentCutOff: "PDFが途中で切れています。ファイルを選び直すか、もう一度書き出してください。",
  uploadOfOtherKind: "画像は別の画像に、PDFは別のPDFに差し替えてください。",
  wrongPictureType: "画像はJPEG、PNG、WebPのいずれかにしてください。",
  pictureSideTooLong: "画像の縦または横が20,000ピクセルを超えています。小さくしてから選んでください。",
  tooManyPixels: "画像が4,000万画素を超えています。小さくしてから選んでください。",

  nameRequired: "お名前を入力してください",
  emailRequired: "メールアドレスを入力してください",
  emailInvalid: "メールアドレスの形式が正しくありません",
  messageRequired: "お問い合わせ内容を入力してください",
  captchaRequired: "ロボットではないことを確認してください",
  inquiryTypeUnknown: "お問い合わせの種類を選んでください",
  inquiryTooLong: "{max}文字以内で入力してください",
  inquiryControlCharacters: "改行や目に見えない制御文字を取り除いてください",
  inquiryBrokenCharacter: "壊れている文字があります。入力し直してください",

  ownPath:
    "/company/old-name のように、このサイト内のパスを「/」から入力してください（ホスト名、言語、「?」、「#」は含めません）",
  redirectReserved: "ページのアドレスとして使われることのないパスです",
  redirectTwice: "{from} が2回使われています。1つだけ残してください",
  redirectFromPage: "{from} は現在あるページのアドレスです。この転送を取り除いてください",
  redirectLoop: "{from} の転送が循環しています",
  redirectToNothing: "転送先の {to} にページがありません。直すか、この転送を取り除いてください",

  // Menu and footer
  menuTarget: "該当するページがありません。サイトのページを選ぶか、https:// で始まるアドレスを入力してください",
  menuLinkOrList: "リンクか下の項目のどちらか一方だけを入れてください",
  menuTooDeep: "下の項目の中に、さらに項目があります。メニューは2段までです",
  menuTooWide: "横に並べきれない長さです。項目を減らすか、名前を短くしてください",
  menuToNothing: "リンク先の {to} にページがありません。直すか、この項目を取り除いてください",

  addressLost:
    "のアドレス {address} がなくなりました（{commit}）。ページを移動した場合は、redirects.yml に転送先を書いてください。削除した場合は、一覧ページなどへの転送を書くか、そのままにしてください（この表示は1週間で消えます）",
  addressGivenAway:
    "のアドレス {address} は、{commit} まで {other} のものでした。このファイルに、これまで使われていない名前を付けてください",
  addressReused:
    "のアドレス {address} は、以前は別のページのものでした（そのページは削除され、{commit} からこのファイルが使っています）。このファイルに、これまで使われていない名前を付けてください。同じページを作り直した場合は、そのままで構いません（この表示は1週間で消えます）",
  numberInherited:
    "のアドレス {address} は、以前は {other} のものでした（ファイル名と氏名の変更：{commit}）。別の人の場合は、このファイルの {field} に、これまで使われていない番号を付けてください。同じ人の氏名を変更した場合は、そのままで構いません（この表示は1週間で消えます）",
  numberGivenAway:
    "のアドレス {address} がなくなり（{commit}）、今は {other} のものになっています。両方のファイルの {field} を元に戻すか、そのファイルの {field} を、これまで使われていない番号に変えてください（人物の並び順は order で変えられます）",

  notNumber: "数値で入力してください",
  notWholeNumber: "整数で入力してください",
  notBoolean: "true または false で入力してください",
  notList: "「- 」で始まる行のリストで入力してください",
  notGroup: "「項目名: 値」の形の行をまとめて入力してください",
  otherKind: "値の種類が違います",
  noEntry: "1つ以上入力してください",
  tooFewEntries: "{min}個以上入力してください",
  tooManyEntries: "{max}個以内で入力してください",
  noCharacter: "1文字以上入力してください",
  tooShort: "{min}文字以上入力してください",
  tooSmall: "{min}以上にしてください",
  notAbove: "{min}より大きくしてください",
  tooLarge: "{max}以下にしてください",
  notBelow: "{max}より小さくしてください",
  oneOf: "{values}のいずれかを入力してください",
  unexpectedFormat: "ここで使える形式ではありません",
  unexpectedForm: "ここで使えるどの形式にも当てはまりません",
  unknownField: "ここでは使えない項目です。つづりを確かめるか、取り除いてください",

  yamlDuplicateField: "YAMLとして読めません：この項目は2回目です。1つだけ残してください",
  yamlFieldsEnd: "YAMLとして読めません：この行より前で項目が終わっています。終わりを示す行を取り除いてください",
  yamlTab: "YAMLとして読めません：項目やリストの前にはタブではなく空白を使ってください",
  yamlQuoteOpen: "YAMLとして読めません：ここで始まる引用符が閉じられていません",
  yamlBracketOpen: "YAMLとして読めません：ここで始まる括弧が閉じられていません",
  yamlWideColon:
    "YAMLとして読めません：項目名の後のコロンが全角（：）になっています。半角のコロンと空白（: ）に直してください",
  yamlNoField: "YAMLとして読めません：この行が「項目名: 値」の形（項目名の後にコロンと空白）になっていません",
  yamlCharacterMissing: "YAMLとして読めません：ここにコンマ、コロン、または空白が足りません",
  yamlIndent: "YAMLとして読めません：この行の字下げを、同じまとまりの行とそろえてください",
  yamlColonInText:
    "YAMLとして読めません：「: 」を含む文字は引用符で囲んでください（この行の字下げが深すぎる場合もあります）",
  yamlListBesideName: "YAMLとして読めません：リストは項目名の次の行から始めてください",
  yamlBracketClosed: "YAMLとして読めません：開いていない括弧が閉じられています。括弧を含む文字は引用符で囲んでください",
  yamlValueEnded:
    "YAMLとして読めません：値がこの位置より前で終わっています。全体を引用符で囲んでください（中の一重引用符は2つ続けて書きます）",
  yamlSpecialCharacter: "YAMLとして読めません：@ や % などの記号で始まる文字は引用符で囲んでください",
  yamlBackslash: "YAMLとして読めません：二重引用符の中のバックスラッシュは2つ続けて書くか、一重引用符を使ってください",
  yamlBlockInBrackets: "YAMLとして読めません：括弧の中では、字下げした項目やリストは使えません",
  yamlTabField: "YAMLとして読めません：行の先頭にタブがあります。タブを取り除き、項目名から書き始めてください",
  yamlWideSpace: "YAMLとして読めません：全角の空白（　）があります。半角の空白に直してください",
  yamlWideComma: "YAMLとして読めません：括弧の中の値は、半角のコンマと空白（, ）で区切ってください",
  yamlCommaInText: "YAMLとして読めません：括弧の中では、コンマを含む文字を引用符で囲んでください",
  yamlHash: "YAMLとして読めません：「 #」を含む文字は引用符で囲んでください",
  yamlDash: "YAMLとして読めません：リストの項目の前の「-」の後に空白を入れてください",
  yamlTooDeep: "YAMLとして読めません：入れ子が深すぎます",
  yamlOther: "YAMLとして読めません：この行を解釈できません。文字であれば引用符で囲んでください",
  yamlStrayLine: "「...」や「%」で始まる行は使えません",
  yamlAlias:
    "YAMLのエイリアス（*）は使えません。参照先の内容をそのまま書いてください。その記号で始まる文字は引用符で囲んでください",
  yamlAnchor:
    "YAMLのアンカー（&）は使えません。アンカーを削除し、エイリアス（*）の箇所にも同じ内容を書いてください。その記号で始まる文字は引用符で囲んでください",
  yamlTag: "YAMLのタグ（!）は使えません。タグを削除してください。その記号で始まる文字は引用符で囲んでください",

  fileTooLarge: "コンテンツファイルの上限（400KB）を超えています",
  itemTooLarge: "1件の上限（400KB）を超えています。短くしてください",
  notUtf8: "UTF-8のテキストではありません。UTF-8で保存してください",
  unreadable: "読み込めませんでした：{reason}",
  firstLine: "1行目を「---」だけにし、項目の後にもう一度「---」を置いてください",
  frontMatterLanguage: "「---」の行の間はYAMLで書いてください。ほかの言語は使えません",
  fieldsNotClosed: "項目が閉じられていません。項目の後に「---」の行を置いてください",
  closingLine: "項目を閉じる行は「---」だけにしてください",
  fieldsTooLarge: "項目が20KBを超えています。長い文章は項目の下に書いてください",
  markerTwice: "「{marker}」が2回使われています。1つだけ残すか、文字として見せるには「\\{marker}」と書いてください",
  conflictMarkers:
    "gitの競合が解消されていません。「<<<<<<<」から「>>>>>>>」までのうち残す内容を選び、gitが書き込んだ行を削除してください",
  markerAlone: "gitが競合の前後に書き込む形の行があります：「{marker}」。書いた覚えがなければ削除してください",
  noFields: "「項目名: 値」の形の行で始めてください",
  fieldName: "項目名は記号のない語にしてください",
  bodyAmongFields: "項目ではなく、項目の下の本文に書いてください",
  unclearHours:
    "カレンダーがこの時間を読み取れません。18:30 - 20:30 のように入力してください。このままでは、カレンダーに時刻が入らず、この文言だけが表示されます",
  nightHours:
    "開始時刻が未明の{start}と読み取られます。午後の場合は「午後」を付けるか{later}のように、未明の場合は「午前」を付けて入力してください",
  unknownName: "ここでは使えない項目名のため、値は反映されません。つづりを確かめるか、取り除いてください",
  misspeltName: "ここでは使えない項目名のため、値は反映されません。「{meant}」の書き間違いではないか、ご確認ください",
  misspeltHours: "「{meant}」の書き間違いとして読み込みました。項目名を「{meant}」に直してください",
  commentLeftOut:
    "「{left}」はコメントとして扱われ、表示されません。文字として表示する場合は、全体を引用符で囲んでください：{written}",
  commentBehindValue:
    "「{left}」はコメントとして扱われ、表示されません。サイトに載せる内容であれば、項目の下の本文に書いてください",
  listInOneText: "「-」で始まる行がまとめて1つの値になっています。リストにする場合は、「-」の後に空白を入れてください",

  preparedWithoutTime: "がありません。日時がない変更予約は反映されません",
  preparedWithoutEntry:
    "は {path} の公開前の変更ですが、元のファイルがありません。このファイルを削除するか、元のファイルを戻してください",
  preparedConflict:
    "が現在の内容でも変更されたため、公開前の変更は反映されていません。その変更を開いて現在の内容を取り込み、保存するか、取り消してください",

  itemFileName: "ファイル名は 2026-06-12-summer-night.md のように、英小文字、数字、ハイフンだけにしてください",
  companyFileName:
    "ファイル名は英小文字、数字、ハイフン、ピリオドだけにしてください（企業ページのアドレス /company/<name> になります）",
  customPageFileName:
    "ファイル名は、英小文字、数字、ハイフンだけで61文字以内にし、サイト自体が使う名前は避けてください（ページのアドレス /<name> になります）",
  unknownPage: "このサイトにあるページの名前ではありません",
  ymlEnding: "ファイル名の末尾を .yml にしてください",
  itemPlace: "events/2026/2026-06-12-summer-night.md のように、年のフォルダーに置き、末尾を .md にしてください",
  companyPlace: "companies/ の直下に置き、ファイル名の末尾を .md にしてください",
  misspeltPlace: "置き場所の名前が違うため、読み込まれません。「{meant}」の誤りではないか、ご確認ください",
  unknownPlace: "コンテンツを置く場所ではありません",
  symbolicLink: "シンボリックリンクです。ファイルそのものを置いてください",
  submodule: "サブモジュールです。ファイルそのものを置いてください",
  folderInPlace: "フォルダーです。ファイルそのものを置いてください",
  fileInPlace: "フォルダーがあるべき場所に置かれたファイルです。フォルダーを元に戻してください",
  objectDamaged: "gitのオブジェクトが壊れているため読めません。リモートかバックアップからリポジトリを復元してください",
  nameNotUtf8: "ファイル名がUTF-8ではありません。名前を変えてください",
  nameNotPortable: "一部のコンピューターで使えないファイル名です。名前を変えてください",
  fileMissing: "ファイルがありません。サイトに必要です",
  fileRemoved:
    "ファイルがありません。サイトに必要です。元に戻して（git restore --source={version} -- {file}）、コミットしてください",
  idTaken: "ID「{id}」はすでに{other}で使われています",
  addressOfSite: "アドレス「/{id}」はサイト自体が使っています。別の名前にしてください",
  addressLeadsOn: "アドレス「/{id}」は {to} への転送に使われています。別のアドレスにするか、先に転送を外してください",
  idUsedBefore:
    "アドレス「{id}」は以前ほかの項目で使われていました。削除した項目から元に戻すか、別のアドレスにしてください",
  numberUsedBefore: "番号{number}は以前ほかの項目で使われていました。別の番号にしてください",
  numberChanged: "はこの項目の番号です。アドレスに使われるため、変更できません",
  numberTaken: "番号{number}はすでに{other}で使われています。別の番号にしてください",
  eventMissing: "存在しないイベントです：「{id}」。別のイベントを指定するか、この行を削除してください",
  bannerEventMissing: "存在しないイベントです：「{id}」。別のイベントを指定するか、「eventBanner」を削除してください",
  pictureNameForm:
    "content{picture}の画像ファイルは、名前のUnicodeの形式（macOSが保存する濁点などの表し方）が異なります。ファイル名を、ここに書かれているとおりに変更してください（git mv）",
  pictureMissing: "画像がありません：content{picture}",
  pictureNameLike:
    "画像がありません：content{picture}。よく似た名前のファイル content/{file} があるので、名前をそろえてください（ファイルの名前は git mv で変えられます）。大文字と小文字は区別され、ファイル名に % は使えません",

  csvNotText: "表として読み込めないファイルです。Excelでは「CSV UTF-8」または「CSV」の形式で保存してください。",
  csvEmpty: "表に、見出しより下の行がありません。",
  csvTooLong: "行数が多すぎます。{max}行までです。複数のファイルに分けてください。",
  csvTooLarge: "表が5 MBを超えています。複数のファイルに分けてください。",
  csvQuote: "{row}行目から表を読み込めません。引用符が閉じられていません。",
  csvCells: "列の数よりも多くのセルがあります（{max}列に対して{got}個）",
  csvColumnTwice: "同じ列が2つあります。1つにしてください",
  csvNoColumn: "どの会社の行かを示す列がありません。{columns}のいずれかを見出しにしてください",
  csvTwice: "この表に2回あります：{id}",
  csvYesOrNo:
    "「{got}」は読み取れません。「はい」か「いいえ」（true か false、yes か no も可）を入力するか、空欄にしてください（空欄は「いいえ」です）",
  csvNewNumber: "新しい会社の番号はサイトが付けます。セルを空欄にしてください",
};
