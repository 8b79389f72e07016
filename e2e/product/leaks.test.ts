import { mkdirSync, readdirSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import sharp from "sharp";
import { apiCalls, type ApiCall } from "../../content/model/api/api-calls";
import { eventFile, newsFile } from "../../api/test-support/item-files";
import { ask } from "./ask";
import { noticed, published } from "./published";
import { git, restoreContent } from "./repository";
import { startedProduct } from "./started-product";

// The product publishes, and every file of its release is read.
jest.setTimeout(300_000);

/** In everything that is not public; no other text has them. */
const secret = "zyxwale";
const secretJapanese = "鵺鸞鸞";
/** In one item that is public. */
const control = "qwyjibo";
const states = {
  draft: { draft: "true" },
  later: { publishAt: "2099-01-01T09:00+09:00" },
  ended: { unpublishAt: "2001-01-01T09:00+09:00" },
  unreadable: { publishAt: "next Monday" },
} as const;
const publishAt = "2099-01-01T09:00+09:00";

const ids = Object.keys(states).map((state) => `${secret}-${state}`);
const pictureOf = (id: string): string => `/media/2026/${id}-1234abcd.png`;

/** Everything that is not public: items in every state, and prepared changes of entries that are. */
async function hiddenFiles(): Promise<Readonly<Record<string, string | Buffer>>> {
  const content = (path: string): string => readFileSync(join(startedProduct().repository, "content", path), "utf8");
  const files: Record<string, string | Buffer> = {};
  for (const [index, [state, fields]] of Object.entries(states).entries()) {
    const id = `${secret}-${state}`;
    const yaml = Object.entries(fields)
      .map(([name, value]) => `${name}: ${value}`)
      .join("\n");
    const image = pictureOf(id);
    const common = { title: `${secret} ${state}`, title_jp: `${secretJapanese}${state}`, image, imageAlt: secret };
    const [body, body_jp] = [`About ${secret} ![${secret}](${image})`, `${secretJapanese}について`];
    files[`events/2026/${id}.md`] = eventFile({ ...common, date: "2099-04-04", ...fields }, body, body_jp);
    files[`news/2026/${id}.md`] = newsFile({ ...common, serial_no: String(9000 + index), ...fields }, body, body_jp);
    files[`companies/${id}.md`] =
      `---\nid: ${String(9000 + index)}\nname: ${secret}\nname_jp: ${secretJapanese}\ndescription: ${secret}\nlocation: ${secret}\nlogoImg: ${image}\nlink: https://${secret}.example\n${yaml}\n---\n\n${body}\n`;
    files[`people/${id}.yml`] =
      `serial_no: ${String(9000 + index)}\nlists: [board, founding]\nimage: ${image}\nname: {en: ${secret}, ja: ${secretJapanese}}\ntitle: {en: ${secret}, ja: ${secretJapanese}}\nbio: {en: ${secret}, ja: ${secretJapanese}}\n${yaml}\n`;
    files[image.slice(1)] = await sharp({ create: { width: 40 + index, height: 30, channels: 3, background: "red" } })
      .png()
      .toBuffer();
  }
  const shown = newsFile({ serial_no: "9100", title: control }, "A public text.");
  files[`news/2026/${control}.md`] = shown;
  files[`news/2026/${control}.next.md`] = shown
    .replace("title:", `publishAt: ${publishAt}\nimage: ${pictureOf(`${secret}-next`)}\ntitle:`)
    .replace("A public text.", `${secret} ${secretJapanese}`);
  files[pictureOf(`${secret}-next`).slice(1)] = await sharp({
    create: { width: 50, height: 30, channels: 3, background: "blue" },
  })
    .png()
    .toBuffer();
  files["terms.next.yml"] = `${content("terms.yml").replace(/en: \S/, `en: ${secret} `)}\npublishAt: ${publishAt}\n`;
  return files;
}

beforeAll(async () => {
  const { repository } = startedProduct();
  for (const [path, bytes] of Object.entries(await hiddenFiles())) {
    const file = join(repository, "content", path);
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

/** The words of what is not public that a text holds, also as JSON or an address writes them. */
function leaksIn(text: string): string[] {
  const escaped = secretJapanese.replace(/./g, (each) => `\\u${each.charCodeAt(0).toString(16)}`);
  return [secret, secretJapanese, escaped, encodeURIComponent(secretJapanese)].filter((word) =>
    text.toLowerCase().includes(word.toLowerCase()),
  );
}

function textOf(path: string): string {
  const bytes = readFileSync(path);
  const plain = path.endsWith(".gz") ? gunzipSync(bytes) : path.endsWith(".br") ? brotliDecompressSync(bytes) : bytes;
  return plain.toString("utf8");
}

test("no file of the release holds a word of it, in its name or in its bytes", () => {
  const site = join(realpathSync(join(startedProduct().dataDir, "releases", "current")), "site");
  const files = readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const leaks = files.filter((file) => leaksIn(`${file.slice(site.length)}\n${textOf(file)}`).length > 0);
  expect(leaks.map((file) => file.slice(site.length))).toEqual([]);
  // What is public is found in the same way.
  const found = files.filter((file) => textOf(file).includes(control)).map((file) => file.slice(site.length));
  expect(found).toEqual(
    expect.arrayContaining(["/sccj-news/index.html", "/ja/sccj-news/index.html", `/news/${control}/index.html`]),
  );
  expect(files.length).toBeGreaterThan(200);
});

const publicGets = Object.entries<ApiCall>(apiCalls).filter(([, call]) => call.method === "GET");
const parts = [...ids, ...ids.map((_, index) => String(9000 + index)), control];
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
  const paths = ids.flatMap((id) => [
    `/news/${id}`,
    `/news/${id}/${id}`,
    `/events/${id}`,
    `/events/${id}.ics`,
    `/company/${id}`,
    `/people/${id}`,
    pictureOf(id),
  ]);
  for (const path of [...paths.flatMap((each) => [each, `/ja${each}`]), "/news/9000", pictureOf(`${secret}-next`)]) {
    const answer = await ask(path);
    expect([path, answer.status]).toEqual([path, 404]);
    expect([path, leaksIn(await answer.text())]).toEqual([path, []]);
  }
  for (const path of ["/", "/ja", "/news", "/events", "/sitemap.xml", "/sitemap-0.xml", "/feed.xml", "/events.ics"])
    expect([path, leaksIn(await (await ask(path)).text())]).toEqual([path, []]);
});
