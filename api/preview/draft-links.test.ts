import fc from "fast-check";
import request from "supertest";
import type { Previewed } from "../../content/model/api/render-messages";
import english from "../../site/locales/en/draftPage.json";
import japanese from "../../site/locales/ja/draftPage.json";
import { noPublisher, type PreviewAsked } from "../publish/publisher-interface";
import { eventFile, newsFile } from "../test-support/item-files";
import { startTestServer, type TestServer } from "../test-support/test-server";
import { linkLife } from "./revoked-links";

const start = Date.parse("2026-06-01T03:00:00Z");
const picture = "/media/2026/%E4%BC%9A%E5%A0%B4.png";
const html =
  `<!DOCTYPE html><html lang="en"><head><meta http-equiv="Content-Security-Policy" content="script-src 'none'">` +
  `<base target="_blank"></head><body><a href="/events/drafted">English</a><a href="/ja/events/drafted">日本語</a><img src="${picture}"/>` +
  `<img srcset="/media/2026/a.png 1x, /media/2026/b.png 2x"/></body></html>`;
const offers = (hidden: string) =>
  `<button${hidden} type="button" data-action="share">Share</button><button type="button">Menu</button>`;

let now: number;
let server: TestServer;
let other: TestServer;
let asked: PreviewAsked[];
let renders: Previewed | undefined;
const files = {
  "site.yml": "product: sccj\n",
  "events/2026/drafted.md": eventFile(
    { title: "Drafted", draft: "true", image: "/media/2026/会場.png" },
    "See ![plan](</media/2026/plan.png>).",
  ),
  "events/2026/soon.md": eventFile({ title: "Soon", publishAt: "2026-06-01T12:01:00+09:00" }),
  "events/2026/other.md": eventFile({ draft: "true", image: "/media/2026/other.png" }),
  "events/2026/open.md": eventFile({ title: "Open", image: "/media/2026/open.png" }),
  "news/2026/moved.md": newsFile({ title: "Moved" }, "We moved."),
  "news/2026/moved.next.md": newsFile(
    { title: "Moved", publishAt: "2026-07-01T09:00+09:00", image: "/media/2026/next.png" },
    "We moved again.",
  ),
  "news/2026/later.md": newsFile({ serial_no: "2", publishAt: "2026-06-20T09:00+09:00" }),
  "news/2026/later.next.md": newsFile({ serial_no: "2", publishAt: "2026-07-01T09:00+09:00" }, "We move later."),
  ...Object.fromEntries(["会場", "plan", "other", "open", "next"].map((each) => [`media/2026/${each}.png`, each])),
};
const noPage = (context: { status: number; body: unknown; type: string; path: string }) => {
  context.status = 404;
  context.type = "html";
  context.body = `not found, ${context.path}`;
  return Promise.resolve();
};

const open = () =>
  startTestServer({
    files,
    settings: { publicUrl: "http://chamber.example" },
    overrides: {
      clock: () => new Date(now),
      openSite: () =>
        Promise.resolve({
          publisher: {
            ...noPublisher,
            preview: (question) => {
              asked.push(question);
              return Promise.resolve(renders);
            },
            siteFolder: () => undefined,
            close: () => Promise.resolve(),
          },
          middleware: noPage,
          pagePolicy: () => Promise.resolve("default-src 'self'"),
        }),
    },
  });
beforeAll(async () => {
  now = start;
  server = await open();
});
beforeEach(async () => {
  now = start;
  asked = [];
  renders = { kind: "previewed", pages: [], total: 2, page: "/events/drafted", html };
  // Forgets who has tried how often.
  await server.restart();
});
afterAll(() => Promise.all([server.close(), other.close()]));

interface Question {
  readonly collection: string;
  readonly _id: string;
  readonly next?: true;
}
const drafted: Question = { collection: "events", _id: "drafted" };
async function give(question: Question, from = server): Promise<string> {
  const { body } = await (await from.loggedIn()).post("/api/giveDraftLink").send(question).expect(201);
  return new URL((body as { links: { en: string } }).links.en).pathname;
}
const note = (words: string): string => `<aside class="notice"><p class="wide">${words}</p></aside>`;
const visit = (path: string) => request(server.url).get(path);
const privately = { "cache-control": "private, no-store", "x-robots-tag": "noindex", "referrer-policy": "no-referrer" };
/** The same answer for every link that shows nothing, whatever the reason. */
const notFound = async (path: string): Promise<void> => {
  const answer = await visit(path).expect(404).expect("Content-Type", "text/html; charset=utf-8");
  expect(answer.headers).toMatchObject(privately);
  const [below, language] = path.startsWith("/ja/") ? ["/ja", "ja"] : ["", "en"];
  expect(answer.text).toBe((await visit(`${below}/preview/no-link-of-ours`)).text);
  expect(answer.text).toContain(`<html lang="${language}">`);
  expect(answer.text).toContain("This link may have expired or been taken back. Please ask whoever sent it.");
  expect(answer.text).toContain("リンクの有効期限が切れたか、無効にされた可能性があります。送り主にご確認ください。");
};

