import { fc } from "../test-support/seeded-fast-check";
import { Marked } from "marked";
import { CjkTokenizer } from "./cjk-emphasis";
import { markdownToHtml } from "./markdown-html";

const commonMark = new Marked({ gfm: true, async: false });
const asWritten = (markdown: string): string => commonMark.parse(markdown, { async: false });
const ours = (markdown: string): string => commonMark.parse(markdown, { async: false, tokenizer: new CjkTokenizer() });

test.each([
  ["**12月4日(金)**まで", "<strong>12月4日(金)</strong>まで"],
  ["受付は**12月4日（金）**までです", "受付は<strong>12月4日（金）</strong>までです"],
  ["これは**「大切なこと」**です", "これは<strong>「大切なこと」</strong>です"],
  ["**この文を。**次の文", "<strong>この文を。</strong>次の文"],
  ["*「夕べ」*は *中止。*次回", "<em>「夕べ」</em>は <em>中止。</em>次回"],
  ["*コピ*を焙煎", "<em>コピ</em>を焙煎"],
  ["***重要！***確認", "<em><strong>重要！</strong></em>確認"],
  ["**[申込](/sccj-events)**から", '<strong><a href="/sccj-events">申込</a></strong>から'],
  ["この**`code`**を", "この<strong><code>code</code></strong>を"],
  ["~~終了しました。~~次回", "<del>終了しました。</del>次回"],
  ["𠮷田**(仮)**様と**あ**い**う**", "𠮷田<strong>(仮)</strong>様と<strong>あ</strong>い<strong>う</strong>"],
  ["한국어**(강조)**를", "한국어<strong>(강조)</strong>를"],
  [
    "**（注）**続き**「A」**、**「B」**。",
    "<strong>（注）</strong>続き<strong>「A」</strong>、<strong>「B」</strong>。",
  ],
  ["**★**推奨、**🎉**祝、**※**注", "<strong>★</strong>推奨、<strong>🎉</strong>祝、<strong>※</strong>注"],
  ["**_下線_**です", "<strong><em>下線</em></strong>です"],
  ["**_下線_**・", "<strong><em>下線</em></strong>・"],
  ["**_A_**2名、あ**_下_**B", "<strong><em>A</em></strong>2名、あ<strong><em>下</em></strong>B"],
  ["**これは_下_**です", "<strong>これは_下_</strong>です"],
  ["~~**下**~~です", "<del><strong>下</strong></del>です"],
  ["*_下_*です", "<em><em>下</em></em>です"],
  ["**_下_**・<u>**線**</u>", "<strong><em>下</em></strong>・<u><strong>線</strong></u>"],
  ["**.NET**", "<strong>.NET</strong>"],
  ["会員は**50%**OFF、学生は**30%**OFF", "会員は<strong>50%</strong>OFF、学生は<strong>30%</strong>OFF"],
  ["**◎**A社**○**B社**×**C社", "<strong>◎</strong>A社<strong>○</strong>B社<strong>×</strong>C社"],
  ["**Early Bird!**SCCJ会員**Only!**ABC", "<strong>Early Bird!</strong>SCCJ会員<strong>Only!</strong>ABC"],
  ["**[重要]**SCCJ会員、**★特典★**A社", "<strong>[重要]</strong>SCCJ会員、<strong>★特典★</strong>A社"],
  ["**♪開演♪**18:30、**会費→**5,000円", "<strong>♪開演♪</strong>18:30、<strong>会費→</strong>5,000円"],
  ['**"Singapore Night"**2026を開催', '<strong>"Singapore Night"</strong>2026を開催'],
  ["SCCJ**“Night”**Partyを開催", "SCCJ<strong>“Night”</strong>Partyを開催"],
  ["**Price:**/**価格：**/", "<strong>Price:</strong>/<strong>価格：</strong>/"],
])("%j is emphasised as its author meant it", (markdown, html) => {
  expect(markdownToHtml(markdown)).toBe(`<p>${html}</p>`);
});

