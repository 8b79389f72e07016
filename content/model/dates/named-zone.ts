/** A name of the IANA time zone database, or minutes ahead of UTC. */
export type Zone = string | number;

/** Where the hours are those of Japan. */
export const japan = "Asia/Tokyo";

/** Places and abbreviations as people write them beside hours; those that two zones share (IST, CST) are left out. */
const zones: readonly (readonly [zone: string, abbreviations: string, places: string])[] = [
  [japan, "jst", "japan|tokyo|日本|東京"],
  ["Asia/Singapore", "sgt", "singapore|sg|シンガポール"],
  ["Asia/Kuala_Lumpur", "myt", "malaysia|kuala lumpur|マレーシア|クアラルンプール"],
  ["Asia/Hong_Kong", "hkt", "hong kong|香港"],
  ["Asia/Taipei", "", "taiwan|taipei|台湾|台北"],
  ["Asia/Shanghai", "", "china|beijing|shanghai|中国|北京|上海"],
  ["Asia/Seoul", "kst", "korea|seoul|韓国|ソウル"],
  ["Asia/Bangkok", "ict", "thailand|bangkok|vietnam|タイ|バンコク|ベトナム"],
  ["Asia/Jakarta", "wib", "indonesia|jakarta|インドネシア|ジャカルタ"],
  ["Asia/Manila", "pht", "philippines?|manila|フィリピン|マニラ"],
  ["Asia/Kolkata", "", "india|delhi|mumbai|インド"],
  ["Australia/Sydney", "aest|aedt", "sydney|シドニー"],
  ["Europe/Paris", "cet|cest", "central european|paris|berlin|パリ|ベルリン|中央ヨーロッパ"],
  ["Europe/London", "bst", "uk|london|英国|イギリス|ロンドン"],
  ["America/New_York", "est|edt|et", "eastern|new york|ニューヨーク|米国東部"],
  ["America/Los_Angeles", "pst|pdt|pt", "pacific|los angeles|ロサンゼルス|米国太平洋|米国西部"],
  ["UTC", "utc|gmt", "universal|greenwich mean|協定世界|世界標準"],
];

const offset = /\b(?:utc|gmt)\s*(?<sign>[-+−])(?<hours>\d{1,2})(?::?(?<minutes>[0-5]\d))?(?!\d)/;
const named = zones.map(([zone, abbreviations, places]) => {
  const short = abbreviations === "" ? "" : `\\b(?:${abbreviations})\\b|`;
  return { zone, pattern: new RegExp(`${short}(?:${places})(?: (?:standard|local))?\\s*(?:time|時間)`) };
});
const placeAlone = zones.map(([zone, , places]) => ({ zone, pattern: new RegExp(`^(?:${places})$`) }));
const remark = /\(([^()]*)\)/;
/** A remark that may name a zone; "(2時間)" says how long it takes, "(TBC)" that it may change. */
const mayBeZone = /^(?!tb[acd]$|rsvp$)[a-z]{2,5}$|^[+\-−](?!1$)\d{1,2}(?::?\d\d)?$|^[^\d]*(?:\btime|時間|時刻)$/;

/**
 * The zone that a time names, and the rest of the text; Japan where it names none. Undefined where it names several, or one
 * that is not known, or Japan's only beside the hours. Remarks in brackets that name no zone are dropped.
 * @param text In lower case, normalised to NFKC.
 */
export function takeZone(text: string): { readonly zone: Zone; readonly rest: string } | undefined {
  const found = new Set<Zone>();
  /** Zones of the hours in brackets. */
  const beside = new Set<Zone>();
  let rest = text;
  for (let match = remark.exec(rest); match !== null; match = remark.exec(rest)) {
    const inside = (match[1] ?? "").trim();
    const areHours = /\d:\d\d|\d時(?!間)/.test(inside);
    const others = takeNamed(inside, areHours ? beside : found);
    const taken = areHours ? undefined : others;
    const alone = placeAlone.find(({ pattern }) => pattern.test(inside));
    if (alone) found.add(alone.zone);
    else if (mayBeZone.test((taken ?? "").trim())) return undefined;
    rest = `${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`;
  }
  rest = takeNamed(rest, found);
  const [zone = japan, ...others] = found;
  // Hours in brackets that are Japan's say that the others are not.
  const isElsewhere = found.size === 0 && beside.has(japan);
  return others.length === 0 && !isElsewhere ? { zone, rest } : undefined;
}

/** The text without the zones that it names, which are added to `found`. */
function takeNamed(text: string, found: Set<Zone>): string {
  let rest = text;
  const fixed = offset.exec(rest);
  if (fixed?.groups) {
    const { sign, hours, minutes = "0" } = fixed.groups;
    found.add((Number(hours) * 60 + Number(minutes)) * (sign === "+" ? 1 : -1));
    rest = rest.replace(fixed[0], " ");
  }
  for (const { zone, pattern } of named) {
    if (!pattern.test(rest)) continue;
    found.add(zone);
    rest = rest.replace(pattern, " ");
  }
  return rest;
}
