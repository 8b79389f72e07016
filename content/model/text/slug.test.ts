import { fc } from "../test-support/seeded-fast-check";
import { isItemId } from "../collections/ids";
import { itemIdFrom, slugOf } from "./slug";
import { lineText } from "../test-support/texts";

test.each([
  ["Summer networking night", "summer-networking-night"],
  ["  The President's  Message – 2026! ", "the-presidents-message-2026"],
  ["Café Zürich: Straße, Øre & Łódź", "cafe-zurich-strasse-ore-lodz"],
  ["シンガポール", "shingaporu"],
  ["ﾊﾟｰﾃｨｰ", "pati"],
  ["ＡＢＣ１２３", "abc123"],
  ["きゃりあ・マッチング", "kyaria-matchingu"],
  ["ファッションショー", "fasshonsho"],
  ["ジェットコースター", "jettokosuta"],
  ["ウィーク", "wiku"],
  ["ヴィラ", "vira"],
  ["チェック", "chekku"],
  ["じゃ、しゅう、ちょ", "ja-shuu-cho"],
  ["しんよう", "shinyou"],
  ["夏の交流会", "article"],
  ["東京でパーティー", "pati"],
  ["お知らせ", "article"],
  ["2026年の集い", "2026"],
  ["", "article"],
  ["---", "article"],
  ["😀", "article"],
])("%j has the slug %j", (title, slug) => expect(slugOf(title)).toBe(slug));

test("every title has a slug of at most 80 plain characters, always the same, and its own slug's slug", () => {
  fc.assert(
    fc.property(fc.oneof(lineText, fc.string({ unit: "grapheme", maxLength: 200 })), (title) => {
      const slug = slugOf(title);
      expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
      expect(slug.length).toBeLessThanOrEqual(80);
      expect(slugOf(slug)).toBe(slug);
    }),
  );
  expect(slugOf("word ".repeat(40))).toMatch(/^(?:word-)+word$/);
});

test("an id begins with the day and is one that nobody has", () => {
  const taken = new Set(["2026-06-12-picnic", "2026-06-12-picnic-2"]);
  expect(itemIdFrom("Picnic", "2026-06-12 to 2026-06-14", (id) => taken.has(id))).toBe("2026-06-12-picnic-3");
  expect(itemIdFrom("夏", "2026-06-12", () => false)).toBe("2026-06-12-article");
  fc.assert(
    fc.property(lineText, fc.nat(1500), (title, used) => {
      let count = 0;
      expect(isItemId(itemIdFrom(title.repeat(9), "2026-06-12", () => count++ < used))).toBe(true);
    }),
  );
});
