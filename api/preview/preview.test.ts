import http from "node:http";
import type { Agent } from "supertest";
import type { PreviewQuestion } from "../../content/model/api/collection-answers";
import type { Previewed } from "../../content/model/api/render-messages";
import { noPublisher, type PreviewAsked, type Publisher } from "../publish/publisher-interface";
import { eventFile } from "../test-support/item-files";
import { startTestServer, type TestServer } from "../test-support/test-server";
import { until } from "../test-support/until";

const id = "2026-04-04-spring-picnic";
const path = `events/2026/${id}.md`;
const fields = { date: "2026-04-04", title: "Summer picnic", description: "Drinks and talks." };
const companyFile =
  "---\nid: 1\nname: Kopiya\ndescription: Coffee\nlocation: Tokyo\nlogoImg: /media/b.png\nlink: https://b.example\n---\n";
const previewed: Previewed = {
  kind: "previewed",
  pages: [{ path: "/sccj-events", language: "en", title: "Events" }],
  total: 1,
  page: "/sccj-events",
  html: "<!DOCTYPE html>",
};

let server: TestServer;
let staff: Agent;
let asked: PreviewAsked[];
let preview: Publisher["preview"];
beforeAll(async () => {
  const publisher: Publisher = {
    ...noPublisher,
    preview: (question) => {
      asked.push(question);
      return preview(question);
    },
    siteFolder: () => undefined,
    close: () => Promise.resolve(),
  };
  server = await startTestServer({
    files: { [path]: eventFile({ image: "/media/2026/a.jpg" }), "companies/kopiya.md": companyFile },
    overrides: { openSite: () => Promise.resolve({ publisher, middleware: (_context, next) => next() }) },
  });
  staff = await server.loggedIn();
});
beforeEach(() => {
  asked = [];
  preview = () => Promise.resolve(previewed);
});
afterAll(() => server.close());

const ask = (question: Partial<PreviewQuestion>) =>
  staff.post("/api/previewEntry").send({ collection: "events", fields, ...question });
const newCompany = {
  collection: "companies",
  isNew: true,
  fields: {
    name: "Orchid",
    description: "Flowers",
    location: "Kyoto",
    logoImg: "/media/a.png",
    link: "https://a.example",
  },
} as const;
const textAsked = (): string => Buffer.from(asked[0]?.file.bytes ?? []).toString();

test("a new company is previewed at the address that was chosen for it, and one that is taken is refused", async () => {
  await ask({ ...newCompany, _id: "orchid-house" }).expect(200);
  expect(asked[0]).toMatchObject({ file: { path: "companies/orchid-house.md" } });
  const { body } = await ask({ ...newCompany, _id: "kopiya" }).expect(400);
  expect(body).toMatchObject({ error: { fields: { _id: expect.stringContaining("kopiya") } } });
});

test("asks the renderer for the file as a save would write it, and saves nothing", async () => {
  const { body, headers } = await ask({ _id: id, page: "/ja/sccj-events" }).expect(200);
  const { kind: _, ...answer } = previewed;
  expect(body).toEqual(answer);
  expect(headers["cache-control"]).toBe("no-store");
  expect(asked[0]).toMatchObject({ page: "/ja/sccj-events", file: { path } });
  expect(textAsked()).toBe(eventFile({ image: "/media/2026/a.jpg" }).replace("Spring picnic", "Summer picnic"));
  expect(server.commits()).toBe(1);
});

test("of a new entry, too", async () => {
  await ask({}).expect(200);
  expect(asked[0]?.file.path).toBe("events/2026/2026-04-04-summer-picnic.md");
  expect(textAsked()).toContain("title: Summer picnic");
});

test("of an entry that was deleted, too", async () => {
  await ask({ _id: "2025-01-01-gone", isNew: true }).expect(200);
  expect(asked[0]?.file.path).toBe("events/2026/2026-04-04-summer-picnic.md");
});

test("fields that could not be saved are named, and the renderer is not asked", async () => {
  const { body } = await ask({ fields: { ...fields, title: "" } }).expect(400);
  expect(body).toMatchObject({ error: { code: "invalid-input", fields: { title: expect.any(String) as string } } });
  await ask({ collection: "nothing" as never }).expect(400);
  await ask({ fields: [] as never }).expect(400);
  await ask({ _id: "not-there" }).expect(404);
  expect(asked).toEqual([]);
});

test("without a renderer: 503 with a sentence, in both languages, and no error in the log", async () => {
  preview = () => Promise.resolve(undefined);
  const { headers, body } = await ask({}).expect(503);
  expect(headers["retry-after"]).toBe("5");
  expect(body).toMatchObject({
    error: {
      code: "preview-unavailable",
      message: expect.stringMatching(/^There is no preview .* comes by itself\.$/) as string,
    },
  });
  const japanese = await ask({}).set("Accept-Language", "ja").expect(503);
  expect(japanese.body).toMatchObject({
    error: { message: expect.stringMatching(/プレビューは自動で表示されます。$/) as string },
  });
  expect(server.log.filter(({ level }) => Number(level) >= 50)).toEqual([]);
});

test("a preview that was asked for again, which ends the request, is not wanted any more", async () => {
  const waiting = new Promise<PreviewAsked>((resolve) => {
    preview = (question) => {
      resolve(question);
      return new Promise(() => undefined);
    };
  });
  const cookie =
    (await server.browser().post("/api/login").send({ password: "test password" })).get("Set-Cookie") ?? [];
  const request = http.request(`${server.url}/api/previewEntry`, {
    method: "POST",
    headers: { Cookie: cookie.join("; "), "Content-Type": "application/json", "Sec-Fetch-Site": "same-origin" },
  });
  request.on("error", () => undefined);
  request.end(JSON.stringify({ collection: "events", fields }));
  const { isWanted } = await waiting;
  expect(isWanted()).toBe(true);
  request.destroy();
  await until("the preview is not wanted any more", () => !isWanted());
});
