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
  "1,000円~~、2,000円~~",
  "10時~~12時、13時~~15時",
  "4月~~6月、7月~~9月",
  "第1回~~第3回、第4回~~第6回",
  "10:00AM~~11:00AM 1:00PM~~2:00PM",
  "ありがとう~~！よろしく~~！",
  "18:30~~（受付）20:30~~（懇親会）",
  "参加費(*税込) 5,000円*2名",
  "*要予約\n会費：5,000円*2名=10,000円",
  "TEL：*事務局\n会場*2F",
  "_/_/_/_/\n商工会議所 事務局\n_/ TEL 03\n_/_/_/_/",
  "_/_/_/ SCCJ _/_/_/",
  "Date: __/__/20__",
  "Arrival __/__/20__ Departure __/__/20__",
  "ご記入日：__/__/20__",
  'Fields marked "*" are required; see "*" again',
  "'*' required, '*' optional",
  '"*"と"*"は必須',
  "Winners: T*n, L*e, W*ng",
  "price*qty=total, qty*unit price",
  "パスコード: aB_c*D_e*f",
  "Tokyo passcode: aB*cDe, Osaka passcode: xY*zWv",
  "案内_v1.2_(最終)_.docx, 名簿_2026_.xlsx",
  "_draft_v2_.docx",
  "(*'▽') 楽しみ (*'▽')",
  "Members 3,000 yen* (*tax incl.), students 1,000 yen*",
  "Buffet dinner* (*halal available) and free flow drinks**",
  "出席者：*山田、鈴木、*田中（*は委員）",
  "=A1*B1+C1*D1 and =$A$1*B1+$A$2*B2",
  "=B2*C2*$D$1",
  "price*qty+tax*qty, A4*B5*C6, 2*pi*r",
  "3*a + 4*b - (a+b)*c = 0; c*d",
  "p*q = q*p; n*(n-1)/2",
  "Q*bert night: win a SHINee* CD",
  "E-mail: __________@__________\nTel: (___) ____-____",
  "E-mail: ______@______.___ Tel: (___) ___-____",
  "ヽ(*´∀`)ノまたヽ(´∀`*)ノ",
  "。・:*:・ﾟ★,。・:*:・ﾟ☆",
  "☆*:;;;:*☆ Season’s greetings ☆*:;;;:*☆",
  "・*:.｡. 新年会 .｡.:*・゜",
  "・*:.｡.New Year.｡.:*・゜",
  "★*―――――*★ お知らせ ★*―――――*★",
  "～*～*～*～ Party ～*～*～*～",
  "Dear *|FNAME|*, hello *|LNAME|*!",
])("the signs of %j stay", (text) => {
  const html = markdownToHtml(text)
    .replace(/<br \/>/g, "\n")
    .replace(/<\/?(?:p|a)\b[^>]*>/g, "");
  expect(html.replaceAll("&amp;", "&")).toBe(text);
});

test.each([
  ["これは`npm`と`git`です", "これは<code>npm</code>と<code>git</code>です"],
  ["the `span`s and (`code`)", "the <code>span</code>s and (<code>code</code>)"],
  ["*～ Party ～*、*★重要★*です", "<em>～ Party ～</em>、<em>★重要★</em>です"],
  ["（**満席**）と（*満席*）", "（<strong>満席</strong>）と（<em>満席</em>）"],
  ["un*believ*able", "un<em>believ</em>able"],
  ["価格は~~1,000円~~800円です", "価格は<del>1,000円</del>800円です"],
  ["~~5,000円~~4,000円、~~10時~~11時", "<del>5,000円</del>4,000円、<del>10時</del>11時"],
  ["日時：~~12月4日(金)~~12月11日(金)", "日時：<del>12月4日(金)</del>12月11日(金)"],
  ["「~~12/4(金)~~12/11(金)」に変更", "「<del>12/4(金)</del>12/11(金)」に変更"],
  [
    "時間：~~18:30~~19:00、~~18:30-20:30~~19:00-21:00",
    "時間：<del>18:30</del>19:00、<del>18:30-20:30</del>19:00-21:00",
  ],
  ["Time: ~~18:30~~19:00 on ~~12/4~~12/11", "Time: <del>18:30</del>19:00 on <del>12/4</del>12/11"],
  ["定員~~50~~100名、10:00~~11:00", "定員<del>50</del>100名、10:00~~11:00"],
  ["~~東京会館(丸の内)~~ABCホテル(銀座)", "<del>東京会館(丸の内)</del>ABCホテル(銀座)"],
  ["~~50%~~OFF、~~30%~~OFF会", "<del>50%</del>OFF、<del>30%</del>OFF会"],
  [
    "通常~~5,000円!~~3,000円、学生~~3,000円!~~2,000円",
    "通常<del>5,000円!</del>3,000円、学生<del>3,000円!</del>2,000円",
  ],
  ["Fee: **3,000 yen***, **¥5,000****", "Fee: <strong>3,000 yen</strong>*, <strong>¥5,000</strong>**"],
  ["**会員***は無料、**一般**は有料", "<strong>会員</strong>*は無料、<strong>一般</strong>は有料"],
  [
    "参加費は**5,000円***で、学生は**3,000円**です。",
    "参加費は<strong>5,000円</strong>*で、学生は<strong>3,000円</strong>です。",
  ],
  ["会費：**5,000円****", "会費：<strong>5,000円</strong>**"],
  ["**Date: **Friday\n**Venue: **Hilton", "<strong>Date: </strong>Friday<br /><strong>Venue: </strong>Hilton"],
  ["**日時： **12月4日", "<strong>日時： </strong>12月4日"],
  ["** 注意 **", "<strong> 注意 </strong>"],
  ["パスコード：**123456**です", "パスコード：<strong>123456</strong>です"],
  ["the *quick brown*, foxes", "the <em>quick brown</em>, foxes"],
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
  ["$88\n+ 10% service\n+ 9% GST", "<li>+ 10% service</li>\n<li>+ 9% GST</li>"],
  ["12. 4（金）会合\n12. 5（土）会合", '<li value="12">5（土）会合</li>'],
  ["1. a\n1. b", "<ol>\n<li>a</li>\n<li>b</li>\n</ol>"],
  ["01. 開会\n02. 講演", "<p>01. 開会<br />02. 講演</p>"],
  ["# Offers", "<h2>Offers</h2>"],
])("%j is a list or a heading", (text, html) => expect(markdownToHtml(text)).toContain(html));

test.each([
  "Members 5,000 yen*\n*excl. drinks\nStudents 3,000 yen*\n*show your card",
  "会員5,000円*\n*飲み物別\n学生3,000円*\n*学生証をご提示ください",
  "*excl. drinks\nStudents 3,000 yen*",
  "*飲み物別\n学生3,000円*",
  "*飲み物別\nパスコード：x_9*k_2*",
])("the stars of footnotes on lines of their own stay: %j", (text) => {
  expect(markdownToHtml(text)).toBe(`<p>${text.replaceAll("\n", "<br />")}</p>`);
});

test.each([
  ["*This is a note\nover two lines.*", "This is a note<br />over two lines."],
  ["*雨天中止です。\nご了承ください。*", "雨天中止です。<br />ご了承ください。"],
])("an emphasis over lines ends with its sentence: %j", (text, inner) => {
  expect(markdownToHtml(text)).toBe(`<p><em>${inner}</em></p>`);
});
