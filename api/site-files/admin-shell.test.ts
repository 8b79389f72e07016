import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import request from "supertest";
import { sampleContent } from "../../content/model/test-support/sample-content";
import { noPublisher } from "../publish/publisher-interface";
import { startTestServer, type TestServer } from "../test-support/test-server";
import { adminShell } from "./admin-shell";
import { serveSite } from "./serve-site";

const content = sampleContent;
const ofContent = (path: string): string => readFileSync(join(content, path), "utf8");
let server: TestServer;
let folder: string;
let release: string | undefined;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "admin-shell-"));
  mkdirSync(join(folder, "adminEvents"));
  writeFileSync(join(folder, "adminEvents/index.html"), "<h1>Built page</h1>");
  server = await startTestServer({
    files: { "site.yml": ofContent("site.yml").replace("ja: お知らせ", `ja: '<i>"A" & more</i>'`) },
    overrides: {
      openSite: ({ store }) =>
        Promise.resolve({
          publisher: { ...noPublisher, siteFolder: () => release, close: () => Promise.resolve() },
          middleware: serveSite({
            siteFolder: () => release,
            newsAddress: () => undefined,
            movedTo: () => undefined,
            hasCompany: () => false,
            hasEvent: () => false,
            pagePolicy: () => Promise.resolve("default-src 'self'"),
            adminShell: (path) => adminShell(store, path),
          }),
        }),
    },
  });
});
beforeEach(() => {
  release = undefined;
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (path: string) => request(server.url).get(path);

test.each([
  [
    "/adminEvents",
    "en",
    "Admin Panel — Events",
    "/ja/adminEvents",
    `<a href="/"><span aria-hidden="true">← </span>Back to the website</a>`,
  ],
  ["/admin", "en", "Admin Panel — Start", "/ja/admin", "Back to the website"],
  ["/ja/admin", "ja", "管理画面 — トップ", "/admin", "サイトへ戻る"],
  ["/adminNews", "en", "Admin Panel — News", "/ja/adminNews", "Back to the website"],
  [
    "/ja/adminEvents",
    "ja",
    "管理画面 — イベント",
    "/adminEvents",
    `<a href="/ja"><span aria-hidden="true">← </span>サイトへ戻る</a>`,
  ],
  ["/ja/adminNews", "ja", "管理画面 — ニュース", "/adminNews", "サイトへ戻る"],
])(
  "%s answers before there is a release, with the built page's head line",
  async (path, language, title, twin, toSite) => {
    const answer = await get(path).expect(200).expect("Content-Type", /html/).expect("Cache-Control", "no-store");
    expect(answer.text).toContain(`<html lang="${language}">`);
    expect(answer.text).toContain(`<title>${title}</title>`);
    expect(answer.text).toContain(`href="${twin}"`);
    expect(answer.text).toContain(toSite);
    expect(answer.text).toContain('<meta name="robots" content="noindex">');
    // Only scripts of this origin: the page needs no exception from the policy.
    expect(answer.headers["content-security-policy"]).toContain("script-src 'self';");
    expect(answer.text.match(/<script[^>]*>/g)).toEqual(['<script type="module" src="/admin-app/shell.js">']);
  },
);

test("texts of the content are shown as texts", async () => {
  const { text } = await get("/ja/adminHealth").expect(200);
  expect(text).toContain("&lt;i&gt;\\&quot;A\\&quot; &amp; more&lt;/i&gt;");
});

test("the public pages, and an address below a staff page, still wait for the release", async () => {
  for (const path of ["/", "/ja", "/adminEvents/x"]) await get(path).expect(503);
});

test("once there is a release its built page is served", async () => {
  release = folder;
  expect((await get("/adminEvents").expect(200)).text).toContain("Built page");
});
