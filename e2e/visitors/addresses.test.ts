import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ask } from "../product/ask";
import { startedProduct } from "../product/started-product";
import { openPage } from "../support/open-page";
import { visitor } from "../support/visitor";

const get = (path: string, init?: RequestInit): Promise<Response> => ask(path, { redirect: "manual", ...init });

test("an unknown address is a bilingual page with status 404", async () => {
  const { page, close } = await visitor();
  const answer = await page.goto("/no-such-page");
  expect(answer?.status()).toBe(404);
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await page.locator("main [lang=ja]").count()).toBeGreaterThan(0);
  await close();
});

test.each([
  ["/news/no-such-item/slug", "News not found"],
  ["/ja/news/no-such-item", "ニュースが見つかりません"],
  ["/company/no-such-company", "Company not found."],
  ["/events/no-such-event", "Event not found"],
  ["/ja/events/no-such-event", "イベントが見つかりません"],
])("%s says so", async (path, words) => {
  const { page, close } = await visitor({ language: path.startsWith("/ja") ? "ja" : "en" });
  const answer = await page.goto(path);
  expect(answer?.status()).toBe(404);
  await page.getByText(words).waitFor();
  await close();
});

test.each([
  ["en", ""],
  ["ja", "/ja"],
] as const)(
  "an article that goes live just after its visitor was sent the 404 page is shown (%s)",
  async (language, prefix) => {
    const list = (await (await get("/api/getNewsData")).json()) as { serial_no: number }[];
    const byNumber = await get(`${prefix}/news/${String(list[0]?.serial_no)}`);
    const path = byNumber.headers.get("location") ?? "";
    const { page, faults, close } = await visitor({ language });
    await page.route(path, async (route) => {
      const notFound = await route.fetch({ url: new URL(`${prefix}/no-such-page`, startedProduct().url).href });
      await route.fulfill({ response: notFound, status: 200 });
    });
    await openPage(page, path);
    expect(await page.getByRole("article").getByRole("heading", { level: 1 }).count()).toBe(1);
    expect(await page.locator("html").getAttribute("lang")).toBe(language);
    expect(faults).toEqual([]);
    await close();
  },
);

test("an article is found by its serial number and by a wrong slug, in both languages", async () => {
  const list = (await (await get("/api/getNewsData")).json()) as { serial_no: number; _id: string }[];
  const item = list[0];
  const byNumber = await get(`/news/${String(item?.serial_no)}`);
  expect(byNumber.status).toBe(302);
  expect(byNumber.headers.get("location")).toMatch(new RegExp(`^/news/${item?._id ?? ""}/`));
  const wrongSlug = await get(`/ja/news/${item?._id ?? ""}/wrong?x=1`);
  expect(wrongSlug.headers.get("location")).toMatch(/^\/ja\/news\/.*\?x=1$/);
});

test.each([
  "/.data/password",
  "/..%2f.data/password",
  "/.git/config",
  "/%2e%2e/package.json",
  "/release.json",
  "/content/site.yml",
])("%s is not served", async (path) => {
  const answer = await get(path);
  expect(answer.status).toBe(404);
  expect(answer.headers.get("content-type")).toMatch(/^text\/html/);
});

test("pages carry a policy that lets the site's script files run and no others", async () => {
  const policy = (await get("/")).headers.get("content-security-policy") ?? "";
  expect(policy).toContain("script-src 'self';");
  expect(policy).toMatch(/frame-ancestors 'none'/);
});

test("no admin code, no schema code and no editor is in the public bundles", () => {
  const site = join(startedProduct().dataDir, "releases", "current", "site");
  expect(readdirSync(site).filter((name) => name.endsWith(".js"))).toEqual([]);
  const bundles = readdirSync(join(site, "scripts")).filter((name) => name.endsWith(".js"));
  expect(bundles.length).toBeGreaterThan(5);
  for (const name of bundles) {
    const code = readFileSync(join(site, "scripts", name), "utf8");
    expect([name, /\badm-form\b|w-md-editor|ZodError|_zod\b|Are you sure you want to/.exec(code)?.[0]]).toEqual([
      name,
      undefined,
    ]);
  }
});

test("the admin pages are not for search engines", async () => {
  for (const path of [
    "/admin",
    "/ja/admin",
    "/adminEvents",
    "/ja/adminNews",
    "/adminContent",
    "/adminInquiries",
    "/adminHealth",
    "/adminPeople",
  ])
    expect(await (await get(path)).text()).toMatch(/<meta[^>]*name="robots"[^>]*noindex/);
  const sitemap = await (await get("/sitemap-0.xml")).text();
  expect(sitemap).toContain("/sccj-events</loc>");
  expect(sitemap).not.toMatch(/admin|404/);
});
