import { parseContentFile } from "../entries/parse-content-file";
import type { PlacedFile } from "../entries/content-file";
import { markdownToHtml } from "../markdown/markdown-html";
import { hiddenContent } from "./hidden-content";

const at = Date.parse("2026-06-01T03:00:00Z");

function placed(path: string, lines: string): PlacedFile {
  const parsed = parseContentFile(path, lines, "0".repeat(40));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return { path, file: parsed.file };
}
const event = (id: string, fields: string, body = "Text"): PlacedFile =>
  placed(`events/2026/${id}.md`, `---\ntitle: ${id}\ndate: 2026-06-12\n${fields}---\n${body}\n`);

test("files that are not public are hidden, with the media that only they name, until the next time of any", () => {
  const files = [
    event("a", "image: /media/2026/shared.jpg\n"),
    event("b", "draft: true\nimage: /media/2026/shared.jpg\n", "![](/media/2026/own.jpg), [file](/media/plan.pdf)."),
    event("c", "publishAt: 2026-06-01T12:00:01+09:00\nimage: /media/2026/next.jpg\n"),
    event("d", "unpublishAt: 2026-06-02T00:00Z\n"),
    event("e", "publishAt: tomorrow\n"),
  ];
  expect(hiddenContent(files, at)).toEqual({
    paths: [
      "events/2026/b.md",
      "events/2026/c.md",
      "events/2026/e.md",
      "media/2026/next.jpg",
      "media/2026/own.jpg",
      "media/plan.pdf",
    ],
    until: at + 1000,
  });
  expect(hiddenContent(files, at + 1000)).toMatchObject({ until: Date.parse("2026-06-02T00:00Z") });
  expect(hiddenContent(files, Date.parse("2026-06-02T00:00Z")).paths).toContain("events/2026/d.md");
});

test.each(["draft: true", 'draft: "yes"', "draft: maybe", "publishAt: [1]", "publishAt: 5", "unpublishAt: {a: b}"])(
  "%s hides an item of Markdown and one of YAML",
  (line) => {
    const person = `serial_no: 1\nlists: [board]\nimage: /media/p.jpg\nname: {en: P, ja: P}\ntitle: {en: T, ja: T}\nbio: {en: B, ja: B}\n`;
    const files = [
      event("a", `${line}\n`),
      placed("people/p.yml", `${person}${line}\n`),
      placed("people/q.yml", person),
    ];
    expect(hiddenContent(files, at).paths).toEqual(["events/2026/a.md", "people/p.yml"]);
  },
);

test.each(["draft: false", "draft:", "draft: no", "publishAt:", 'publishAt: ""'])("%s hides nothing", (line) => {
  expect(hiddenContent([event("a", `${line}\n`)], at)).toEqual({ paths: [], until: undefined });
});

test.each([
  "![Own](/media/2026/own.jpg)",
  "![Own](</media/2026/own.jpg>)",
  "![Own](/media/2026/own\\.jpg)",
  "![Own](/m\\edia/2026/own.jpg)",
  "![Own](/media/2026/%6Fwn.jpg)",
  "![Own](&#47;media/2026/own.jpg)",
  "![Own](/&#109;edia/2026/own.jpg)",
  "![Own][own]\n\n[own]: /media/2026/own.jpg",
  '<img src="/media/2026/own.jpg" alt="Own">',
  '<img src="&#x2f;media/2026/own.jpg" alt="Own">',
])("however a draft spells the path of its picture, it is private: %s", (body) => {
  const own = "media/2026/own.jpg";
  const draft = event("a", "draft: true\n", body);
  expect(hiddenContent([draft], at).paths).toContain(own);
  // And public where a public text shows it, however that spells it.
  expect(hiddenContent([draft, event("b", "", body)], at).paths).not.toContain(own);
});

test.each([
  ["media/2026/b (1).jpg", "![Hall](/media/2026/b (1).jpg)"],
  ["media/2026/l.jpg", "写真は/media/2026/l.jpgです。"],
  ["media/2026/l.png", "写真は media/ の中の /media/2026/l.pngです。"],
  ["media/2026/bb.jpg", "![Hall](/media/./2026/bb.jpg)"],
  ["media/2026/cc.jpg", "![Hall](/media//2026/cc.jpg)"],
  ["media/2026/a.jpg.png", "![Hall](/media/2026/a.jpg.png)"],
  ["media/2026/w.JPG", 'Hall: <img srcset="/media/2026/w.JPG 2x">'],
  ["media/2026/dd.jpg", "![[/media/2026/dd.jpg]]"],
  ["media/2026/か\u3099.jpg", "![Hall](/media/2026/が.jpg)"],
  ["media/2026/が.jpg", "![Hall](/media/2026/か\u3099.jpg)"],
  ["media/2026/50%引.jpg", "![Hall](/media/2026/50%引.jpg)"],
  ["media/2026/会場 100%.jpg", "写真は/media/2026/%E4%BC%9A%E5%A0%B4 100%.jpgです。"],
])("a name that Markdown may not read is private with its draft, and public with a public text: %s", (path, body) => {
  const draft = event("a", "draft: true\n", body);
  expect(hiddenContent([draft], at).paths).toContain(path);
  expect(hiddenContent([draft, event("b", "", body)], at).paths).not.toContain(path);
});

