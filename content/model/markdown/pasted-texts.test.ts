import { fc } from "../test-support/seeded-fast-check";
import { bodyWarnings } from "./body-warnings";
import { markdownToHtml } from "./markdown-html";

test.each([
  [
    'URL:www.x.example、"www.x.example" →www.x.example <www.x.example>',
    [0, 1, 2, 3].map(() => "https://www.x.example"),
  ],
  [
    "[語](/search?q=東京) <https://x.example/?q=東京>語 <www.x.example/?q=東京>語 https://x.example/?q=東京",
    [
      ...["/search?q=", "https://x.example/?q=", "https://www.x.example/?q="].map(
        (start) => `${start}%E6%9D%B1%E4%BA%AC`,
      ),
      "https://x.example/?q=",
    ],
  ],
  ["?u=www.x.example a.www.x.example /www.x.example", []],
  [
    "https://x.example/a,https://x.example/b;https://x.example/c",
    ["a", "b", "c"].map((name) => `https://x.example/${name}`),
  ],
  [
    "https://x.example/a_b,www.x.example、www.x.example/a;www.x.example/b https://x.example/?u=a,www.x.example",
    ["x.example/a_b", "www.x.example", "www.x.example/a", "www.x.example/b", "x.example/?u=a,www.x.example"].map(
      (address) => `https://${address}`,
    ),
  ],
  [
    "[embed]https://x.example/a[/embed][url]https://x.example/?v=b[/url] https://x.example/c[1]、https://x.example/d.pdf[PDF] https://x.example/?e[]=1&f[g][0]=2",
    ["a", "?v=b", "c", "d.pdf", "?e%5B%5D=1&amp;f%5Bg%5D%5B0%5D=2"].map((path) => `https://x.example/${path}`),
  ],
  ["https://web.x.example/2020/https://x.example/", ["https://web.x.example/2020/https://x.example/"]],
  ["https://x.example/a>次", ["https://x.example/a"]],
  ["[語](https://x.example/a “題”) [語](/events ‘題’)", ["https://x.example/a", "/events"]],
  ["[語](a@x.example?subject=参加 申込)", ["mailto:a@x.example?subject=%E5%8F%82%E5%8A%A0%20%E7%94%B3%E8%BE%BC"]],
  ["Www.x.example をご覧、詳細はWWW.X.EXAMPLE。", ["https://Www.x.example", "https://WWW.X.EXAMPLE"]],
  [
    "[語](https://x.example/a\u200b) [語](\u202ahttps://x.example/a\u202c)",
    ["https://x.example/a", "https://x.example/a"],
  ],
  [
    "https://x.example/?a=1&amp;b=2 <https://x.example/?a=1&amp;b=2>",
    [1, 2].map(() => "https://x.example/?a=1&amp;b=2"),
  ],
  ["[語](/people/info@x.example)", ["/people/info@x.example"]],
  ["    字下げの[行事](/events)\n\n\t続き https://x.example/a", ["/events", "https://x.example/a"]],
])("addresses as mails, Word and LINE have them are links: %s", (markdown, addresses) => {
  const html = markdownToHtml(markdown);
  expect([...html.matchAll(/ href="([^"]*)"/g)].map(([, address]) => address)).toEqual(addresses);
});

test.each([
  ["[\u200b](/events)", '<p><a href="/events">/events</a></p>'],
  ["<strike>3,000円</strike>", "<p><s>3,000円</s></p>"],
  ["- a\n\n        **b**", "<ul>\n<li><p>a</p>\n<p><strong>b</strong></p>\n</li>\n</ul>"],
])("a reader sees what %j means", (markdown, html) =>
  expect(markdownToHtml(markdown).replace(/<p> +/g, "<p>")).toBe(html),
);

test("a row of addresses that never ends is text: each of them would be read to the end of its paragraph", () => {
  const address = (length: number): string => `https://x.example/`.padEnd(length, "a");
  expect(markdownToHtml(address(3_999))).toContain("href");
  expect(markdownToHtml(`${address(4_001)} https://x.example/b`).match(/href="[^"]*"/g)).toEqual([
    'href="https://x.example/b"',
  ]);
});

const parts = [
  ...[
    "https://",
    "HTTP://",
    "Www.",
    "mailto:",
    "tel:",
    "/",
    "//",
    "#",
    "?",
    "x.example",
    "例え.jp",
    "b c",
    "日本",
    "%20",
  ],
  ...["%", "&amp;", "(", ")", "[", "]", "<", ">", "|", "\\", '"', "、", "\u200b", "\u00a0", "\u3000", "a@x.example"],
  ...["media/2026/a.pdf", "sccj-news", "..", ".", "_", "*", ":", "[::1]", "03-1234-5678", ";", "\n"],
];
const ways = [
  (target: string) => `[語](${target})`,
  (target: string) => `[語](<${target}>)`,
  (target: string) => `<${target}>`,
  (target: string) => `[r]: ${target}`,
  (target: string) => `[r]: <${target}>`,
  (target: string) => `[語][r]\n\n[r]: ${target}`,
  (target: string) => `<a href="${target.replaceAll('"', "")}">語</a>`,
  (target: string) => `語${target}語`,
];

test("each link of a page has an address, or is reported", () => {
  const target = fc.array(fc.constantFrom(...parts), { minLength: 1, maxLength: 6 }).map((some) => some.join(""));
  fc.assert(
    fc.property(fc.constantFrom(...ways), target, (way, written) => {
      const markdown = way(written);
      if (/<a(?! href)/.test(markdownToHtml(markdown))) expect(bodyWarnings(markdown)).not.toEqual([]);
    }),
    {
      numRuns: 3000,
      examples: [
        [ways[4] ?? String, "https://x.example/a b"],
        [ways[0] ?? String, "https://[::1]/"],
      ],
    },
  );
});
