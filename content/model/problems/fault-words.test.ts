import { fc } from "../test-support/seeded-fast-check";
import { pictureTypes } from "../markdown/media-address";
import { languages } from "../text/language";
import { faultOfMessage, says, type FaultCode } from "./fault";
import { faultWords } from "./fault-words";
import { faultWordsEn } from "./fault-words-en";
import { faultWordsJa } from "./fault-words-ja";

const codes = Object.keys(faultWordsEn) as FaultCode[];
const places = (words: string): string[] => [...words.matchAll(/\{\w+\}/g)].map(([place]) => place).sort();

test("every code has words in both languages, of its own, with the same parameters", () => {
  expect(Object.keys(faultWordsJa).sort()).toEqual([...codes].sort());
  for (const code of codes) {
    expect(faultWordsEn[code]).toMatch(/[a-z]/);
    expect([code, faultWordsJa[code]]).toEqual([code, expect.stringMatching(/[ぁ-んァ-ヶ一-龠]/)]);
    expect([code, ...new Set(places(faultWordsJa[code]))]).toEqual([code, ...new Set(places(faultWordsEn[code]))]);
  }
});

test.each(languages)(
  "what is said of a picture that no page shows names the formats that are published, in %s",
  (language) => {
    const formats = { jpeg: "JPEG", jpg: "JPEG", png: "PNG", webp: "WebP", svg: "SVG" };
    expect(Object.keys(formats).sort()).toEqual(
      Object.keys(pictureTypes)
        .map((ending) => ending.slice(1))
        .sort(),
    );
    for (const code of ["pictureNotShown", "pictureCutOff", "pictureMisnamed", "mediaPath"] as const)
      for (const format of Object.values(formats)) expect(faultWords({ code }, language)).toContain(format);
  },
);

test("parameters stand in the words as they are, whatever they hold", () => {
  expect(faultWords({ code: "dateForm", params: { got: "$& May {3}" } }, "en")).toBe(
    'must be YYYY-MM-DD, got "$& May {3}"',
  );
  expect(faultWords({ code: "oneOf", params: { values: ["board", "founding"] } }, "en")).toBe(
    'must be "board" or "founding"',
  );
  expect(faultWords({ code: "oneOf", params: { values: ["board", "founding"] } }, "ja")).toBe(
    '"board"、"founding"のいずれかを入力してください',
  );
});

test("a fault survives as the message of an issue; any other message is none for people", () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(), fc.array(fc.string()), (got, max, values) => {
      expect(faultOfMessage(says("dateForm", { got }))).toEqual({ code: "dateForm", params: { got } });
      expect(faultOfMessage(says("tooLong", { max }))).toEqual({ code: "tooLong", params: { max } });
      expect(faultOfMessage(says("oneOf", { values }))).toEqual({ code: "oneOf", params: { values } });
    }),
  );
  expect(faultOfMessage(says("required"))).toEqual({ code: "required" });
  for (const language of languages)
    expect(faultWords(faultOfMessage("Invalid input: expected string"), language)).toBe(
      faultWords({ code: "unexpectedForm" }, language),
    );
});
