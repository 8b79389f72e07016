import { divide, phrasesOfText } from "./break-title";
import { fitText, type TextBox } from "./fit-text";
import { phrasesOf } from "./phrases";

/** Every letter is as wide as it is high, those of Latin words half of that. */
const widthOf = (text: string): number =>
  Array.from(text).reduce((width, letter) => width + (/[ -ÿ]/.test(letter) ? 0.5 : 1), 0);
const tools = { widthOf, phrasesOf };
const box: TextBox = { width: 600, height: 300, sizes: [80, 60, 50, 40], leading: 1.25, phrasesDownTo: 50 };
const fit = (text: string, given: Partial<TextBox> = {}) => fitText(text, { ...box, ...given }, tools);

test("a short title is as large as it may be, a longer one smaller, in lines of even length", () => {
  expect(fit("Night")).toEqual({ size: 80, lines: ["Night"] });
  expect(fit("Year-end networking night")).toEqual({ size: 80, lines: ["Year-end", "networking", "night"] });
  expect(fit("Results of the member survey and of the year", { sizes: [40] }).lines).toEqual([
    "Results of the member",
    "survey and of the year",
  ]);
});

test("Japanese lines break between phrases, and within one that is too long where the script changes", () => {
  expect(fit("会員アンケートの結果と今後の取り組みについて").lines).toEqual([
    "会員アンケートの",
    "結果と今後の",
    "取り組みについて",
  ]);
  expect(fit("在日シンガポール商工会議所年末交流会のご案内").lines).toEqual([
    "在日シンガポール",
    "商工会議所年末交流会の",
    "ご案内",
  ]);
  expect(fit("第3回 Startup Pitch Nightを開催します", { sizes: [50] }).lines.join("|")).not.toMatch(/Pit\||Ni\|/);
});

test("a number stays with what it counts", () => {
  for (const text of ["会員のための「12の書式、12の提案」を公開します", "「10の図で読む2027年」を発行します"])
    for (const width of [300, 400, 500, 600]) expect(fit(text, { width }).lines.join("|")).not.toMatch(/\dの\|/);
});

test.each(["phrases", "words", "letters"] as const)(
  "no line begins or ends with a letter that may not stand there: %s",
  (finest) => {
    const text = "「友好の年」、実りの年に。（オンライン・無料）ショッピングセンター、“quoted” (text),ァンー";
    const phrases = phrasesOfText(text, tools.phrasesOf);
    const most = { phrases: Infinity, words: 12, letters: 4 }[finest];
    const units = divide(phrases, finest, (part) => widthOf(part) <= most) ?? [];
    for (const unit of units) {
      expect(unit.text).not.toMatch(/^[」、。）ーッョァ”),]/);
      expect(unit.text).not.toMatch(/[「（“(]$/);
    }
    expect(units.map((unit) => unit.text).join("")).toBe(text.replaceAll(" ", ""));
  },
);

test.each([
  ["Japanese", "日本とシンガポールの経済連携に関する意見交換会".repeat(9).slice(0, 200), "…"],
  ["English", "What our members told us about digital procedures, hiring and the year ahead ".repeat(5), "..."],
  ["one word", "Donaudampfschifffahrtsgesellschaft".repeat(9), "..."],
  ["one letter", "ー".repeat(200), "…"],
])("a title that is too long ends with an ellipsis and stays in its box: %s", (_, text, ellipsis) => {
  const { size, lines } = fit(text.trim());
  expect(size).toBe(40);
  expect(lines.length).toBeLessThanOrEqual(6);
  expect(lines.at(-1)?.endsWith(ellipsis)).toBe(true);
  expect(text.replaceAll(" ", "").startsWith(lines.join("").slice(0, -ellipsis.length).replaceAll(" ", ""))).toBe(true);
  for (const line of lines) expect(widthOf(line) * size).toBeLessThanOrEqual(600);
});
