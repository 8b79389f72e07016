import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import request from "supertest";
import { serveSite } from "../../site-files/serve-site";
import { startTestServer, type TestServer } from "../../test-support/test-server";
import { codeFingerprint } from "./code-fingerprint";
import { SitePublisher } from "../publisher";
import { testGenerator } from "../test-support/test-generator";

let folder: string;
let adminFolder: string;
let server: TestServer;
let publisher: SitePublisher;
let builds: number;

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};

/** A deploy of the admin, as its build leaves it: the manifest is of another time than the one before. */
function deployAdmin(hash: string, minutes: number): void {
  rmSync(adminFolder, { recursive: true, force: true });
  write(`admin/assets/events-${hash}.js`, `export const build = "${hash}";`);
  write("admin/manifest.json", JSON.stringify({ "events/main.tsx": { file: `assets/events-${hash}.js` } }));
  const at = new Date(Date.now() + minutes * 60_000);
  utimesSync(join(adminFolder, "manifest.json"), at, at);
}

/** Every file below a folder with its time and its text. */
function filesIn(below: string): Record<string, unknown> {
  const entries = readdirSync(below, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => join(entry.parentPath, entry.name)).sort();
  return Object.fromEntries(paths.map((path) => [path, [statSync(path).mtimeMs, readFileSync(path, "utf8")]]));
}

const live = (): string => publisher.siteFolder() ?? "";
const code = () => codeFingerprint(folder, {});

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "separate-builds-"));
  adminFolder = join(folder, "admin");
  builds = 0;
  for (const file of [
    "package-lock.json",
    "gatsby-config.ts",
    "gatsby-node.ts",
    "gatsby-browser.tsx",
    "gatsby-ssr.tsx",
  ])
    write(file, "");
  write("content/model/event.ts", "export {};");
  write("site/shell/Page.tsx", "export {};");
  write("site/admin/kit/ItemForm.tsx", "export {};");
  deployAdmin("Aa111111", 0);
  server = await startTestServer({
    overrides: {
      adminFolder,
      openSite: async ({ store, clock }) => {
        publisher = await SitePublisher.start({
          store,
          dataDir: join(folder, "data"),
          now: clock,
          log: () => undefined,
          generator: testGenerator({
            code,
            build: ({ commit }) => {
              builds += 1;
              write("public/index.html", `<p>${commit}</p>`);
              return Promise.resolve(join(folder, "public"));
            },
          }),
        });
        const middleware = serveSite({
          siteFolder: () => publisher.siteFolder(),
          newsAddress: () => undefined,
          movedTo: () => undefined,
          hasCompany: () => false,
          hasEvent: () => false,
          pagePolicy: () => Promise.resolve("default-src 'self'"),
          adminShell: () => Promise.resolve(undefined),
        });
        return { publisher, middleware };
      },
    },
  });
  await publisher.settled();
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

test("a redeploy of the admin is served at once and needs no rebuild of the site, nor at the next start", async () => {
  const [release, files, fingerprint] = [live(), filesIn(live()), code()];
  await request(server.url).get("/admin-app/assets/events-Aa111111.js").expect(200);
  write("site/admin/kit/ItemForm.tsx", "export const changed = true;");
  write("site/admin/dist/assets/events-Bb222222.js", "export {};");
  write("site/locales/ja/admin.json", "{}");
  write("site/locales/ja/adminInquiries.json", "{}");
  deployAdmin("Bb222222", 1);
  const manifest = await request(server.url).get("/admin-app/manifest.json").expect(200);
  expect(manifest.body).toEqual({ "events/main.tsx": { file: "assets/events-Bb222222.js" } });
  const script = await request(server.url).get("/admin-app/assets/events-Bb222222.js").expect(200);
  expect(script.text).toContain("Bb222222");
  await publisher.settled();
  expect(live()).toBe(release);
  expect(filesIn(live())).toEqual(files);
  expect(code()).toBe(fingerprint);
  await server.restart();
  await publisher.settled();
  expect(builds).toBe(1);
  expect(live()).toBe(release);
  // Changes of the site's own code and words do require a build.
  write("site/locales/ja/common.json", "{}");
  expect(code()).not.toBe(fingerprint);
});

test("a rebuild of the content leaves the admin as it is", async () => {
  const [release, admin] = [live(), filesIn(adminFolder)];
  const { headers } = await request(server.url).get("/admin-app/manifest.json").expect(200);
  const staff = await server.loggedIn();
  const { body } = await staff
    .post("/api/addEvent")
    .field({ date: "2026-06-12", title: "Networking night", description: "Drinks." })
    .expect(201);
  await publisher.settled();
  expect(builds).toBe(2);
  expect(live()).not.toBe(release);
  expect((await request(server.url).get("/").expect(200)).text).toBe(`<p>${String(body.commit)}</p>`);
  expect(filesIn(adminFolder)).toEqual(admin);
  const manifest = await request(server.url)
    .get("/admin-app/manifest.json")
    .set("If-None-Match", headers["etag"] ?? "");
  expect(manifest.status).toBe(304);
});
