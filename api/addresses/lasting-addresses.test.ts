import { renameSync, writeFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Agent } from "supertest";
import { sampleContent } from "../../content/model/test-support/sample-content";
import type { ContentFile } from "../../content/model/entries/content-file";
import { companyPath, officeholderPath } from "../../content/model/pages/fixed-paths";
import { eventPath, localisedPath, newsArticlePath, originalPath } from "../../content/model/pages/page-paths";
import { fc } from "../../content/model/test-support/seeded-fast-check";
import { slugOf } from "../../content/model/text/slug";
import { languages } from "../../content/model/text/language";
import { staticRedirects } from "../../scripts/site/static-host-files";
import { PublicContent } from "../publication/public-content";
import { movedTo, pagesOf } from "../redirects/moved-to";
import { eventFile, newsFile } from "../test-support/item-files";
import { until } from "../test-support/until";
import { startTestServer, testNow, type TestServer } from "../test-support/test-server";
import { AddressKeeper } from "./address-keeper";
import { EntryAddresses } from "../entries/entry-addresses";

type Kind = "companies" | "people" | "events" | "news";
const kinds: readonly Kind[] = ["companies", "people", "events", "news"];
const product = "demo";

const site = readFileSync(join(sampleContent, "site.yml"), "utf8").replace(/^product: .*/m, `product: ${product}`);
const both = (text: string): string => `{ en: ${text}, ja: ${text} }`;
const company = (name: string, id: number): string =>
  `---\nid: ${String(id)}\nname: ${name}\ndescription: Tea\nlocation: Kyoto\nlogoImg: /media/a.png\nlink: https://a.example\n---\n${name} blends tea.\n`;
const profile = (name: string) => ({
  position: { en: name, ja: name },
  company: { en: name, ja: name },
  profileImage: "/media/a.png",
  about: [{ en: name, ja: name }],
});
const person = (name: string, number: number): string =>
  `serial_no: ${String(number)}\nlists: [board]\nimage: /media/a.png\nname: ${both(name)}\ntitle: ${both("Director")}\nbio: ${both(name)}\nprofile: ${JSON.stringify(profile(name))}\n`;

let server: TestServer;
let mei: Agent;
let keeper: AddressKeeper;
beforeAll(async () => {
  const files: Record<string, string> = { "site.yml": site };
  for (const [at, name] of ["Alpha", "Beta", "Gamma"].entries()) {
    const stem = name.toLowerCase();
    files[`companies/${stem}.md`] = company(`${name} Company`, at + 1);
    files[`people/${stem}.yml`] = person(`${name} Person`, at + 1);
    files[`events/2026/${stem}.md`] = eventFile({ title: `${name} Event` }, `Come to ${name}.`);
    files[`news/2026/${stem}.md`] = newsFile({ serial_no: String(at + 1), title: `${name} News` }, `Of ${name}.`);
  }
  server = await startTestServer({ files });
  mei = await server.loggedIn("Mei Tan");
  const { store } = server.server;
  keeper = new AddressKeeper({ store, addresses: new EntryAddresses(store), log: () => undefined });
});
afterAll(async () => {
  await keeper.close();
  await server.close();
});

const titleOf = (file: ContentFile): string => {
  if (file.collection === "companies") return file.fields.name;
  if (file.collection === "people") return file.fields.name.en;
  return file.collection === "events" || file.collection === "news" ? file.fields.title : "";
};

/** Every address of everything that is there -> the title of what is there. */
function addresses(): ReadonlyMap<string, string> {
  const all = kinds.flatMap((kind) => server.server.store.snapshot().shown(kind));
  return new Map(
    all.flatMap(({ file }) => {
      const title = titleOf(file);
      const paths =
        file.collection === "companies"
          ? [companyPath(file.id)]
          : file.collection === "people"
            ? [officeholderPath(product, file.fields.serial_no)]
            : file.collection === "events"
              ? [eventPath("en", file.id)]
              : [
                  newsArticlePath("en", file.id, slugOf(file.fields.title)),
                  `/news/${file.id}`,
                  `/news/${String(file.fields.serial_no)}`,
                ];
      return paths.map((path) => [path, title] as const);
    }),
  );
}

async function followed(): Promise<void> {
  const { store } = server.server;
  const head = server.git("rev-parse", "HEAD").trim();
  await until("the commit is seen", () => store.snapshot().commit === head);
  await keeper.look();
}

let count = 0;
const dir = (): string => server.settings.contentDir;
const entries = (kind: Kind) => server.server.store.snapshot().shown(kind);

