import { romaniseKana } from "./kana";
import { asTyped } from "./textfold";

const maxSlugLength = 80;
// An id may have 81 characters (ids.ts); the rest is for "-2" behind a title that is taken.
const maxIdLength = 76;
/**
 * The slug of a title in a URL: lower-case ASCII words joined by dashes, at most 80 characters, never empty.
 * Kana are romanised, kanji are left out; `otherwise` when nothing remains. The same title always gives the same slug.
 */
export function slugOf(title: string, otherwise = "article", max = maxSlugLength): string {
  const letters = romaniseKana(withoutLoneEndings(title.normalize("NFKC")))
    .toLowerCase()
    .normalize("NFKD");
  const latin = asTyped(letters).replace(/['\p{M}]/gu, "");
  return shorten(latin.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, ""), max) || otherwise;
}

/**
 * The id of a new item, the stem of its file (R8.4): `2026-06-12-summer-networking-night`, with `-2`, `-3` ... when
 * that is taken. `date` is the stored date of an event or a news item.
 */
export function itemIdFrom(title: string, date: string, taken: (id: string) => boolean, max = maxIdLength): string {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(date)?.[0];
  const base = shorten(day === undefined ? slugOf(title) : `${day}-${slugOf(title)}`, max);
  let id = base;
  for (let count = 2; taken(id); count += 1) id = `${base}-${String(count)}`;
  return id;
}

/** Between kanji, one or two hiragana are a particle or a word's ending and mean nothing without the kanji. */
function withoutLoneEndings(title: string): string {
  if (!/\p{Script=Han}/u.test(title)) return title;
  return title.replace(/(?<!\p{Script=Hiragana})\p{Script=Hiragana}{1,2}(?!\p{Script=Hiragana})/gu, " ");
}

/** Cuts at a word when there is one to cut at. */
function shorten(slug: string, max: number): string {
  if (slug.length <= max) return slug;
  const cut = slug.slice(0, max + 1);
  const lastWord = cut.lastIndexOf("-");
  return cut.slice(0, lastWord > max / 2 ? lastWord : max).replace(/-$/, "");
}