const spellings = [
  ...["media/2026/own.jpg", "//media/2026/own.jpg", "/media//2026/./own.jpg", "/media/x/../2026/own.jpg?a=1#b"],
  ...[
    "/%6dedia/2026/own.jpg",
    "/media%2F2026%2fown%2Ejpg",
    "/%6D%65%64%69%61/2026/%6Fwn.jpg",
    "/media%2f..%2fmedia/2026/own.jpg",
  ],
  ...[
    "/m&#101;dia/2026/own.jpg",
    "&sol;media&sol;2026&sol;own.jpg",
    "/media&#37;2F2026/own.jpg",
    "/media/2026/own&period;jpg",
  ],
  ...[
    "/media\\2026\\own.jpg",
    "\\media\\2026\\own.jpg",
    "／media／2026／own.jpg",
    "https://example.org/%6dedia/2026/own.jpg",
  ],
];
const carriers: readonly ((path: string) => string)[] = [
  ...[
    (path: string) => `![a](${path})`,
    (path: string) => `![a](<${path}> "会場")`,
    (path: string) => `[写真](${path})`,
  ],
  ...[(path: string) => `![a][b]\n\n[b]: ${path}`, (path: string) => `| a |\n|---|\n| ![a](${path}) |`],
  ...[(path: string) => `> - <img alt=a\n  src='${path}'>`, (path: string) => `<a href="${path}">写真</a>`],
  ...[(path: string) => `[![a](${path})](https://example.org)`, (path: string) => `写真は${path}です。`],
];
/** True where a browser that shows or follows what a text became asks for the file, at whichever host. */
const leadsTo = (path: string, body: string): boolean =>
  [...markdownToHtml(body).matchAll(/(?:src|href)="([^"]+)"/g)].some(([, address = ""]) => {
    const { pathname } = new URL(address.replaceAll("&amp;", "&"), "https://example.org/");
    return decodeURIComponent(pathname).replaceAll("//", "/") === `/${path}`;
  });

test.each(spellings)(
  "where a draft's text leads to a picture, it is private, and public with a public text: %s",
  (path) => {
    const own = "media/2026/own.jpg";
    for (const body of carriers.map((carrier) => carrier(path)).filter((text) => leadsTo(own, text))) {
      const draft = event("a", "draft: true\n", body);
      expect([body, hiddenContent([draft], at).paths.includes(own)]).toEqual([body, true]);
      expect([body, hiddenContent([draft, event("b", "", body)], at).paths.includes(own)]).toEqual([body, false]);
    }
  },
);

/** Ways to write the address of a picture that a link repairs, by its path. */
const repaired: readonly ((path: string) => string)[] = [
  ...[(path: string) => `／${path}`, (path: string) => `/${path}\u200b`],
  ...[(path: string) => `／${wide(path)}`, (path: string) => `/${wide(path)}`],
  (path: string) => `／${path.replace(/\/(?=[^/]*$)/, "／")}`,
  ...[
    (path: string) => `／ｍｅｄｉａ${path.slice(5)}`,
    (path: string) => `／ｍｅｄｉａ／２０２６／${path.replace(/.*\//, "")}`,
  ],
];
const wide = (path: string): string => path.replaceAll("/", "／");
const marks: readonly ((address: string) => string)[] = [
  ...[
    (address: string) => `![a](${address})`,
    (address: string) => `![a](<${address}> "会場")`,
    (address: string) => `[a](${address})`,
  ],
  ...[(address: string) => `<img src="${address}" alt="a">`, (address: string) => `| a |\n|---|\n| ![a](${address}) |`],
];

test.each([
  "own.jpg",
  "会場.jpg",
  "会場（1）.jpg",
  "b (1).jpg",
  "R&D-1.png",
  "50%引.jpg",
  "50%ad.jpg",
  "plan #2 100%.jpg",
])(
  "a picture whose address a link repairs is shown, private with a draft, and public with a public text: %s",
  (name) => {
    const own = `media/2026/${name}`;
    for (const body of repaired.flatMap((spell) => marks.map((mark) => mark(spell(own))))) {
      const draft = event("a", "draft: true\n", body);
      const isPrivate = (...others: readonly PlacedFile[]) => hiddenContent([draft, ...others], at).paths.includes(own);
      expect([body, leadsTo(own, body), isPrivate(), isPrivate(event("b", "", body))]).toEqual([
        body,
        true,
        true,
        false,
      ]);
    }
  },
);

test.each([
  ...[
    "media／2026／own.jpg",
    "／ｍｅｄｉａ／２０２６／ｏｗｎ．ｊｐｇ",
    "／media／2026／own。jpg",
    "%EF%BC%8Fmedia%EF%BC%8F2026/own.jpg",
  ],
  ...["&#65295;media&#65295;2026&#xFF0F;own.jpg", "／%6Dedia／2026／%6Fwn.jpg", "／media／./2026／own.jpg"],
])("a picture that a draft's text names in full-width signs is private, shown or not: %s", (address) => {
  const own = "media/2026/own.jpg";
  for (const body of carriers.map((carrier) => `図\n\n${carrier(address)}`)) {
    const draft = event("a", "draft: true\n", body);
    expect([body, hiddenContent([draft], at).paths.includes(own)]).toEqual([body, true]);
    expect([body, hiddenContent([draft, event("b", "", body)], at).paths.includes(own)]).toEqual([body, false]);
  }
});
