/** The words of what a Markdown text loses on its page, and of its links. */
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
} as const;
