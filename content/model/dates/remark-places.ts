import { languages, type Language } from "../text/language";
import { japan, zones } from "./zone-names";
import type { Zone } from "./zone-time";

/** "SGT" and "doors 9:30" of "(SGT, doors 9:30)": the zone of the hours before the brackets, and other hours; but "11 am, JST" is one. */
const separator = /(?<!^(?:[\d\s:.~〜‐-―−時分-]|[ap]\.?m)*)(?:[,;、/・|&]|=(?!\s*\d))/i;
const placeAlone = zones.map(([zone, , places]) => ({ zone, pattern: new RegExp(`^(?:${places})$`, "i") }));
/** What stands before or behind a place where an event is: 於シンガポール, "Venue: Singapore", 「シンガポールで開催」. */
const venueLabel = "(?:開催|実施)?(?:会場|場所)|(?:開催|実施)地|於|\\b(?:venue|location|place|where)\\b";
const venueBefore = new RegExp(
  `^(?:(?:${venueLabel})\\s*(?:は|\\bis\\b|:)?\\s*)?(?:(?:held|hosted|live|takes place) )?(?:(?:in|at) |@ ?)?`,
  "i",
);
const venueBehind =
  /\s*(?:(?:現地|市内|国内)?(?:で|での|にて)?(?:開催|実施)(?:です)?|(?:現地|市内|国内)?(?:で|にて)?)$/;
const labelAlone = new RegExp(`^(?:${venueLabel})$`, "i");
/** Several places in one part: "Singapore and Tokyo". */
const conjunction = / and |と|および|及び/i;
/** How people take part, in place of a venue. */
export const online =
  /^(?:online|オンライン|zoom|teams|web(?:inar|ex)?|ウェビナー|hybrid|ハイブリッド|(?:ライブ)?配信)/i;
/** "From Singapore" and 「シンガポール側」 are there, and may give the hours of either place. */
const oneEnd =
  /^(?:(?:live|streamed|broadcast) )?from |\s*(?:側| side|(?:から|より)(?:の?(?:生|ライブ)?(?:中継|配信))?)$/i;

/** Where an event is, in a part of a remark. */
export interface Place {
  /** The zone of a place that is known. */
  readonly zone: Zone | undefined;
  readonly isPlace: boolean;
  /** True for a place that is said to be the venue. */
  readonly isVenue: boolean;
}

/** True for a place outside Japan. */
export const isElsewhere = ({ zone, isPlace }: Place): boolean => isPlace && zone !== japan;

/** The parts of a remark; "(Venue / Singapore)" has one. */
export function partsOf(remark: string): readonly string[] {
  const parts = remark.split(separator).map((part) => part.trim());
  return parts.flatMap((part) => {
    if (labelAlone.test(part)) return [];
    const places = part.split(conjunction).map((place) => place.trim());
    return places.every((place) => placeOf(place).isPlace) ? places : [part];
  });
}

/** The place that a part of a remark names, if it names nothing else: "Singapore Chamber of Commerce" is none. */
export function placeOf(part: string): Place {
  const venue = part.replace(venueBefore, "").replace(venueBehind, "");
  const name = venue.replace(oneEnd, "");
  const zone = placeAlone.find(({ pattern }) => pattern.test(name))?.zone;
  const isPlace = zone !== undefined || isOtherPlace(name);
  return { zone: name === venue || zone === japan ? zone : undefined, isPlace, isVenue: name !== part };
}

/** True for a country, in either language, or a city that is none of `zones`; Christmas is more often a feast than an island. */
function isOtherPlace(text: string): boolean {
  otherPlaces ??= new Set(
    [
      ...Intl.supportedValuesOf("timeZone").map((zone) => zone.replace(/^[^/]*\//, "").replaceAll("_", " ")),
      ...languages.flatMap(countriesIn),
      ...citiesInJapanese,
    ]
      .map((name) => name.toLowerCase())
      .filter((name) => !/^(?:christmas|easter|reunion)$/.test(name)),
  );
  return otherPlaces.has(text.toLowerCase());
}
let otherPlaces: ReadonlySet<string> | undefined;
const citiesInJapanese =
  "ドバイ アブダビ ドーハ リヤド テルアビブ イスタンブール カイロ ナイロビ ヨハネスブルグ ローマ ミラノ ジュネーブ ウィーン アムステルダム ブリュッセル マドリード リスボン ダブリン ストックホルム コペンハーゲン ヘルシンキ ワルシャワ プラハ トロント バンクーバー モントリオール ボストン ワシントン シアトル ヒューストン ダラス アトランタ マイアミ メキシコシティ サンパウロ コロンボ ダッカ カラチ カトマンズ ビエンチャン セブ ペナン 深圳 広州".split(
    " ",
  );

function countriesIn(language: Language): readonly string[] {
  const names = new Intl.DisplayNames([language], { type: "region", fallback: "none" });
  return letters.flatMap((first) => letters.flatMap((second) => names.of(first + second) ?? []));
}
const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at));
