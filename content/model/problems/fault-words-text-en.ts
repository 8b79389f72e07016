/** The words of what a Markdown text loses on its page, and of its links; notes on it. */
export const textFaultWordsEn = {
  linkNowhere:
    'has a link that leads nowhere: "{target}"; write https://…, a page like /events, an email address, or a heading of this text like #programme',
  linkOfTwo: 'has a link with two addresses: "{target}"; write a link for each of them',
  linkCutShort:
    'has an address of which only the beginning is a link: "{target}"; write <address> with %20 for each space, or [words](address); where the address ends earlier, close the bracket there',
  partMissing: 'has a link to "{target}", but no heading of this text has that name',
  pictureNotShown:
    'has a picture that is not shown: "{target}"; only JPEG, PNG, WebP and SVG files of this site are: upload it as JPEG or PNG, or write a path like /media/2026/picnic.jpg',
  fileNotServed:
    'links to a file that visitors cannot get: "{target}"; below /media only pictures and PDFs are published: save the document as PDF, or put the file on another website, and write its address with https://',
  markerMisspelt:
    'does not begin the Japanese text, though it looks so: write exactly "{marker}", at the very start of the line',
  linkToNothing:
    'links to "{target}", where this site has no page: correct the address, or lead it to a page in the form "Redirects"',
  linkLetterCase: 'links to "{target}" in other letter case than the page\'s address: write {address}',
  linkNotPublic:
    'links to "{target}", which visitors cannot see now (a draft, planned for later, or ended): publish it, or remove the link',
  htmlNotShown: "has HTML that is not shown: <{tag}>; write the text without it",
  // Notes while writing: nothing of them keeps a text from being saved or shown
  languagesDiffer: 'says "{en}" in English, but "{ja}" in Japanese',
  linkInEnglishOnly: "has a link in English that Japanese does not have: {target}",
  linkInJapaneseOnly: "has a link in Japanese that English does not have: {target}",
  picturesDiffer: "does not have as many pictures in English ({en}) as in Japanese ({ja})",
  weekdayWrong: 'says "{written}", but the weekday of that date in {year} is {weekday}',
  headingSkips:
    'has the heading "{text}" of level {level} directly below level {before}: people who move by headings expect no level to be left out',
  linkWords: 'has a link that only says "{text}": better are words that say where it leads',
  pictureNamedByFile: 'has a picture that is described by the name of a file, "{text}": say what it shows',
  pictureUndescribed: "has a link that is a picture without a description ({target}): say where it leads",
  sentenceLong: 'has a sentence of {length} words, "{start} …"; two shorter ones are easier to read',
  sentenceLongJapanese: 'has a sentence of {length} characters, "{start}…"; two shorter ones are easier to read',
} as const;