test.each(["（____年____月____日）", "氏名____様____、", "_____様_____", "(____ / ____ persons)"])(
  "lines to fill in stay: %s",
  (text) => expect(markdownToHtml(text)).toBe(`<p>${text}</p>`),
);

const quotes = ["「」", "『』", "（）", "()", "【】", "〈〉", "《》", "［］", "“”", "〝〟"] as const;
/** A word, in quotes or brackets as a whole, at its beginning or at its end, and perhaps with a sign behind it. */
const emphasised = fc
  .record({
    words: fc.constantFrom("会員", "A氏", "5,000円", "第1部", "A", "Fee", "50%", "★特典★", "Only!"),
    quote: fc.constantFrom(...quotes),
    inside: fc.constantFrom("仮", "x"),
    shape: fc.constantFrom("whole", "start", "end", "none"),
    sign: fc.constantFrom("", "：", ":", "。", "！", "、"),
  })
  .map(({ words, quote: [open, close], inside, shape, sign }) => {
    const quoted = shape === "none" ? "" : `${open}${inside}${close}`;
    return (shape === "whole" ? quoted : shape === "start" ? quoted + words : words + quoted) + sign;
  });
const lists = fc.record({
  first: fc.constantFrom("", "講師：", "は", "（", "この"),
  pieces: fc.array(
    fc.tuple(emphasised, fc.constantFrom("、", "・", "。", "／", "/", ":", "と", "」", "OFF、", "18:30、", "A社")),
    {
      minLength: 1,
    },
  ),
  last: fc.constantFrom("", "です", "です。"),
});

test.each([
  ["**", "strong", /^/],
  ["~~", "del", /^/],
  // Behind a Japanese word a single star is a footnote's.
  ["*", "em", /^(?:.*[：（])?$|^[^A-Z\d]*[、・。／/:]$/],
] as const)("%s marks exactly the pieces of a list in Japanese", (mark, tag, isBefore) => {
  fc.assert(
    fc.property(lists, ({ first, pieces, last }) => {
      fc.pre(isBefore.test(first) && pieces.slice(0, -1).every(([, joint]) => isBefore.test(joint)));
      fc.pre(mark !== "*" || !/[A-Z\d]/.test(pieces.at(-1)?.[1] ?? ""));
      const written = (open: string, close: string): string =>
        first + pieces.map(([piece, joint]) => open + piece + close + joint).join("") + last;
      expect(markdownToHtml(written(mark, mark))).toBe(`<p>${written(`<${tag}>`, `</${tag}>`)}</p>`);
    }),
    { numRuns: 1000 },
  );
});

test("emphasis of two kinds, one inside the other, in Japanese", () => {
  const tags = { "**": "strong", "~~": "del", "*": "em", _: "em" } as const;
  const outer = fc.constantFrom("**", "~~");
  const inner = fc.constantFrom("**", "~~", "*", "_");
  const words = fc.constantFrom("下線", "A社", "Fee", "「仮」", "5,000円", "（注）");
  const ends = fc.constantFrom("です", "・", "：x", "、", "2名", "A社", "（注）", "。", " x");
  const before = fc.constantFrom("", "は", "講師：", "「", "、", "です。");
  const placed = fc.constantFrom("whole", "start", "end");
  fc.assert(
    fc.property(
      fc.array(fc.tuple(before, outer, inner, words, placed, ends), { minLength: 1, maxLength: 3 }),
      (all) => {
        const isClear = all.every(
          ([, out, within, , place]) =>
            out !== within && !(out === "**" && within === "*") && (within !== "_" || place === "whole"),
        );
        fc.pre(isClear);
        const text = (open: (mark: keyof typeof tags) => string, close: (mark: keyof typeof tags) => string): string =>
          all
            .map(([first, out, within, word, place, end]) => {
              const piece = open(within) + word + close(within);
              const filled = place === "whole" ? piece : place === "start" ? `${piece}と` : `と、${piece}`;
              return first + open(out) + filled + close(out) + end;
            })
            .join("");
        const markdown = text(
          (mark) => mark,
          (mark) => mark,
        );
        expect([markdown, markdownToHtml(markdown)]).toEqual([
          markdown,
          `<p>${text(
            (mark) => `<${tags[mark]}>`,
            (mark) => `</${tags[mark]}>`,
          ).trim()}</p>`,
        ]);
      },
    ),
    { numRuns: 1000 },
  );
});

