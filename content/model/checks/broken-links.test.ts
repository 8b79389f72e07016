import { parseContentFile } from "../entries/parse-content-file";
import type { PlacedFile } from "../entries/content-file";
import { formatProblem } from "../problems/problem";
import { BrokenLinks } from "./broken-links";

function placed(path: string, text: string): PlacedFile {
  const parsed = parseContentFile(path, text, "0".repeat(40));
  if (!parsed.ok) throw new Error(parsed.problems.map(formatProblem).join("\n"));
  return { path, file: parsed.file };
}
const eventFile = (body: string, fields = ""): string =>
  `---\ntitle: Dinner\ndate: 2026-06-12\n${fields}---\n\n${body}\n`;
const news = "---\nserial_no: 3\ntitle: Big News\ndate: 2026-01-01\n---\nHi\n";
const files = [
  placed("events/2026/dinner.md", eventFile("Hi")),
  placed("events/2026/secret.md", eventFile("Hi", "draft: true\n")),
  placed("news/2026/big.md", news),
  placed("companies/akiya2.0.md", "---\nid: 4\nname: Akiya\ndescription: Homes\nlocation: Tokyo\n---\n"),
  placed("redirects.yml", "entries:\n  - { from: /old, to: /events/dinner }\n  - { from: /lost, to: /nowhere }\n"),
];
const check = new BrokenLinks({
  origin: "https://www.chamber.example",
  files: (kind) => files.filter(({ file }) => file.collection === kind),
  hides: (path) => ["events/2026/secret.md", "media/2026/secret.jpg"].includes(path),
  has: (path) => ["media/2026/a.jpg", "media/2026/secret.jpg"].includes(path),
});
/** What is said of a text, or of a field. */
function said(body: string, fields = ""): string[] {
  const text = eventFile(body, fields);
  const { path, file } = placed("events/2026/x.md", text);
  return check.of(path, file, () => text).map(formatProblem);
}

test.each([
  "/events/dinner",
  "/ja/events/dinner",
  "/ja/events/dinner/?from=mail#programme",
  "/events/DINNER",
  "/events/dinner.ics",
  "/ja/events/dinner.ics",
  "/news/3",
  "/news/big",
  "/news/big/an-old-title",
  "/company/akiya2.0",
  "/company/akiya2%2E0",
  "/old",
  "/ja/old?x=1",
  "/feed.xml",
  "/ja/events.ics",
  "/sitemap-index.xml",
  "/robots.txt",
  "/adminEvents",
  "https://www.chamber.example/events/dinner",
  "http://www.chamber.example/ja/news/3",
  "https://www.chamber.example/media/2026/a.jpg",
  "https://elsewhere.example/events/gone",
  "https://chamber.example/gone",
  "mailto:a@b.example",
  "tel:+81-3-1234-5678",
  "//elsewhere.example/gone",
])("%s leads somewhere", (target) => {
  expect(said(`[here](${target})`)).toEqual([]);
  expect(said(`<a href="${target}">here</a>`)).toEqual([]);
});

const nowhere = (line: number, field: string, target: string): string =>
  `events/2026/x.md:${String(line)} "${field}" links to "${target}", where this site has no page: correct the address, or lead it to a page in the form "Redirects"`;

test.each([
  "/events/gone",
  "/ja/events/gone#top",
  "/events",
  "/news/99",
  "/company/nobody?x=1",
  "/lost",
  "/gone.pdf",
  "/media/2026/gone.pdf",
  "/__proto__",
  "/constructor",
  "/events/toString",
  "/%E0%A4%A",
  "https://www.chamber.example/media/2026/gone.jpg",
  "https://www.chamber.example/events/gone?a=1&b=2",
])("%s leads to nothing, in a text and in a field", (target) => {
  expect(said(`First.\n\n[here](${target}) and [again](${target})`)).toEqual([nowhere(8, "description", target)]);
  if (target.startsWith("https:")) expect(said("Hi", `link: ${target}\n`)).toEqual([nowhere(4, "link", target)]);
});