const acts: Readonly<Record<string, (kind: Kind, at: number) => Promise<unknown>>> = {
  async order(_kind, at) {
    const ids = (await mei.get("/api/collections/people").expect(200)).body as { _id: string }[];
    const turned = ids.map((_, index) => ids[(index + at) % ids.length]?._id);
    await mei.post("/api/collections/people/order").send({ ids: turned }).expect(200);
  },
  async slug(_kind, at) {
    const entry = entries("companies")[at % Math.max(1, entries("companies").length)];
    count += 1;
    if (entry)
      await mei
        .put(`/api/collections/companies/${entry.file.id}`)
        .send({ _id: `slug-${String(count)}`, location: `Place ${String(count)}` })
        .expect(200);
  },
  // To an address that was another one's: refused, or nothing.
  async slugOfAnother(_kind, at) {
    const [entry] = entries("companies");
    const used = [...known.keys()].filter((path) => path.startsWith("/company/"));
    const _id = used[at % used.length]?.slice("/company/".length);
    if (entry) await mei.put(`/api/collections/companies/${entry.file.id}`).send({ _id });
    await mei.post("/api/collections/companies").send({ ...newEntry("companies"), _id });
  },
  gitMove(kind, at) {
    const entry = entries(kind)[at % Math.max(1, entries(kind).length)];
    if (!entry) return Promise.resolve();
    count += 1;
    const to = entry.path.replace(/[^/]+(?=\.\w+$)/, `moved-${String(count)}`);
    renameSync(join(dir(), entry.path), join(dir(), to));
    if (at % 2 === 1 && kind !== "people")
      writeFileSync(join(dir(), to), `${readFileSync(join(dir(), to), "utf8")}\nOne more line.\n`);
    server.git("add", "--all");
    server.git("commit", "--quiet", "--message", "Rename by hand");
    return Promise.resolve();
  },
  async delete(kind, at) {
    const entry = entries(kind)[at % Math.max(1, entries(kind).length)];
    if (entry) await mei.delete(`/api/collections/${kind}/${entry.file.id}`).expect(200);
  },
  async restore(kind, at) {
    const { items } = (await mei.get(`/api/deleted/${kind}`).expect(200)).body as {
      items: { _id: string; version: string }[];
    };
    const item = items[at % Math.max(1, items.length)];
    if (item)
      await mei
        .post("/api/restoreItem")
        .send({ kind, _id: item._id, restore: item.version, version: null })
        .expect(200);
  },
  async add(kind) {
    await mei.post(`/api/collections/${kind}`).send(newEntry(kind)).expect(201);
  },
};

function newEntry(kind: Kind): object {
  count += 1;
  const name = `New ${String(count)}`;
  const item = { title: `${name} ${kind}`, date: "2026-05-05" };
  if (kind === "events") return { ...item, description: `Come to ${name}.` };
  if (kind === "news") return { ...item, content: `Of ${name}.` };
  if (kind === "companies")
    return {
      name: `${name} Company`,
      description: "Tea",
      location: "Kyoto",
      logoImg: "/media/a.png",
      link: "https://a.example",
    };
  const names = { en: `${name} Person`, ja: name };
  return { lists: ["board"], image: "/media/a.png", name: names, title: names, bio: names, profile: profile(name) };
}

/** Every address that was ever there -> the title of what was there. */
const known = new Map<string, string>();

function check(): void {
  const now = addresses();
  const alive = new Set(now.values());
  for (const [path, title] of now) {
    expect({ path, title: known.get(path) ?? title }).toEqual({ path, title });
    known.set(path, title);
  }
  const snapshot = server.server.store.snapshot();
  const view = new PublicContent(() => testNow).of(snapshot);
  const files = (["companies", "people", "events", "news", "site", "redirects"] as const).flatMap((kind) =>
    snapshot.shown(kind).map(({ file }) => file as ContentFile),
  );
  const onStaticHost = staticRedirects(files, []);
  for (const [path, title] of known)
    for (const language of languages) {
      const address = localisedPath(language, path);
      const there = pagesOf(view)(path);
      const answered = there === undefined ? movedTo(view, address) : localisedPath(language, there);
      const expected = alive.has(title) ? title : undefined;
      const shown = answered === undefined ? undefined : now.get(originalPath(answered));
      expect({ address, shown }).toEqual({ address, shown: expected });
      if (answered !== undefined) expect(answered).toBe(localisedPath(language, originalPath(answered)));
      const leads = now.has(path) ? path : onStaticHost.get(path);
      expect({ path, static: leads === undefined ? undefined : now.get(leads) }).toEqual({ path, static: expected });
    }
  expect(snapshot.problems.filter(({ path }) => path === "redirects.yml")).toEqual([]);
}

test("whatever is done, an address that was public shows the same thing, leads to it, or is not found", async () => {
  check();
  const act = fc.tuple(fc.constantFrom(...Object.keys(acts)), fc.constantFrom(...kinds), fc.nat({ max: 5 }));
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 8 }), async (chosen) => {
      for (const [name, kind, at] of chosen) {
        await acts[name]?.(kind, at);
        await followed();
        check();
      }
    }),
    { numRuns: 6, endOnFailure: true },
  );
});