test("an address behind a bold label in Japanese is a link of its own", () => {
  const link = '<a href="https://forms.example/abc" rel="noopener noreferrer">https://forms.example/abc</a>';
  expect(markdownToHtml("**お申込み→**https://forms.example/abc")).toBe(`<p><strong>お申込み→</strong>${link}</p>`);
});

test.each([
  "一般5,000円*、学生3,000円*です",
  "会員*は無料、一般*は有料です",
  "一般（税込）*は5,000円、学生（税込）*は3,000円",
  "一般（税込）*、学生（税込）*です",
  "大人**、子供**とも無料",
  "会員*：無料、一般*：有料",
  "General (*) and students (*)",
  "Yes (__) No (__)",
  "はい（____）いいえ（____）",
  "氏名：______、住所：______。",
  "*印は会員、一般*は有料です",
  "*印は要予約、*印なしは当日可",
  "料金は3,000円（*1）、5,000円（*2）です。",
  "「*1」「*2」を参照",
  "*1 税込。*2 税別。*3 当日。",
  "会員(*12)と一般(*13)",
  "参加は*必須*です",
  "2*3*4 = 24",
  "TEL：____-____-____",
  "Date: __/__/____ Time: __:__",
  "いいね(*^_^*)、(*^▽^*)です",
  "5,000 yen*1, 3,000 yen*2",
  "Members (incl. tax)*1 5,000 yen; students*2: free; children*10",
  "（*.jpg・*.png）",
  "*.jpg/*.png/*.pdf",
  "Accepts *.jpg,*.png,*.pdf",
  "「*.xlsx」「*.csv」",
  "*.pdf又は*.docx",
  "*.example.comと*.example.jp",
  "Files: *.pdf, *.docx (max 5 MB*)",
  "+6531651065,,81234567890#,,,,*123456# Singapore, S$80* for guests.",
  "Passcode: *8#k_2_*",
  "Sorry we are full ;_; but there is a waiting list ^_^",
  "Thanks ^_^ and bye ^_^",
  "また来年^_^、よいお年を^_^",
  "(^_^)ノ　また来年^_^",
  "お待ちしております(*´ω｀*)",
  "（*ﾟ▽ﾟ*）と(*'ω'*)",
  "Follow @_mei_ and @_sccj_jp_ on Instagram",
  "*1税込です。*2学生証をご提示ください。",
  "10:00~~11:00、13:00~~14:00",
])("the signs of %j are no markup", (text) => {
  expect(markdownToHtml(text)).toBe(`<p>${text}</p>`);
});

test.each(["あ** い**う", "5＊6＊7", "日本_語_の", "\\*\\*あ。\\*\\*い"])("%j is left as it was", (markdown) => {
  expect(ours(markdown)).toBe(asWritten(markdown));
});

const isOfSignsOnly = /<(em|strong)>(?:<\/?(?:em|strong|del)>|[^\p{L}\p{N}<&]|&\w+;)*<\/\1>/u;

test("text without CJK characters, emphasised signs and a mark before what ends a phrase is read exactly as CommonMark reads it", () => {
  const pieces = fc.constantFrom(
    "a",
    "b",
    " ",
    "**",
    "*",
    "_",
    "__",
    "~~",
    "(",
    ")",
    '"',
    ".",
    "é",
    "[x](/y)",
    "`c`",
    "\n",
  );
  const text = fc
    .array(pieces, { maxLength: 14 })
    .map((parts) => parts.join(""))
    .filter((markdown) => !/[*_~]\)|\*\.[abé]/.test(markdown) && !isOfSignsOnly.test(asWritten(markdown)));
  fc.assert(
    fc.property(text, (markdown) => expect(ours(markdown)).toBe(asWritten(markdown))),
    { numRuns: 2000 },
  );
});