test("a link shows the page of a draft, in both languages, to whoever has it, and to nobody without it", async () => {
  const staff = await server.loggedIn();
  const { body } = await staff.post("/api/giveDraftLink").send(drafted).expect(201);
  const [en, ja] = [new URL(body.links.en), new URL(body.links.ja)];
  expect([en.origin, ja.pathname, body.expires]).toEqual([
    "http://chamber.example",
    `/ja${en.pathname}`,
    new Date(start + linkLife).toISOString(),
  ]);
  const shown = await visit(en.pathname).expect(200).expect("Content-Type", "text/html; charset=utf-8");
  expect(shown.headers).toMatchObject({
    ...privately,
    "content-security-policy": "default-src 'self', script-src 'none'",
  });
  expect(shown.text).toBe(
    `<!DOCTYPE html><html lang="en"><head><meta http-equiv="Content-Security-Policy" content="script-src 'none'">` +
      `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"></head>` +
      `<body>${note(english.draft)}<a href="${en.pathname}">English</a><a href="${ja.pathname}">日本語</a><img src="${en.pathname}${picture}"/>` +
      `<img srcset="${en.pathname}/media/2026/a.png 1x, ${en.pathname}/media/2026/b.png 2x"/></body></html>`,
  );
  await visit(ja.pathname).expect(200);
  expect(asked.map(({ page }) => page)).toEqual(["/preview/page", "/ja/preview/page"]);
  expect(asked[0]?.file.path).toBe("events/2026/drafted.md");
  expect(Buffer.from(asked[0]?.file.bytes ?? []).toString()).toBe(files["events/2026/drafted.md"]);
  await notFound("/preview/x");
  await notFound("/ja/preview/x");
});

test.each([
  [drafted, "draft"],
  [{ collection: "events", _id: "soon" }, "scheduled"],
  [{ collection: "news", _id: "moved", next: true }, "prepared"],
  // Visitors have no page that stays as it is.
  [{ collection: "news", _id: "later", next: true }, "scheduled"],
] as const)(
  "%j is said to be not public before anything else, in the language of the page",
  async (question, state) => {
    const path = await give(question);
    const { text } = await visit(path).expect(200);
    expect(text).toContain(`<body>${note(english[state])}`);
    expect((await visit(`/ja${path}`).expect(200)).text).toContain(`<body>${note(japanese[state])}`);
  },
);

test("nothing is offered that the reader cannot have: no button of the page's scripts, no calendar file of what is not public", async () => {
  const calendar = '<a class="link" href="/ja/events/drafted.ics">カレンダー</a>';
  renders = { kind: "previewed", pages: [], total: 2, page: "/events/drafted", html: offers("") + calendar };
  const { text } = await visit(await give(drafted)).expect(200);
  expect(text).toBe(`${offers(" hidden")}<a class="link" hidden>カレンダー</a>`);
  const prepared = await visit(await give({ collection: "news", _id: "moved", next: true })).expect(200);
  expect(prepared.text).toBe(offers(" hidden") + calendar);
});

test("of a prepared change, what its entry will be; the entry itself is public and needs no link", async () => {
  const link = await give({ collection: "news", _id: "moved", next: true });
  await visit(link).expect(200);
  const { path, bytes } = asked[0]?.file ?? { path: "", bytes: null };
  expect([path, Buffer.from(bytes ?? []).toString()]).toEqual([
    "news/2026/moved.md",
    newsFile({ title: "Moved", image: "/media/2026/next.png" }, "We moved again."),
  ]);
  await visit(`${link}/media/2026/next.png`).expect(200);
  const staff = await server.loggedIn();
  for (const question of [
    { collection: "news", _id: "moved" },
    { collection: "events", _id: "drafted", next: true },
    { collection: "events", _id: "nothing" },
  ])
    await staff.post("/api/giveDraftLink").send(question).expect(404);
  for (const question of [{}, { ...drafted, next: false }, { ...drafted, days: 400 }, { ...drafted, collection: "x" }])
    await staff.post("/api/giveDraftLink").send(question).expect(400);
  await request(server.url).post("/api/giveDraftLink").set("Sec-Fetch-Site", "same-origin").send(drafted).expect(401);
});

test("the draft's pictures are readable with its link, and those of another draft are not", async () => {
  const link = await give(drafted);
  for (const path of [picture, "/media/2026/plan.png", "/media/2026/open.png"])
    expect((await visit(link + path).expect(200)).headers).toMatchObject(privately);
  for (const path of [picture, "/media/2026/plan.png", "/media/2026/other.png", "/media/2026/next.png"])
    await visit(path).expect(404);
  for (const path of ["other.png", "next.png", "../events.md", "%2e%2e/x.png", "none.png"])
    await visit(`${link}/media/2026/${path}`).expect(404);
  await visit(`/preview/wrong/media/2026/plan.png`).expect(404);
  // The allowance of one answer is none for the next.
  await visit("/media/2026/plan.png").expect(404);
});

test("a scheduled item has its page with the link until its time, and then its own address", async () => {
  const link = await give({ collection: "events", _id: "soon" });
  await visit(link).expect(200);
  now = start + 60_000;
  await visit(link).expect(302).expect("Location", "/events/soon");
  await visit(`/ja${link}`).expect(302).expect("Location", "/ja/events/soon");
});

