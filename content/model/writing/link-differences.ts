import { fault, type Fault } from "../problems/fault";
import type { PlainWords } from "./plain-words";

/** Words for a language in an address: where it leads may be in that language. */
const languageWord = /(?:^|[:./_+@?&=-])(?:en|eng|english|ja|jp|jpn|japanese|nihongo)(?=$|[./_+@?&=-])/gi;
/** A text this much shorter is a summary: Japanese has about half as many signs as English. */
const summaryInJapanese = 0.2;
const summaryInEnglish = 0.8;

/** Where the links and pictures of two languages differ. */
export function linkDifferences(en: PlainWords, ja: PlainWords): Fault[] {
  const [english, japanese] = [targetsOf(en), targetsOf(ja)];
  const onlyEn = [...english].filter(([key]) => !japanese.has(key));
  const onlyJa = [...japanese].filter(([key]) => !english.has(key));
  const mails = differing(onlyEn, onlyJa, (key) => key.startsWith("mailto:"));
  const pages = differing(onlyEn, onlyJa, (key) => key.startsWith("/"));
  const slips = onlyEn.flatMap(([a, to]) =>
    onlyJa.flatMap(([b, other]) => (isSlip(a, b) ? [fault("languagesDiffer", { en: to, ja: other })] : [])),
  );
  return [...mails, ...pages, ...slips, ...countDifferences(en, ja, onlyEn, onlyJa)];
}

type Target = readonly [key: string, address: string];

/** The addresses by what is the same in both languages. */
function targetsOf({ links }: PlainWords): ReadonlyMap<string, string> {
  return new Map(
    [...links]
      .filter((link) => !link.startsWith("tel:"))
      .map((link) => [
        link
          .toLowerCase()
          .replace(/^(?:https?:\/\/)?www\.|^https?:\/\//, "")
          .replace(/^\/ja(?=\/|$)/, "")
          .replace(languageWord, "")
          .replace(/\/+(?=$|[?#])/, ""),
        link.replace(/^mailto:/, ""),
      ]),
  );
}

function differing(en: readonly Target[], ja: readonly Target[], isOfKind: (key: string) => boolean): Fault[] {
  const [english, japanese] = [en, ja].map((list) =>
    list.filter(([key]) => isOfKind(key)).map(([, address]) => address),
  );
  if (!english?.length || !japanese?.length) return [];
  return [fault("languagesDiffer", { en: english.join(", "), ja: japanese.join(", ") })];
}

/** Two addresses of other sites that differ by a letter or two; forms of two languages have other addresses. */
function isSlip(a: string, b: string): boolean {
  if (a.startsWith("/") || a.startsWith("mailto:") || b.startsWith("mailto:") || Math.abs(a.length - b.length) > 2)
    return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  // Forms and files of both languages may be numbered.
  return Math.max(left.length, right.length) <= 2 && a.length >= 10 && !/\d/.test(left + right);
}

function countDifferences(
  en: PlainWords,
  ja: PlainWords,
  onlyEn: readonly Target[],
  onlyJa: readonly Target[],
): Fault[] {
  const share = ja.text.length / en.text.length;
  if (share < summaryInJapanese || share > 1 / summaryInEnglish) return [];
  const addresses = (targets: readonly Target[]): string => targets.map(([, address]) => address).join(", ");
  const pictures = { en: en.pictures, ja: ja.pictures };
  return [
    ...(onlyEn.length > 0 && onlyJa.length === 0 ? [fault("linkInEnglishOnly", { target: addresses(onlyEn) })] : []),
    ...(onlyJa.length > 0 && onlyEn.length === 0 ? [fault("linkInJapaneseOnly", { target: addresses(onlyJa) })] : []),
    ...(pictures.en === pictures.ja ? [] : [fault("picturesDiffer", pictures)]),
  ];
}
