import { isElsewhere, online, partsOf, placeOf, type Place } from "./remark-places";
import { japan, zones } from "./zone-names";
import { minutesInJapan, type Zone } from "./zone-time";

const sign = "[-+±‐-―−]";
const offset = new RegExp(
  `\\b(?:utc|gmt)\\s*(?<sign>(?!±)${sign})\\s*(?<hours>1[0-4]|0?\\d)(?::?(?<minutes>[0-5]\\d))?(?![\\d.:]*\\d)`,
  "i",
);
/** Behind a place: "standard time", 標準時; 日本時計 is another word. */
const timeOf =
  "(?: (?:standard|daylight|summer|local))*\\s*time|\\s*(?:標準|現地|夏)?(?:時[間刻]|時(?!\\p{L})|タイム(?!\\p{L}))";
const zonePatterns = zones.map(([zone, abbreviations, places]) => {
  const short = abbreviations === "" ? "" : `(?<![a-z])(?:${abbreviations})(?![a-z])|`;
  return { zone, pattern: new RegExp(`${short}(?:${places})(?:${timeOf})`, "iu") };
});
/** Also words: est. 2010, et al., Pt 1. In brackets they are a zone only in capitals or at the beginning, and never before a dot or number. */
const wordsAsZones = /(?<!^)\b(?:[Ee]st|[EePp]t)\b|\b(?:[Ee][Ss][Tt]|[EePp][Tt])(?=\.| al\b|\s*\d)/g;
/** Abbreviations that people write before other words, too: ICT部会, CET exam, MSK Seminar. */
const abbreviationOfWords = new RegExp(
  `(?<![a-z])(?:ict|est|edt|et|pst|pdt|pt|cest|cet|msk|bst|kst|pht|myt)(?![a-z])(?!${timeOf})[\\s:]*\\p{L}`,
  "iu",
);
const remark = /\(([^()]*)\)/;
/** "+08:00" is no time of day. */
const hours = new RegExp(`(?<!${sign}\\s?\\d?)\\d:\\d\\d|\\d時(?!間)|\\d\\s*[ap]\\.?m\\b|\\bnoon\\b|正午`, "i");
/** Said of hours in brackets that are Japan's; 日本語 is a language. */
export const ofJapan =
  /\b(?:japan|tokyo|jp)\b(?!\s*[a-z])|(?:日本|東京)(?:側|会場|から)?(?:では|で|は|:)?\s*(?:\d|午[前後]|正午|$)/i;
/** Parts of a remark that name a zone, known or not: "Dubai time", and "AWST", "Perth AWST" as people write them, in capitals. */
const timeElsewhere = /^[^\d]*(?:\btime|時間|時刻|標準時)$/i;
/** "Singapore hours", 「時刻はシンガポール」: a place and its clock in other words than "Singapore time". */
const clockOfPlace = /^[^\d]*(?:\btimes?\b|\bhours\b|時間|時刻)/i;
/** "UTC 8" and "GMT8" are neither UTC nor clearly eight hours before it. */
const offsetWithoutSign = /\b(?:utc|gmt)\s*\d/i;
const abbreviation = /^(?:\p{Lu}\p{Ll}+ |[ァ-ー]+ ?)?(?!SAT$)[A-Z]{2,4}T$/u;
/** A remark that may name a zone, or a difference to one; "(2時間)" says how long it takes, "(TBC)" that it may change. */
const mayBeZone = new RegExp(
  [
    // (KL), (ist), (ChST); (Zoom) and (lunch) are none.
    "^(?!(?:tb[acd]|mon|tue|wed|thu|fri|sat|sun)$)(?:[a-z]{2,3}|[a-z]{3,4}t)$",
    "^現地$|現地時[間刻]|\\b(?:local time|time in)\\b|^(?:all )?(?:times? )?(?:are |is )?local(?: hours)?$|^z$",
    "^(?:africa|america|asia|australia|europe|pacific)/",
    "時差|タイムゾーン|\\btime ?(?:zone|difference)",
    `(?<![\\p{L}\\d]\\s?)(?:${sign}|ー)\\s*\\d{1,2}(?:[03]0)?(?!\\d)`,
    `(?<!\\d\\s?)${sign}\\s*\\d[\\d.]*\\s*(?:時間|h(?:ou)?rs?\\b|h\\b)`,
    "(?:マイナス|プラス|\\b(?:minus|plus))\\s*(?:\\d|one\\b|an?\\b)",
  ].join("|"),
  "iu",
);
const amount = /時間|\d\s*分|\bhours?\b|\bminutes?\b|\d\s*(?:h|hrs?|min)\b/i;
const apart = /遅(?!刻)|進[んみむ]|差(?!し)|\b(?:ahead|behind)\b/i;
/** Beside a place only: doors, too, open an hour before. */
const before = /早|先|(?<!午)[前後]|\b(?:earlier|later|before|after)\b/i;
const anyPlace = new RegExp(`(?<![a-z])(?:${zones.map(([, , places]) => places).join("|")})(?![a-z語])`, "i");

/**
 * The zone that a time names, and the rest of the text; Japan where it names none. Undefined where it names several, or one
 * that is not known, or a difference to one, or Japan's only beside the hours. Remarks in brackets that name no zone are dropped.
 * "SGT (UTC+8)" names one. The venue alone in brackets is the place of the clock unless the text names a zone in other words;
 * beside other words a place elsewhere leaves that open: "(Marina Bay Sands, Singapore)".
 * @param text Normalised to NFKC.
 * @param day `YYYY-MM-DD`
 */