test("a link that has expired, was taken back, or is of what was deleted shows nothing", async () => {
  const [old, kept] = [await give(drafted), await give({ collection: "events", _id: "other" })];
  const staff = await server.loggedIn();
  await staff.post("/api/revokeDraftLinks").send(drafted).expect(204);
  await notFound(old);
  await notFound(`/ja${old}`);
  await visit(`${old}/media/2026/plan.png`).expect(404);
  await visit(kept).expect(200);
  const next = await give(drafted);
  await visit(next).expect(200);
  await staff.post("/api/revokeDraftLinks").send(drafted).expect(204);
  await notFound(next);
  await server.restart();
  await notFound(old);
  await notFound(next);
  const last = await give(drafted);
  now = start + linkLife - 1000;
  await visit(last).expect(200);
  now = start + linkLife;
  await notFound(last);
  await notFound(kept);
  now = start;
  const change = await give({ collection: "news", _id: "moved", next: true });
  const editor = await server.loggedIn();
  await editor.delete("/api/collections/news/moved?next=1").expect(200);
  await notFound(change);
  await editor.delete("/api/collections/events/other").expect(200);
  await notFound(kept);
});

test("a link of another server, or from before a new password, shows nothing", async () => {
  other = await startTestServer({ files });
  await notFound(await give(drafted, other));
});

test("no altered token shows anything, however it was altered", async () => {
  const token = (await give(drafted)).slice("/preview/".length);
  const path = fc.oneof(
    // One character replaced, left out or put in.
    fc
      .tuple(
        fc.nat(token.length - 1),
        fc.constantFrom("A", "B", "b", "c", "0", "9", "-", "_", ".", "~"),
        fc.nat(1),
        fc.nat(1),
      )
      .map(([at, char, removed, isAdded]) => token.slice(0, at) + (isAdded ? char : "") + token.slice(at + removed)),
    fc.nat(token.length).map((end) => token.slice(0, end)),
    fc.string().map((text) => encodeURIComponent(text)),
    // Another claim with the signature of ours.
    fc
      .tuple(fc.constantFrom("events", "news", "pages"), fc.string(), fc.nat(1), fc.nat(), fc.nat())
      .map((claim) => `${Buffer.from(JSON.stringify(claim)).toString("base64url")}.${token.split(".")[1] ?? ""}`),
  );
  await fc.assert(
    fc.asyncProperty(path, async (altered) => {
      fc.pre(altered !== token && !altered.startsWith("."));
      now += 11 * 60_000;
      const { status } = await visit(`/preview/${altered}`);
      expect(status).toBe(404);
    }),
    { numRuns: 200 },
  );
  expect(asked).toEqual([]);
});

test("who guesses is kept out for a while, and so is who makes the renderer work", async () => {
  const link = await give(drafted);
  for (let count = 0; count < 30; count += 1) await visit(`/preview/guess-${String(count)}`).expect(404);
  const refused = await visit("/preview/guess").expect(429).expect("Retry-After", "600");
  expect(refused.text).toMatch(/<h1>Please try again later<\/h1>[^]*<h2>時間をおいてもう一度お試しください<\/h2>/);
  await visit(link).expect(429);
  now += 600_001;
  for (let count = 0; count < 60; count += 1) await visit(link).expect(200);
  await visit(link).expect(429);
  await visit(`${link}/media/2026/plan.png`).expect(200);
  expect(asked).toHaveLength(60);
});

test("giving out, opening and taking back are in the log, and no token is", async () => {
  const from = server.log.length;
  const link = await give(drafted);
  await visit(`/ja${link}`).expect(200);
  await visit(`${link}/media/2026/plan.png`).expect(200);
  await visit(`${link}x`).expect(404);
  await server.browser().post(link).set("Sec-Fetch-Site", "cross-site").expect(403);
  await (await server.loggedIn()).post("/api/revokeDraftLinks").send(drafted).expect(204);
  await visit(link).expect(404);
  const lines = server.log.slice(from);
  const events = lines.filter(({ event }) => String(event).startsWith("draft-link"));
  expect(events).toMatchObject([
    { event: "draft-link-given", collection: "events", id: "drafted", next: false },
    { event: "draft-link-opened", collection: "events", id: "drafted", next: false, language: "ja" },
    { event: "draft-links-revoked", collection: "events", id: "drafted" },
  ]);
  const token = link.slice("/preview/".length);
  expect(JSON.stringify(lines)).not.toContain(token.slice(0, 20));
  expect(JSON.stringify(lines)).not.toContain(token.slice(-20));
});

test("while nothing can be rendered, a page says so in both languages and comes again by itself", async () => {
  const link = await give(drafted);
  renders = undefined;
  const answer = await visit(link).expect(503).expect("Retry-After", "5");
  expect(answer.text).toMatch(/The draft cannot be shown yet[^]*下書きをまだ表示できません/);
  renders = { kind: "previewed", pages: [], total: 0, broken: "cannot be made" };
  await notFound(link);
});
