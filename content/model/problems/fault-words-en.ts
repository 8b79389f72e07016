import { mediaFaultWordsEn } from "./fault-words-media-en";
import { textFaultWordsEn } from "./fault-words-text-en";

/**
 * Fault code -> its English words, as the rest of `"field" …`; `{name}` is a parameter. What people see of a fault, in
 * a form, on the health page or in a terminal, comes from here and from fault-words-ja.ts.
 */
export const faultWordsEn = {
  ...mediaFaultWordsEn,
  ...textFaultWordsEn,

  // Fields
  required: "is required",
  notText: "must be text",
  tooLong: "must have at most {max} characters",
  tooManyLabels: "must have at most {max} labels",
  notOneLine: "must be one line without control characters",
  halfCharacter: "contains half of a character; type it again",
  controlCharacters: "contains control characters; remove them",
  bodyTooLarge: "must be at most 100 KB",
  dateForm: 'must be YYYY-MM-DD, got "{got}"',
  noSuchDay: 'must be a date that exists, got "{got}"',
  shortYear: 'must have a year of four digits, like 2026, got "{got}"',
  eventDateForm: 'must be YYYY-MM-DD or "YYYY-MM-DD to YYYY-MM-DD" with the end not before the start, got "{got}"',
  endDateMissing: "Please provide an end date for multi-day events",
  notOneDay: 'must be one day when isMultiDay is "false"',
  momentForm:
    'must be a date from 2000 on and a time with its offset, like 2026-12-01T09:00+09:00, got "{got}"; until then it is not public',
  endsBeforeStart: "must be later than the time from which it is public",
  link: "must be a web address beginning with https://, http:// or www.",
  mediaPath:
    'must be the path of an image under /media/, like /media/2026/picnic.jpg: a JPEG, PNG, WebP or SVG file (.jpg, .jpeg, .png, .webp, .svg). Its name may have letters of any language, spaces and brackets, but none of % : * ? " < > | \\ and no "." or "-" at its beginning',
  pictureNotTaken:
    'names "{picture}", which cannot be shown; until this is mended there is no image: name a JPEG, PNG, WebP or SVG file under /media/ (.jpg, .jpeg, .png, .webp, .svg), whose name has none of % : * ? " < > | \\ and no "." or "-" at its beginning',
  email: "must be an email address",
  price: "must be a whole number of yen without a minus sign; 0 means free",
  registerByLate: "must not be after the last day of the event",
  positiveInteger: "must be a whole number above 0",
  productWord: "must be a short word of a-z and 0-9",
  joinQuery: 'must be like "{example}", without "?", "#" and spaces; only these are filled in: {known}',
  addressWord: 'must be a short word of a-z, 0-9 and "-" that begins with a letter, like corporate',
  sameAsAbove: "is the same as in an entry above: give each of them its own",
  withoutSizes: "is missing: a plan without fees by size of company needs it",
  besideSizes: "stands beside fees by size of company: remove it, or remove the sizes",
  colour: 'must be a colour: # and six digits or letters a-f, like "#0a6b3d"; in a file it stands in quotes',
  themeContrast:
    "is hard to read: {seen} on {ground} has a contrast of {contrast}, where {least} is needed (WCAG AA); the nearest colour that passes is {nearest}",
  termsParagraph: 'must be text, a list of texts, or a "text" with an "email"',

  // Inputs of the API
  timeZone: "must be the name of a time zone, like Asia/Singapore",
  itemId: "must be an id made of a-z, 0-9 and -",
  companyAddress:
    'must be an address of a-z, 0-9, dashes and dots that begins with a letter or a digit, and not "readme"',
  deviceName: 'cannot be "{id}": Windows cannot store a file of that name; choose another one',
  itemVersion: "must be the version of an item: 40 hexadecimal digits",
  commit: "must be a commit: 40 hexadecimal digits",
  uuid: "must be a UUID",
  trueOrFalse: 'must be "true" or "false"',
  richText: 'must be text, or {"format": "html", "content": text}',
  richTextFormat: 'must have the format "html"',
  notObject: "must be an object",
  fixedField: "can only be changed by a maintainer",
  unknownInput: "is not a field of this form",
  nesting: "must not nest quotes or lists more than {max} levels deep",
  nestedTooDeeply: "is nested too deeply",
  conversionTooSlow: "takes too long to convert; send it in parts, or with simpler formatting",
  tablesTooLarge: "has a table that is too large; split it into smaller tables",
  paragraphsTooLong: "has a paragraph that is too long to be formatted; divide it by empty lines",
  unreadablePicture: "could not be read as an image",
  documentNotPdf: "The document must be a PDF file.",
  documentPolyglot:
    "The file is a PDF and something else at the same time, which cannot be published. Please export the PDF once more from the program that it was made with.",
  documentCutOff: "The end of the PDF is missing. Please choose the file once more, or export it again.",
  uploadOfOtherKind: "Please choose another file of the same kind: an image for an image, a PDF for a PDF.",
  wrongPictureType: "The image must be a JPEG, PNG or WebP file.",
  pictureSideTooLong: "The image is more than 20,000 pixels wide or high. Please make it smaller first.",
  tooManyPixels: "The image has more than 40 megapixels. Please make it smaller first.",

  // The contact form
  nameRequired: "Name is required",
  emailRequired: "Email is required",
  emailInvalid: "Email is invalid",
  messageRequired: "Message is required",
  captchaRequired: "Please verify you are not a robot",
  inquiryTypeUnknown: "Please choose one of the inquiry types",
  inquiryTooLong: "Please use at most {max} characters",
  inquiryControlCharacters: "Please remove line breaks and invisible control characters",
  inquiryBrokenCharacter: "One character is broken; please type it again",

  // Redirects
  ownPath:
    "must be a path of this site, like /company/old-name: it begins with a slash, without host name, language, ? and #",
  redirectReserved: "is not an address that a page can have had",
  redirectTwice: "stands here for the second time: {from}; keep one",
  redirectFromPage: "is the address of a page that is there: {from}; remove this redirect",
  redirectLoop: "leads in a circle: {from} comes back to itself",
  redirectToNothing: "leads to {to}, where there is no page: correct it, or remove the redirect",

  // Menu and footer
  menuTarget: "names no page: choose a page of the site, or type an address that begins with https://",
  menuLinkOrList: "needs a link or entries below it, and not both",
  menuTooDeep: "has entries below an entry that is below another one already: a menu has two levels",
  menuTooWide: "has more words than fit beside one another: use fewer entries or shorter names",
  menuToNothing: "leads to {to}, where there is no page: correct it, or remove the entry",

  addressLost:
    "took the address {address} away ({commit}): if the page moved, say where to in redirects.yml; if it is gone for good, let it lead to a list there, or leave it: this is named for a week",
  addressGivenAway:
    "has the address {address}, which was the one of {other} until {commit}: give this file a name that no file ever had",
  addressReused:
    "has the address {address} since {commit}, where another entry was until it was removed: give this file a name that no file ever had, or leave it if it is the same one: this is named for a week",
  numberInherited:
    "has the address {address}, which was the one of {other} until {commit}, under another name: if it is another person, give this file a {field} that no file ever had; if it is the same one, leave it: this is named for a week",
  numberGivenAway:
    "had the address {address}, which it lost ({commit}) and which {other} has now: give both files back the {field} that they had, or that file one that no file ever had (the order of people is the field order)",

  // Values that a schema refuses without words of its own
  notNumber: "must be a number",
  notWholeNumber: "must be a whole number",
  notBoolean: "must be true or false",
  notList: 'must be a list: lines that begin with "- "',
  notGroup: 'must be a group of lines of the form "field: value"',
  otherKind: "must be of another kind",
  noEntry: "must have at least 1 entry",
  tooFewEntries: "must have at least {min} entries",
  tooManyEntries: "must have at most {max} entries",
  noCharacter: "must have at least 1 character",
  tooShort: "must have at least {min} characters",
  tooSmall: "must be at least {min}",
  notAbove: "must be more than {min}",
  tooLarge: "must be at most {max}",
  notBelow: "must be less than {max}",
  oneOf: "must be {values}",
  unexpectedFormat: "is not written in the form expected here",
  unexpectedForm: "is not one of the forms expected here",
  unknownField: "is not a field known here: check its spelling or remove it",

  // YAML
  yamlDuplicateField: "is not valid YAML: this field stands here for the second time; keep one",
  yamlFieldsEnd: "is not valid YAML: the fields end before this line; remove the line that ends them",
  yamlTab: "is not valid YAML: use spaces, not tabs, before a field or a list item",
  yamlQuoteOpen: "is not valid YAML: the quote that begins here is never closed",
  yamlBracketOpen: "is not valid YAML: the bracket that begins here is never closed",
  yamlNoField:
    'is not valid YAML: this line is not of the form "field: value", with a colon and a space after the name',
  yamlWideColon:
    'is not valid YAML: the colon after the name is a full-width one (：); write ": ", half-width and with a space',
  yamlCharacterMissing: "is not valid YAML: a comma, a colon or a space is missing here",
  yamlIndent: "is not valid YAML: this line must be indented exactly like those it belongs to",
  yamlColonInText:
    'is not valid YAML: a text with ": " in it must stand in quotes (or a line here is indented too far)',
  yamlListBesideName: "is not valid YAML: a list begins on the line after the field's name",
  yamlBracketClosed:
    "is not valid YAML: a bracket is closed here that was never opened; put a text with brackets in quotes",
  yamlValueEnded:
    "is not valid YAML: the value has ended before this place; put the whole text in quotes (a single quote inside is written twice)",
  yamlSpecialCharacter:
    "is not valid YAML: a text that begins with a special character, like @ or %, must stand in quotes",
  yamlBackslash: "is not valid YAML: write a backslash twice between double quotes, or use single quotes",
  yamlBlockInBrackets: "is not valid YAML: between brackets there may be no indented fields or lists",
  yamlTabField: "is not valid YAML: tabs do not indent; begin this line with the name of the field",
  yamlWideSpace: "is not valid YAML: there is a full-width space (　) here; write a half-width one",
  yamlWideComma: "is not valid YAML: between brackets, values are separated by a half-width comma and a space (, )",
  yamlCommaInText: "is not valid YAML: between brackets, a text with a comma must stand in quotes",
  yamlHash: 'is not valid YAML: a text with " #" in it must stand in quotes',
  yamlDash: 'is not valid YAML: write a space after the "-" that begins an item of a list',
  yamlTooDeep: "is not valid YAML: it is nested too deeply",
  yamlOther: "is not valid YAML: this line cannot be understood; if it is a text, put it in quotes",
  yamlStrayLine: 'must not have lines that begin with "..." or "%"',
  yamlAlias: "must not use an alias (*) of YAML: write what it stands for, or put a text that begins so in quotes",
  yamlAnchor:
    "must not use an anchor (&) of YAML: leave it out and write the value again at each alias (*), or put a text that begins so in quotes",
  yamlTag: "must not use a tag (!) of YAML: leave it out, or put a text that begins so in quotes",

  // The parts of a file
  fileTooLarge: "is larger than a content file may be (400 KB)",
  itemTooLarge: "is larger than an item may be (400 KB): shorten it",
  notUtf8: "is not UTF-8 text; save it as UTF-8",
  unreadable: "could not be read: {reason}",
  firstLine: 'the first line must be exactly "---", followed by the fields and another "---"',
  frontMatterLanguage: 'must be YAML between two lines "---": no other language is accepted',
  fieldsNotClosed: 'the fields are not closed: put a line "---" after them',
  closingLine: 'the line that closes the fields must be exactly "---"',
  fieldsTooLarge: "the fields take more than 20 KB: long text belongs below them",
  markerTwice: '"{marker}" stands here for the second time: keep one, or write "\\{marker}" to show it as text',
  conflictMarkers:
    'holds a conflict of git that nobody has resolved: choose what stays between the lines "<<<<<<<" and ">>>>>>>", and remove the lines that git wrote',
  markerAlone: 'has the line "{marker}", as git writes one around a conflict: remove it if nobody wrote it',
  noFields: 'must begin with lines of the form "field: value"',
  fieldName: "the name of a field must be a plain word",
  bodyAmongFields: "must not stand among the fields: it is the text below them",

  unclearHours:
    "has hours that calendars cannot read: write them like 18:30 - 20:30, or calendars have no hours, only these words",
  nightHours:
    "has hours that are read as {start} at night: write {later}, or p.m., if they are in the afternoon, and a.m. if not",
  unknownName: "is not a field known here, and its value is not used: check its spelling or remove it",
  misspeltName: 'is not a field known here, and its value is not used: it was probably meant as "{meant}"',
  misspeltHours: 'is no field known here; it is read as "{meant}", as which it was probably meant: write "{meant}"',
  commentLeftOut:
    'ends before "{left}", which is a comment and not shown; if it belongs to the text, put all of it in quotes: {written}',
  commentBehindValue:
    'ends before "{left}", which is a comment and not shown: if visitors should read it, write it in the text below the fields',
  listInOneText:
    'is one text though its lines begin with "-": write a space after each "-", and each line becomes an item of its own',

  // Prepared changes
  preparedWithoutTime: "is missing: without it the prepared change waits forever",
  preparedWithoutEntry: "is a prepared change of {path}, which does not exist: delete it, or bring the file back",
  preparedConflict:
    "was changed since in today's version as well, so the prepared change was not put in its place: open the prepared change, bring in today's version and save, or discard it",

  // The place of a file, and files beside each other
  itemFileName: "must have a name of a-z, 0-9 and dashes, like 2026-06-12-summer-night.md",
  companyFileName: "must have a name of a-z, 0-9, dashes and dots: it is the company's address /company/<name>",
  customPageFileName:
    "must have a name of a-z, 0-9 and dashes, at most 61, that the site does not use itself: it is the page's address /<name>",
  unknownPage: "is not the name of a page of this site",
  ymlEnding: "must end in .yml",
  itemPlace: "must be in a folder named by year and end in .md, like events/2026/2026-06-12-summer-night.md",
  companyPlace: "must be directly in companies/ and end in .md",
  misspeltPlace: 'is not read, because of the name of its place: it was probably meant as "{meant}"; rename it',
  unknownPlace: "is not at a place where content is expected",
  symbolicLink: "is a symbolic link; put the file itself here",
  submodule: "is a submodule; put the files themselves here",
  folderInPlace: "is a folder; put the file itself here",
  fileInPlace: "is a file in the place of a folder; bring the folder back",
  objectDamaged: "cannot be read: git's object of it is damaged; restore the repository from the remote or the backup",
  nameNotUtf8: "has a name that is not UTF-8; rename it",
  nameNotPortable: "has a name that some computers cannot use; rename it",
  fileMissing: "is missing: the site needs it",
  fileRemoved:
    "is missing, and the site needs it: bring it back (git restore --source={version} -- {file}) and commit it",
  idTaken: 'the id "{id}" is already used by {other}',
  addressOfSite: 'has the address "/{id}", which the site uses itself: choose another name',
  addressLeadsOn: 'the address "/{id}" leads to {to}: choose another address, or take the redirect out first',
  idUsedBefore:
    'the address "{id}" was another entry\'s: restore that entry from the deleted ones, or choose another address',
  numberUsedBefore: "must be a number of its own: {number} was another entry's",
  numberChanged: "is this entry's own number, which stays in its address: it never changes",
  numberTaken: "must be a number of its own: {number} is already used by {other}",
  eventMissing: 'names an event that does not exist: "{id}"; name another one, or leave the line out',
  bannerEventMissing: 'names an event that does not exist: "{id}"; name another one, or leave "eventBanner" out',
  pictureNameForm:
    "names content{picture}, whose file has the same name in another Unicode form, as macOS stores accents and が; rename the file (git mv) to the name as it is written here",
  pictureMissing: "names an image that does not exist: content{picture}",
  pictureNameLike:
    'names an image that does not exist: content{picture}; there is content/{file}: give both the same name (git mv renames a file); upper and lower case differ, and the name of a file cannot have "%"',

  // What is wrong with a table of companies
  csvNotText: "The file is not a table of text. In Excel, choose “CSV UTF-8” or “CSV” when you save it.",
  csvEmpty: "The table has no row below its headings.",
  csvTooLong: "The table has too many rows: at most {max}. Divide it into several files.",
  csvTooLarge: "The table is larger than 5 MB. Divide it into several files.",
  csvQuote: "The table cannot be read from row {row} on: a quotation mark there is not closed.",
  csvCells: "has more cells than the table has columns: {got} instead of {max}",
  csvColumnTwice: "is a column that the table has twice: keep one of them",
  csvNoColumn: "The table has no column that says which companies it is about: name one {columns}",
  csvTwice: "is in the table twice: {id}",
  csvYesOrNo: 'is "{got}": write yes or no (true or false, はい or いいえ), or leave the cell empty, which means no',
  csvNewNumber: "is given by the site to a new company: leave the cell empty",
} as const;
