import { markdownToHtml } from "./markdown-html";

test.each([
  "A*STARの研究者とA*STAR Japanの代表",
  "A researcher of A*STAR (Agency for Science) and the head of A*STAR Japan",
  "A*STAR/A*STAR Japan",
  "(´・ω・`)残念…また来年(´・ω・`)ノ",
  "(´∀`)と(´Д`)",
  "(`・ω・´)ゞ 頑張ります (`・ω・´)ゞ",
  "(*´ω`*)楽しみ(*´ω`*)",
  "It`s free and we`re open",
  "Mr. O`Brien and Mrs. O`Neil, the members` hall and the girls` room",
  "See `members' and `guests' below",
  "山田****様、鈴木****様",
  "M*A*S*H and J*SS",
  "会員（*要予約）、一般（*満席）",
  "会員(*要予約)、一般(*満席)",
  "「*要予約」と「*満席」",
  "当選者：090-****-1234、090-****-5678",
  "Winners: 090-****-1234, 090-****-5678",
  "A-***-12、B-***-34",
  "カード ****-****-****-1234",
  "k****@x.example、t****@x.example",
  "会員 3,000円(税込)*/一般 5,000円(税込)*",
  "12/4(金)*&12/5(土)*",
  "会員(A)*→一般(B)*",
  "3,000 yen (incl. tax)*/5,000 yen (incl. tax)*",
  "参加者:___名 氏名:___",
])("the signs of %j stay", (text) => {
  const html = markdownToHtml(text).replace(/<\/?(?:p|a)\b[^>]*>/g, "");
  expect(html.replaceAll("&amp;", "&")).toBe(text);
});

test.each([
  ["これは`npm`と`git`です", "これは<code>npm</code>と<code>git</code>です"],
  ["the `span`s and (`code`)", "the <code>span</code>s and (<code>code</code>)"],
  ["（**満席**）と（*満席*）", "（<strong>満席</strong>）と（<em>満席</em>）"],
  ["un*believ*able", "un<em>believ</em>able"],
])("%j is markup", (text, html) => expect(markdownToHtml(text)).toBe(`<p>${html}</p>`));

test.each(["- - - - キリトリ - - - -", "* * * Break * * *", "# of guests: 20"])(
  "the signs at the beginning of %j stay",
  (text) => {
    expect(markdownToHtml(text).replace(/<\/?p>|<br \/>/g, "")).toBe(text);
  },
);

test.each([
  ["+ a\n+ b", "<ul>\n<li>a</li>\n<li>b</li>\n</ul>"],
  ["- a", "<ul>\n<li>a</li>\n</ul>"],
  ["昼食 5,000円\n+ 消費税 500円", "<ul>\n<li>+ 消費税 500円</li>\n</ul>"],
  ["Lunch 5,000 yen\n\n+ tax 10%", "<li>+ tax 10%</li>"],
  ["# Offers", "<h2>Offers</h2>"],
])("%j is a list or a heading", (text, html) => expect(markdownToHtml(text)).toContain(html));
