const ones =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen";
const tens = "twenty thirty forty fifty sixty seventy eighty ninety";
const others = {
  first: 1,
  once: 1,
  second: 2,
  twice: 2,
  both: 2,
  third: 3,
  fif: 5,
  fifth: 5,
  eigh: 8,
  eighth: 8,
  nin: 9,
  ninth: 9,
  twelf: 12,
  twelfth: 12,
  half: 0.5,
  quarter: 0.25,
  dozen: 12,
  decade: 10,
  fortnight: 14,
  free: 0,
  hundred: 100,
} as const;
const values = new Map<string, number>([
  ...ones.split(" ").map((word, index) => [word, index] as const),
  ...tens.split(" ").map((word, index) => [word, 10 * index + 20] as const),
  ...Object.entries(others),
]);
const scales = new Map([
  ["thousand", 1e3],
  ["million", 1e6],
  ["billion", 1e9],
  ["trillion", 1e12],
]);

/** The value of "thousand", "million", "k" behind a number. */
export const scaleOf = (word: string): number =>
  scales.get(word) ?? { k: 1e3, hundred: 100, mn: 1e6, m: 1e6, bn: 1e9 }[word] ?? 1;

/** Every number that English words may say: of "forty-one thousand" 40, 1, 41 and 41,000. */
export function englishNumbers(text: string): number[] {
  const found: number[] = [];
  let [total, part] = [0, 0];
  const end = (): void => void ([total, part] = [0, 0]);
  for (const [word] of text.toLowerCase().matchAll(/[a-z]+|[^a-z\s-]/g)) {
    const scale = scales.get(word);
    const value =
      values.get(word) ?? values.get(word.replace(/ieths?$/, "y")) ?? values.get(word.replace(/(?:ths?|s)$/, ""));
    if (word === "and") continue;
    if (scale !== undefined) {
      total += (part || 1) * scale;
      part = 0;
    } else if (value === undefined) {
      end();
      continue;
    } else if (value === 100) part = (part || 1) * 100;
    else part += value;
    found.push(total + part, value ?? scale ?? 0);
  }
  return found;
}

const digits = "〇一二三四五六七八九";
const steps = new Map([
  ["十", 10],
  ["百", 100],
  ["千", 1e3],
]);
const myriads = new Map([
  ["万", 1e4],
  ["億", 1e8],
  ["兆", 1e12],
]);
const counted = ["ひとつ", "ふたつ", "みっつ", "よっつ", "いつつ", "むっつ", "ななつ", "やっつ", "ここのつ", "とお"];

/** The value of a Japanese number: 三千五百, 3千5百, 1億2,000万, 二〇二六. */
export function japaneseNumber(text: string): number {
  if (/^[〇一二三四五六七八九]+$/.test(text)) return Number(text.replace(/./g, (sign) => String(digits.indexOf(sign))));
  let [total, part] = [0, 0];
  let last: number | undefined;
  for (const [sign] of text.matchAll(/[\d,.]+|./g)) {
    const [step, myriad] = [steps.get(sign), myriads.get(sign)];
    if (step !== undefined) part += (last ?? 1) * step;
    else if (myriad !== undefined) {
      total += (part + (last ?? 0) || 1) * myriad;
      part = 0;
    }
    last = step === undefined && myriad === undefined ? valueOf(sign) : undefined;
  }
  return total + part + (last ?? 0);
}

const valueOf = (sign: string): number =>
  digits.includes(sign) ? digits.indexOf(sign) : Number(sign.replaceAll(",", ""));

/** Every number that Japanese words may say. */
export function japaneseNumbers(text: string): number[] {
  const written = text.match(/[〇一二三四五六七八九十百千万億]+/g) ?? [];
  const spoken = counted.flatMap((word, index) => (text.includes(word) ? [index + 1] : []));
  return [
    ...written.map(japaneseNumber),
    ...spoken,
    ...(text.includes("半") ? [0.5] : []),
    ...(text.includes("無料") ? [0] : []),
  ];
}
