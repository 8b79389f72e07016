/** What a text says and what it leads to. */
export interface PlainWords {
  /** Its words on the same lines, in normal width; Markdown's signs, addresses and numbers of lists are taken out. */
  readonly text: string;
  /** Addresses of its links, written out or not, each once. */
  readonly links: ReadonlySet<string>;
  readonly pictures: number;
}

/** Signs that NFKC would make digits of the number before them: 5,000円¹, ①. */
const raised = /[¹²³⁰⁴-⁹₀-₉①-⓿❶-➓½⅓⅔¼¾]/g;
const picture = /!\[[^\]\n]{0,500}\]\([^)\n]{0,500}\)|<img\b[^>\n]{0,500}>/gi;
const link = /\[([^\]\n]{0,500})\]\([ \t]{0,9}<?([^\s()<>]{1,2000})[^)\n]{0,500}\)/g;
const address = /(?:https?:\/\/|\bwww\.)[!#-'*+,./0-;=?-Z\\_a-z~-]+/gi;
const mail = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g;
const markup = /\[\^[^\]\n]{0,50}\]:?|^[ \t>]{0,20}\d{1,9}[.)][ \t]|<\/?[a-z][^>\n]{0,300}>|[*`]|~~/gim;

/** Gives plain words in the widths that the text has them in; as they are where its Markdown stands between them. */
export function asWrittenIn(source: string): (words: string) => string {
  let plain = "";
  // Where the character stands that became each one of `plain`.
  const places: number[] = [];
  let at = 0;
  for (const character of source) {
    const normal = character.normalize("NFKC");
    plain += normal;
    places.push(...Array<number>(normal.length).fill(at));
    at += character.length;
  }
  return (words) => {
    const from = plain.indexOf(words);
    return from === -1 ? words : source.slice(places[from], places[from + words.length]);
  };
}

/** Reads a text, Markdown or not; linear in it. */
export function plainWords(source: string): PlainWords {
  const links = new Set<string>();
  let pictures = 0;
  const lead = (target: string): string => {
    links.add(target.replace(/[.,;:!?]+$/, ""));
    return " ";
  };
  const text = source
    .replace(raised, " ")
    .normalize("NFKC")
    .replace(picture, () => {
      pictures += 1;
      return " ";
    })
    .replace(link, (_, words: string, target: string) => (target.startsWith("#") ? words : words + lead(target)))
    .replace(address, lead)
    .replace(mail, (found) => lead(`mailto:${found}`))
    .replace(markup, "");
  return { text, links, pictures };
}
