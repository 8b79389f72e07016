/** What programs put on the clipboard as text/html, shortened to what matters, and the Markdown that should arrive. */
export interface ClipboardSample {
  readonly from: string;
  readonly html: string;
  readonly plain: string;
  readonly markdown: string;
  readonly leftOut: readonly string[];
}

const wordHead = (
  margins: string,
) => `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Users/x/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!--
 @font-face {font-family:"Yu Mincho";}
 p.MsoNormal, li.MsoNormal, div.MsoNormal
	{mso-style-unhide:no; ${margins}
	font-size:10.5pt;font-family:"Yu Mincho",serif;}
--></style></head>
<body lang=JA style='tab-interval:42.0pt;word-wrap:break-word'><!--StartFragment-->`;

const wordItem = (level: number, mark: string, text: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:18.0pt;text-indent:-18.0pt;mso-list:l0 level${String(level)} lfo1'><![if !supportLists]><span
lang=EN-US style='font-family:Symbol;mso-bidi-font-family:Symbol'><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]>${text}<o:p></o:p></p>
`;

/** An invitation in Word: title, headings, runs of bold, nested and numbered lists, a table, a link, a comment, a picture. */
const word: ClipboardSample = {
  from: "Word in English",
  html: `${wordHead("margin-top:0in;margin-right:0in;margin-bottom:8.0pt;margin-left:0in;")}
<p class=MsoTitle>Summer Evening<o:p></o:p></p>
<h1>Programme<o:p></o:p></h1>
<p class=MsoNormal>Doors open at <b style='mso-bidi-font-weight:normal'><span lang=EN-US>18</span></b><b><span
lang=EN-US>:30</span></b>, the talk begins at <i>19:00</i>.<span class=MsoCommentReference><span style='font-size:8.0pt'><a style='mso-comment-reference:x_1' href="#_msocom_1">[x1]</a></span></span><o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
${wordItem(1, "·", "Bring <b>two</b> business cards")}${wordItem(2, "o", "one for the draw")}${wordItem(1, "·", "Tell a friend")}
<h2>How to join<o:p></o:p></h2>
${wordItem(1, "1.", "Open <a href=\"https://www.sccj.example/join?a=1&amp;b=2\"><span style='color:#0563C1'>the form</span></a>").replaceAll("l0", "l1")}${wordItem(1, "2.", "Pay by <span style='color:red'>30 June</span>").replaceAll("l0", "l1")}
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse'>
 <tr style='mso-yfti-irow:0'><td width=200 valign=top><p class=MsoNormal><b>Ticket</b><o:p></o:p></p></td><td><p class=MsoNormal><b>Price</b><o:p></o:p></p></td></tr>
 <tr><td><p class=MsoNormal>Member<o:p></o:p></p></td><td><p class=MsoNormal>5,000 yen<o:p></o:p></p></td></tr>
</table>
<p class=MsoNormal><span style='mso-no-proof:yes'><!--[if gte vml 1]><v:shape id="x"/><![endif]--><![if !vml]><img width=300 height=200
src="file:///C:/Users/x/clip_image001.png" v:shapes="x"><![endif]></span><o:p></o:p></p>
<div style='mso-element:comment-list'><hr class=msocomoff><div style='mso-element:comment'><p class=MsoCommentText>Is this still right?</p></div></div>
<!--EndFragment--></body></html>`,
  plain: "Summer Evening\r\nProgramme\r\n",
  markdown: `## Summer Evening

## Programme

Doors open at **18:30**, the talk begins at *19:00*.

- Bring **two** business cards
  - one for the draw
- Tell a friend

### How to join

