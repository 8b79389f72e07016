import { mkdirSync, realpathSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { apiCalls, type ApiCall } from "../../content/model/api/api-calls";
import type { DraftLinkAnswer } from "../../content/model/api/collection-answers";
import { ask } from "./ask";
import { control, documentOf, hiddenFiles, hiddenIds, leaksIn, pictureOf, secret, walkSite } from "./hidden-items";
import { noticed, published } from "./published";
import { git, restoreContent } from "./repository";
import { startedProduct } from "./started-product";

beforeAll(async () => {
  const contentDir = join(startedProduct().repository, "content");
  for (const [path, bytes] of Object.entries(await hiddenFiles(contentDir))) {
    const file = join(contentDir, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
  git("add", "--all", "content");
  git("-c", "user.name=Maintainer", "-c", "user.email=maintainer@chamber.example", "commit", "--message=Prepare");
  await noticed();
  await published();
});
afterAll(async () => {
  restoreContent();
  await noticed();
  await published();
});

test("no file of the release holds a word of it, in its name or in its bytes", () => {
  const site = join(realpathSync(join(startedProduct().dataDir, "releases", "current")), "site");
  const { files, leaks, found } = walkSite(site);
  expect(leaks).toEqual([]);
  // What is public is found in the same way.
  expect(found).toEqual(
    expect.arrayContaining(["/sccj-news/index.html", "/ja/sccj-news/index.html", `/news/${control}/index.html`]),
  );
  expect(files.length).toBeGreaterThan(200);
});

const publicGets = Object.entries<ApiCall>(apiCalls).filter(([, call]) => call.method === "GET");
const parts = [...hiddenIds, ...hiddenIds.map((_, index) => String(9000 + index)), control];
const addresses = publicGets.flatMap(([, { path }]) =>
  path.includes(":")
    ? parts.map((part) => path.replace(":kind", "events").replace(":name", "companies").replace(/:\w+/g, part))
    : [path, `${path}?all=1`, `${path}?next=1`],
);

test.each(addresses)("without a session, %s answers none of it", async (address) => {
  const answer = await ask(address);
  expect(leaksIn(`${JSON.stringify([...answer.headers])}\n${await answer.text()}`)).toEqual([]);
});

test("nobody gets a page or a picture of it by its address, and no error page repeats it", async () => {
  const paths = hiddenIds.flatMap((id) => [
    `/news/${id}`,
    `/news/${id}/${id}`,
    `/events/${id}`,
    `/events/${id}.ics`,
    `/company/${id}`,
    `/people/${id}`,
    `/${id}`,
    pictureOf(id),
    documentOf(id),
  ]);
  for (const path of [...paths.flatMap((each) => [each, `/ja${each}`]), "/news/9000", pictureOf(`${secret}-next`)]) {
    const answer = await ask(path);
    expect([path, answer.status]).toEqual([path, 404]);
    expect([path, leaksIn(await answer.text())]).toEqual([path, []]);
  }
  for (const path of ["/", "/ja", "/news", "/events", "/sitemap.xml", "/sitemap-0.xml", "/feed.xml", "/events.ics"])
    expect([path, leaksIn(await (await ask(path)).text())]).toEqual([path, []]);
});

test("a link to one draft opens that draft and its picture, nothing of another, and nothing once it is taken back", async () => {
  const headers = { "Content-Type": "application/json", "Sec-Fetch-Site": "same-origin" };
  const post = async (path: string, json: object, cookie = ""): Promise<Response> =>
    ask(path, { method: "POST", headers: { ...headers, Cookie: cookie }, body: JSON.stringify(json) });
  const login = await post("/api/login", { password: startedProduct().password });
  const cookie = login.headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ");
  const [own = "", ...others] = hiddenIds;
  const draft = { collection: "events", _id: own };
  expect((await post("/api/giveDraftLink", draft)).status).toBe(401);
  const given = (await (await post("/api/giveDraftLink", draft, cookie)).json()) as DraftLinkAnswer;
  for (const link of [given.links.en, given.links.ja].map((each) => new URL(each).pathname)) {
    const page = await ask(link);
    const text = await page.text();
    expect([page.status, page.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    expect(leaksIn(text)).not.toEqual([]);
    expect(others.filter((id) => text.includes(id))).toEqual([]);
  }
  const link = new URL(given.links.en).pathname;
  expect((await ask(link + pictureOf(own))).status).toBe(200);
  for (const id of [...others, `${secret}-next`]) expect((await ask(link + pictureOf(id))).status).toBe(404);
  expect((await ask(pictureOf(own))).status).toBe(404);
  expect((await post("/api/revokeDraftLinks", draft, cookie)).status).toBe(204);
  for (const path of [link, `/ja${link}`, link + pictureOf(own)]) {
    const answer = await ask(path);
    expect([answer.status, leaksIn(await answer.text())]).toEqual([404, []]);
  }
});
