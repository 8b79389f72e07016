import { markPhrases } from "./mark-phrases";

test.each([
  ["<h1>会員企業一覧のご案内</h1>", "<h1>会員企業一覧の<wbr/>ご案内</h1>"],
  [
    '<h2><a href="/x">新しい事務所を&amp;開きました</a></h2>',
    '<h2><a href="/x">新しい<wbr/>事務所を<wbr/>&amp;開きました</a></h2>',
  ],
  [
    '<h2>予定</h2><p class="lead">これからの行事をご覧ください。</p><p>これからの行事をご覧ください。</p>',
    '<h2>予定</h2><p class="lead">これからの<wbr/>行事を<wbr/>ご覧ください。</p><p>これからの行事をご覧ください。</p>',
  ],
  [
    '<h3>受付は<span class="whole-date">会員企業一覧のご案内</span>の前です</h3>',
    '<h3>受付は<span class="whole-date">会員企業一覧のご案内</span>の<wbr/>前です</h3>',
  ],
  [
    "<h3>予定</h3><p><time>2026年11月20日（金）から11月22日（日）</time>これからの行事</p>",
    "<h3>予定</h3><p><time>2026年11月20日（金）から11月22日（日）</time>これからの行事</p>",
  ],
  ["<h2>Meet the members</h2><p>All of them.</p>", "<h2>Meet the members</h2><p>All of them.</p>"],
  ["<p>これからの行事をご覧ください。</p>", "<p>これからの行事をご覧ください。</p>"],
])("%s breaks between phrases", (html, marked) => {
  expect(markPhrases(html)).toBe(marked);
});

test("what React hydrates stays as it is, and what follows it breaks", () => {
  const title = "<h2>会員企業一覧のご案内</h2>";
  const island = `<div class="a" data-props="{}"><div>${title}</div>${title}</div>`;
  const broken = "<h2>会員企業一覧の<wbr/>ご案内</h2>";
  expect(markPhrases(`${title}${island}<div>${title}${island}</div>`)).toBe(
    `${broken}${island}<div>${broken}${island}</div>`,
  );
});