1. Open [the form](https://www.sccj.example/join?a=1&b=2)
2. Pay by 30 June

| **Ticket** | **Price** |
| --- | --- |
| Member | 5,000 yen |`,
  leftOut: ["comments", "pictures", "colours"],
};

/** A notice in Japanese Word: each Enter is a paragraph without a gap, empty ones separate. */
const wordJapanese: ClipboardSample = {
  from: "Word in Japanese",
  html: `${wordHead("margin:0mm;text-align:justify;")}
<p class=MsoNormal><b><span style='font-size:14.0pt'>夏の交流会のご案内</span></b><span lang=EN-US><o:p></o:p></span></p>
<p class=MsoNormal><span lang=EN-US><o:p>&nbsp;</o:p></span></p>
<p class=MsoNormal>日時：<span lang=EN-US>2027</span>年<span lang=EN-US>6</span>月<span lang=EN-US>12</span>日（土）<span lang=EN-US>18:00~20:00<o:p></o:p></span></p>
<p class=MsoNormal>会場：在日シンガポール商工会議所
会議室<span lang=EN-US><o:p></o:p></span></p>
<p class=MsoNormal>会費：<span lang=EN-US>5,000</span>円<span lang=EN-US><o:p></o:p></span></p>
<p class=MsoNormal><span lang=EN-US><o:p>&nbsp;</o:p></span></p>
<p class=MsoNormal>皆さまのご参加をお待ちしております。<span lang=EN-US><o:p></o:p></span></p>
<!--EndFragment--></body></html>`,
  plain: "夏の交流会のご案内\r\n\r\n日時：…",
  markdown: `**夏の交流会のご案内**

日時：2027年6月12日（土）18:00~20:00
会場：在日シンガポール商工会議所会議室
会費：5,000円

皆さまのご参加をお待ちしております。`,
  leftOut: [],
};

const docsText = (text: string, style = "font-weight:400;font-style:normal;text-decoration:none") =>
  `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;${style};vertical-align:baseline;white-space:pre-wrap;">${text}</span>`;

const googleDocs: ClipboardSample = {
  from: "Google Docs",
  html: `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-0a1b"><h2 dir="ltr" style="line-height:1.38;margin-top:18pt;margin-bottom:6pt;">${docsText("Study trip", "font-weight:400;font-style:normal")}</h2><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;">${docsText("Date: ")}${docsText("12 June", "font-weight:700;font-style:normal")}</p><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;">${docsText("Place: ")}${docsText("Kobe", "font-weight:400;font-style:italic")}</p><br /><ul style="margin-top:0;margin-bottom:0;"><li dir="ltr" style="list-style-type:disc;font-weight:400;" aria-level="1"><p dir="ltr" style="margin-top:0pt;margin-bottom:0pt;" role="presentation">${docsText("Harbour")}</p></li><ul style="margin-top:0;"><li dir="ltr" style="font-weight:400;" aria-level="2"><p dir="ltr" style="margin-top:0pt;margin-bottom:0pt;" role="presentation">${docsText("by boat")}</p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation">${docsText("Sake brewery", "font-weight:400;text-decoration:line-through")}</p></li></ul><p dir="ltr" style="margin-top:0pt;margin-bottom:0pt;"><a href="https://www.sccj.example/kobe" style="text-decoration:none;">${docsText("Details", "color:#1155cc;font-weight:400;text-decoration:underline")}</a>${docsText(" soon. ")}${docsText("Hurry!", "font-weight:400;text-decoration:underline")}</p><p dir="ltr"><span><img src="https://lh7-rt.googleusercontent.example/x" width="300" height="200" /></span></p></b><br class="Apple-interchange-newline">`,
  plain: "Study trip\nDate: 12 June",
  markdown: `## Study trip

Date: **12 June**
Place: *Kobe*

- Harbour
  - by boat
- ~~Sake brewery~~

[Details](https://www.sccj.example/kobe) soon. Hurry!`,
  leftOut: ["pictures", "underline"],
};

const gmail: ClipboardSample = {
  from: "Gmail",
  html: `<meta charset='utf-8'><div dir="ltr" style="color:rgb(34,34,34);font-family:Arial">各位<div><br></div><div>次回の<b>理事会</b>を下記のとおり開催します。</div><div><br></div><div>日時：6月12日(土) 10:00~12:00</div><div>会場：<a href="https://maps.example/?q=1" target="_blank" data-saferedirecturl="https://www.google.com/url?q=x">本部</a><br></div><div>資料：<a href="javascript:alert(1)">こちら</a> <img data-emoji="🎉" alt="🎉" src="https://fonts.example/x.png"><img width="1" height="1" src="https://track.example/p.gif"></div><blockquote class="gmail_quote"><div>前回のメール</div><div>2行目</div></blockquote></div>`,
  plain: "各位\n\n次回の理事会を…",
  markdown: `各位

次回の**理事会**を下記のとおり開催します。

日時：6月12日(土) 10:00~12:00
会場：[本部](https://maps.example/?q=1)
資料：こちら 🎉

> 前回のメール
> 2行目`,
  leftOut: ["links"],
};

const outlook: ClipboardSample = {
  from: "Outlook",
  html: `${wordHead("margin:0in;font-size:11.0pt;")}
<div class=WordSection1><p class=MsoNormal>Dear members,<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoNormal>Please join us <b>on Friday</b>.<br>Best regards,<o:p></o:p></p>
<p class=MsoNormal><span style='color:#1F497D'>Aiko Tan</span><o:p></o:p></p>
<p class=MsoNormal><a href="mailto:aiko@sccj.example"><span style='color:#0563C1'>aiko@sccj.example</span></a> | <a href="https://www.sccj.example/">https://www.sccj.example/</a><o:p></o:p></p>
<table border=0><tr><td><table><tr><td><p class=MsoNormal>A layout table</p></td></tr></table></td></tr></table>
</div></body></html>`,
  plain: "Dear members,\r\n",
  markdown: `Dear members,

Please join us **on Friday**.
Best regards,
Aiko Tan
[aiko@sccj.example](mailto:aiko@sccj.example) | https://www.sccj.example/
A layout table`,
  leftOut: ["colours"],
};

const excel: ClipboardSample = {
  from: "Excel",
  html: `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=ProgId content=Excel.Sheet>
<style><!--table {mso-displayed-decimal-separator:"\\.";} .xl65 {font-weight:700;}--></style></head><body link="#0563C1">
<table border=0 cellpadding=0 cellspacing=0 width=216 style='border-collapse:collapse;width:162pt'>
<!--StartFragment--><col width=72 span=3 style='width:54pt'>
 <tr height=20 style='height:15.0pt'><td height=20 class=xl65 width=72>区分</td><td class=xl65>会員</td><td class=xl65>一般</td></tr>
 <tr height=20><td rowspan=2 height=40>前売</td><td align=right>3,000</td><td align=right>5,000</td></tr>
 <tr height=20><td colspan=2>学生は半額 | 要学生証</td></tr>
<!--EndFragment--></table></body></html>`,
  plain: "区分\t会員\t一般\r\n前売\t3,000\t5,000\r\n\t学生は半額\r\n",
  markdown: `| 区分 | 会員 | 一般 |
| --- | --- | --- |
| 前売 | 3,000 | 5,000 |
|  | 学生は半額 \\| 要学生証 |  |`,
  leftOut: ["mergedCells"],
};

const googleSheets: ClipboardSample = {
  from: "Google Sheets",
  html: `<meta charset='utf-8'><google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}br {mso-data-placement:same-cell;}--></style><table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" cellpadding="0" dir="ltr" border="1" data-sheets-root="1"><colgroup><col width="100"/><col width="100"/></colgroup><tbody><tr style="height:21px;"><td style="overflow:hidden;padding:2px 3px;font-weight:bold;">Name</td><td style="font-weight:bold;">Seats</td></tr><tr style="height:21px;"><td>Hall A<br/>(2nd floor)</td><td style="text-align:right;">120</td></tr></tbody></table></google-sheets-html-origin>`,
  plain: "Name\tSeats\nHall A (2nd floor)\t120",
  markdown: `| **Name** | **Seats** |
| --- | --- |
| Hall A<br>(2nd floor) | 120 |`,
  leftOut: [],
};

export const clipboardSamples: readonly ClipboardSample[] = [
  word,
  wordJapanese,
  googleDocs,
  gmail,
  outlook,
  excel,
  googleSheets,
];