export function takeZone(text: string, day: string): { readonly zone: Zone; readonly rest: string } | undefined {
  if (offsetWithoutSign.test(text)) return undefined;
  const found = new Set<Zone>();
  const venues = new Set<Zone>();
  const places = new Set<Zone>();
  /** Zones of the hours in brackets. */
  const beside = new Set<Zone>();
  let isOpen = false;
  let rest = text;
  for (let match = remark.exec(rest); match !== null; match = remark.exec(rest)) {
    const inside = (match[1] ?? "").trim();
    const own: (Place & { readonly other: string })[] = [];
    const parts = partsOf(inside.replace(wordsAsZones, ""));
    for (const part of parts) {
      const areHours = hours.test(part);
      const other = takeNamed(part, areHours ? beside : found).trim();
      // "(9-10 SGT)" may be hours; "(ICT部会)" names no zone.
      if (!areHours && ((other !== part && /\d/.test(other)) || abbreviationOfWords.test(part))) return undefined;
      if (!areHours) own.push({ ...placeOf(part), other });
      else if (ofJapan.test(part)) beside.add(japan);
    }
    const others = own.map(({ other }) => other);
    if (own.every(({ zone, other }) => zone !== undefined || other === ""))
      own.forEach(({ zone, isVenue }) => zone !== undefined && (isVenue ? venues : places).add(zone));
    else if (others.some(isElsewhereInWords)) return undefined;
    else if (own.every(({ isPlace }) => isPlace)) {
      if (!own.every(({ isVenue }) => isVenue)) return undefined;
      isOpen = true;
    } else if (own.length === parts.length && (mayBeZone.test(others.join("/")) || isDifference(inside)))
      return undefined;
    // "(Singapore, online)" only says how to take part.
    else if (own.some(isElsewhere) && !own.every((each) => each.isPlace || online.test(each.other))) isOpen = true;
    rest = `${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`;
  }
  rest = takeNamed(rest, found);
  if (found.size === 0 && isOpen) return undefined;
  const named = new Set([...found, ...places, ...(found.size === 0 ? venues : [])]);
  const [zone = japan, ...others] = withoutRepeated(named, day);
  // Hours in brackets that are Japan's say that the others are not.
  const isNotJapan = named.size === 0 && beside.has(japan);
  return others.length === 0 && !isNotJapan ? { zone: zone === minutesOfJapan ? japan : zone, rest } : undefined;
}

/** Zones without a difference to UTC that the only other one has on that day. */
function withoutRepeated(found: ReadonlySet<Zone>, day: string): readonly Zone[] {
  const [places, differences] = [[...found].filter(isNamed), [...found].filter((zone) => !isNamed(zone))];
  const [only, ...others] = places;
  if (only === undefined || others.length > 0) return [...found];
  return [only, ...differences.filter((each) => minutesInJapan(each, day, noon) !== minutesInJapan(only, day, noon))];
}
const isNamed = (zone: Zone): boolean => typeof zone === "string";
const noon = 720;
const minutesOfJapan = 540;

const isElsewhereInWords = (part: string): boolean =>
  timeElsewhere.test(part) || abbreviation.test(part) || (clockOfPlace.test(part) && anyPlace.test(part));

/** True for a number of hours by which a place's clock goes before or after another one. */
const isDifference = (text: string): boolean =>
  amount.test(text) && (apart.test(text) || (before.test(text) && anyPlace.test(text)));

/** The text without the zones that it names, which are added to `found`. */
export function takeNamed(text: string, found: Set<Zone>): string {
  let rest = text;
  const fixed = offset.exec(rest);
  if (fixed?.groups) {
    const { sign: direction, hours: ahead, minutes = "0" } = fixed.groups;
    found.add((Number(ahead) * 60 + Number(minutes)) * (direction === "+" ? 1 : -1));
    rest = rest.replace(fixed[0], " ");
  }
  for (const { zone, pattern } of zonePatterns) {
    if (!pattern.test(rest)) continue;
    found.add(zone);
    rest = rest.replace(pattern, " ");
  }
  return rest;
}

const hour = "(?:午[前後]\\s*)?\\d{1,2}(?::\\d\\d|時(?!間)|\\s*[ap]\\.?m\\b)";
/** "9:00 in Singapore", 「シンガポールは9時」. */
const besideHours = zones.map(([zone, , places]) => ({
  zone,
  pattern: new RegExp(
    `(?:${places})(?:側|会場)?(?:では|で|は|:)?\\s*${hour}|${hour}\\s*(?:in |at )?(?<![a-z])(?:${places})(?![a-z])`,
    "i",
  ),
}));

/**
 * True for a text that says a zone beside its hours, by its name, "SGT", or by a place, "9:00 in Singapore". One that has no
 * names here is said by another one that has the same clock on that day (`YYYY-MM-DD`): Europe/Riga by "EET".
 */
export function saysZone(text: string, zone: string, day: string): boolean {
  const plain = text.normalize("NFKC");
  const isNamedHere = zones.some(([each]) => each === zone);
  const clockOf = (each: string): unknown => (isNamedHere ? each : minutesInJapan(each, day, noon));
  return [...zonePatterns, ...besideHours].some(
    (each) => each.pattern.test(plain) && clockOf(each.zone) === clockOf(zone),
  );
}
