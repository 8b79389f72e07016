import type { Tokens } from "marked";
import { linkInText } from "../text/link-in-text";

/**
 * marked ends a text before `www.` only behind a space and some signs: "URL:www.x.example", 「申込→www.x.example」; and within the
 * address of o’brien@x.example, whose apostrophe Word and telephones make.
 */
export const besideJapanese = (text: RegExp): RegExp =>
  new RegExp(
    text.source.replace("(?<![^\\s*_~(])www", "(?<![a-z\\d./@%+&?#=\\\\-])www").replaceAll("&'*+", "&'’*+"),
    "i",
  );

/** marked's pattern has neither of the signs, so that o'brien@x.example and r&d@x.example would be somebody else's address. */
export const signedAddress = /^[\w.+-]{1,64}['’&][\w.+'’&-]{1,64}@(?:[a-z0-9-]{1,63}\.){1,8}[a-z]{2,63}/i;

/** A whole one: behind a shorter one its domain would go on. In `_a@x.example_` the signs are around it. */
export const mailAddress =
  /^[\w.+-]+@(?:[a-z0-9-]{1,63}\.){1,8}[a-z0-9-]{0,62}[a-z0-9](?![-_.]*[a-z0-9@])(?<!^_.*(?=_))/i;

/** The link of an address that is its own words; `&amp;` in one is HTML's, as in all text. */
export function bareLink(token: Tokens.Link): Tokens.Link | undefined {
  const href = linkInText(token.href.replaceAll("&amp;", "&"));
  return href === undefined ? undefined : { ...token, href, ...words(token.text.replaceAll("&amp;", "&")) };
}

/** The link of a mail address that is its own words. */
export const mailLink = (raw: string): Tokens.Link => ({
  type: "link",
  raw,
  href: `mailto:${raw.replaceAll("’", "'")}`,
  ...words(raw),
});

/** What a link shows that has its address as its words. */
export const words = (raw: string) => ({ text: raw, tokens: [{ type: "text", raw, text: raw, escaped: false }] });