test("an address with its host in other letter case is named with the page's own, also in a field; a redirect knows any case", () => {
  const host = "https://www.chamber.example";
  const other = (line: number, field: string, target: string, address: string): string =>
    `events/2026/x.md:${String(line)} "${field}" links to "${target}" in other letter case than the page's address: write ${address}`;
  for (const [target, address] of [
    ["/Events/Dinner?from=Mail", "/events/dinner"],
    ["/JA/News/Big", "/ja/news/big/big-news"],
    ["/Events/dinner.ICS", "/events/dinner.ics"],
  ] as const) {
    expect(said(`[here](${host}${target})`)).toEqual([other(6, "description", host + target, host + address)]);
    expect(said("Hi", `link: ${host}${target}\n`)).toEqual([other(4, "link", host + target, host + address)]);
  }
  expect(said(`[here](${host}/OLD) [there](${host}/events/dinner?From=Mail#A)`)).toEqual([]);
});

test.each(["/AdminEvents", "/adminevents"])("the staff page %s is not there", (target) => {
  expect(said(`[here](${target})`)).toEqual([nowhere(6, "description", target)]);
});

test("each language of a text is looked at, and a link without its slash is found on its line", () => {
  expect(said("One [a](events/gone)\n\n<!-- ja -->\n\n二 [b](/events/なし)")).toEqual([
    nowhere(6, "description", "/events/gone"),
    nowhere(10, "description_jp", "/events/%E3%81%AA%E3%81%97"),
  ]);
});

test("a draft is said to be one, also by its calendar, and its picture", () => {
  const hidden = (target: string): string =>
    `events/2026/x.md:6 "description" links to "${target}", which visitors cannot see now (a draft, planned for later, or ended): publish it, or remove the link`;
  for (const target of [
    "/events/secret",
    "/ja/events/secret?x#y",
    "/events/secret.ics",
    "https://www.chamber.example/media/2026/secret.jpg",
  ])
    expect(said(`[here](${target})`)).toEqual([hidden(target)]);
});

test("among all files, a draft may link to another draft, but not to nothing", () => {
  const text = eventFile("[a](/events/secret) [b](/events/gone)", "draft: true\n");
  const { file } = placed("events/2026/secret.md", text);
  const found = (path: string) => check.forVisitors(path, file, () => text).map(({ code }) => code);
  expect(found("events/2026/secret.md")).toEqual(["linkToNothing"]);
  expect(found("events/2026/public.md")).toEqual(["linkNotPublic", "linkToNothing"]);
});

test("an address in a field of YAML is found at any depth; text with an address in it is text", () => {
  const text =
    "serial_no: 1\nlists: [board]\nimage: /media/a.png\nname: {en: A, ja: B}\ntitle: {en: A, ja: B}\nbio:\n  en: https://www.chamber.example/gone\n  ja: See https://www.chamber.example/gone\n";
  const { path, file } = placed("people/x.yml", text);
  expect(check.of(path, file, () => text)).toMatchObject([
    { field: "bio.en", line: 7, code: "linkToNothing", severity: "notice" },
  ]);
});

test("without a known address of the site only paths are its own", () => {
  const unknown = new BrokenLinks({ origin: undefined, files: () => [], hides: () => false, has: () => false });
  const text = eventFile("[a](https://www.chamber.example/gone) [b](/gone)");
  const { path, file } = placed("events/2026/x.md", text);
  expect(unknown.of(path, file, () => text)).toMatchObject([{ params: { target: "/gone" } }]);
});

test("an address that the service is about to lead on is no fault", () => {
  const coming = new BrokenLinks({
    origin: undefined,
    files: (kind) => files.filter(({ file }) => file.collection === kind),
    hides: () => false,
    has: () => false,
    comingRedirects: [{ from: "/moved", to: "/events/dinner" }],
  });
  expect([coming.leadsSomewhere("/moved"), coming.leadsSomewhere("/gone")]).toEqual([true, false]);
});
