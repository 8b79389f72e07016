/** A text that some parser reads slowly. */
export interface NastyText {
  readonly name: string;
  readonly text: string;
  /** Its translation, which is compared with it. */
  readonly japanese?: string;
}

const size = 95_000;
const filled = (unit: string, length = size): string => unit.repeat(Math.floor(length / unit.length));
/** `unit` as often as fits, between a beginning and an end. */
const between = (name: string, start: string, unit: string, end = ""): NastyText => ({
  name,
  text: `${start}${filled(unit)}${end}`,
});
const html = (name: string, start: string, unit: string, end: string): NastyText => ({
  name: `HTML: ${name}`,
  text: `${start}${filled(unit)}${end}`,
});

/** Texts of nearly the size that a body may have. */
export const nastyTexts: readonly NastyText[] = [
  between("blanks", "a", " ", "b"),
  between("blanks at line ends", "a", "a \n", "b"),
  between("empty lines", "a", "\n", "b"),
  { name: "full-width blanks", text: `あ${filled("　", 30_000)}あ` },
  between("a break and blanks", "<br", " "),
  between("breaks", "a", "<br>", "b"),
  between("quotes in quotes", "", "> "),
  between("lists in lists", "", "- "),
  between("a list", "", "- a\n"),
  between("brackets", "", "["),
  between("brackets and their ends", "", "[a]"),
  between("links without end", "", "[a]("),
  between("links", "", "[a](b)"),
  between("pictures without end", "", "![a]("),
  between("asterisks", "", "*a "),
  { name: "asterisks in Japanese", text: filled("**あ", 48_000) },
  between("underscores", "", "_a "),
  between("tildes", "", "~~a "),
  between("backticks", "", "`a"),
  between("growing backticks", "", "` `` ``` ```` "),
  between("entities", "", "&amp"),
  between("backslashes", "", "\\"),
  between("tags without end", "", "<a "),
  between("attributes", "<a ", 'x="y" '),
  between("comments without end", "", "<!--"),
  between("declarations", "", "<!a "),
  between("addresses", "", "http://a."),
  between("an address", "http://", "a."),
  between("an address and commas", "https://a.jp/", ","),
  between("an address and entities", "https://a.jp/", "&a;", "\nb"),
  between("mail addresses", "", "a@"),
  between("dots", "a@", "a."),
  between("pipes", "", "|"),
  between("rows", "|a|b|\n|-|-|\n", "|a|b|\n"),
  between("wide rules", "|a\n|-", "|-"),
  between("definitions", "", "[a]: b\n"),
  between("footnotes", "", "[^1]"),
  between("hashes", "", "# "),
  between("digits", "", "1"),
  between("numbered", "", "1. a\n"),
  between("dashes", "", "-"),
  between("one word", "", "a"),
  { name: "sums in both languages", text: `${filled("¥500 ")}¥7,777`, japanese: `${filled("¥500 ")}¥500` },
  html("rows", "<table>", "<tr><td>a</td></tr>", "</table>"),
  html("cells", "<table><tr>", "<td>a", "</table>"),
  html("wide cells", "<table>", '<tr><td colspan="50" rowspan="9999">a</td></tr>', "</table>"),
  html("blanks", "<p>a", " ", "b</p>"),
  html("line breaks in Japanese", "<p>あ", "\n", "b</p>"),
  html("breaks", "<p>a", "<br>", "b</p>"),
  html("a break and blanks", "<p>a</p><br", " ", "></p>"),
  html("items", "<ul>", "<li>a", "</ul>"),
  html("bold runs", "<p>", "<b>a</b>", "</p>"),
  html("bold and plain", "<p>", "<b>(</b>a<i>(</i>", "</p>"),
  html("open bold", "<p>", "<b>", "</p>"),
  html("open bold across paragraphs", "<p>", "<b><p>a", "</p>"),
  html("links", "<p>", '<a href="https://a.example">a</a>', "</p>"),
  html("punctuation in bold", "<p>a<b>", "(", "</b>a</p>"),
  html("styles", "<p>", '<span style="color:red">', "</p>"),
  html("items of Word", "", '<p style="mso-list:l0 level9 lfo1">a</p>', "<p></p>"),
];
