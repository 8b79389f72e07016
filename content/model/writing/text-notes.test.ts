import { fc } from "../test-support/seeded-fast-check";
import { faultWords } from "../problems/fault-words";
import { isFileName } from "./file-names";
import { textNotes } from "./text-notes";

const notes = (language: "en" | "ja", text: string): string[] =>
  textNotes(text, language).map(({ code, line }) => `${String(line)} ${code}`);

test.each([
  ["en", "## Fees\n\n#### Members", ["3 headingSkips"]],
  ["en", "### Topics\n\ntext\n\n#### Members\n\n## Agenda\n\n### Lunch", []],
  ["en", "Text\n\nApply [here](/sccj-contact).", ["3 linkWords"]],
  ["en", "[Click here!](/a) [this link](/b) [Read more →](/c)", ["1 linkWords", "1 linkWords", "1 linkWords"]],
  ["en", "[The programme](/a) is here. [Here to help](/b)", []],
  ["ja", "詳細は[こちら](/a)、[コチラ](/b)、[詳しくはこちらから](/c)", ["1 linkWords", "1 linkWords", "1 linkWords"]],
  ["ja", "[お申し込みはこちら](/a)、こちらの[会場図](/b)", []],
  ["en", "- one\n- two\n\n![IMG_1234.jpg](/media/2026/a.jpg)", ["4 pictureNamedByFile"]],
  [
    "ja",
    "![スクリーンショット 2026-11-02](/media/2026/a.jpg) ![画像1](/media/2026/b.jpg)",
    ["1 pictureNamedByFile", "1 pictureNamedByFile"],
  ],
  ["ja", "![画像処理の流れ](/media/2026/a.jpg)", []],
  ["en", "![](/media/2026/a.jpg)", []],
  ["en", "[![](/media/2026/a.jpg)](/sccj-events)", ["1 pictureUndescribed"]],
  ["en", "[![](/media/2026/a.jpg) Events](/sccj-events)", []],
  ["en", `One. ${"word ".repeat(41)}end.`, ["1 sentenceLong"]],
  ["en", `${"word ".repeat(39)}end. ${"word ".repeat(39)}end.`, []],
  ["en", `${"word ".repeat(30)}\n${"word ".repeat(30)}`, []],
  ["ja", `はい。${"長".repeat(100)}。`, ["1 sentenceLongJapanese"]],
  ["ja", `${"長".repeat(99)}。${"長".repeat(99)}。`, []],
  ["ja", `- ${"**長**い".repeat(60)}。`, ["1 sentenceLongJapanese"]],
] as const)("%s: %j", (language, text, found) => expect(notes(language, text)).toEqual(found));

test("the name of a file is no description, words about a picture are one", () => {
  for (const name of ["IMG_1234.jpg", "DSC01234", "photo (2).png", "image 3", "ＩＭＧ_1234", "写真2"])
    expect([name, isFileName(name)]).toEqual([name, true]);
  for (const words of ["Image of a lantern", "Photo: two cups", "Drawing of 3 cups", "提灯の写真", "Pier 7", ""])
    expect([words, isFileName(words)]).toEqual([words, false]);
});

test("each note has words in both languages without a place left open", () => {
  const text = "## A\n\n#### B\n\n[here](/a) ![a.jpg](/media/a.jpg) [![](/media/a.jpg)](/b)\n\n" + "word ".repeat(50);
  const all = textNotes(text, "en");
  expect(all.length).toBe(5);
  for (const note of all)
    for (const language of ["en", "ja"] as const) expect(faultWords(note, language)).not.toMatch(/\{/);
});

test("no text is a fault, and what is named is on a line of it", () => {
  const piece = fc.oneof(
    fc.string({ unit: "grapheme" }),
    fc.constantFrom("\n\n", "# ", "#### ", "[here](/a)", "![](x.jpg)", "- ", "> ", "|", "こちら"),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
      const text = pieces.join("");
      for (const { line } of textNotes(text, "en")) {
        expect(line).toBeGreaterThanOrEqual(1);
        expect(line).toBeLessThanOrEqual(text.split(/\r\n?|\n/).length);
      }
    }),
  );
});
