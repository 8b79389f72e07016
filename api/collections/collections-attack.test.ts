import { cpSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Agent } from "supertest";
import { sampleContent } from "../../content/model/test-support/sample-content";
import type { EntryAnswer } from "../../content/model/api/collection-answers";
import { pathOf } from "../../content/model/collections/collection";
import { collectionNames, type CollectionName } from "../../content/model/collections/collection-names";
import { collections } from "../../content/model/collections/collections";
import { pageFile } from "../test-support/item-files";
import { startTestServer, type TestServer } from "../test-support/test-server";

const content = sampleContent;
const folders = [".", "companies", "people", "pages", "events/2026", "news/2026"];
/** One of each list is enough: every field has its turn. */
const files = folders.flatMap((folder) =>
  readdirSync(join(content, folder))
    .filter((name) => /\.(?:md|yml)$/.test(name))
    .slice(0, folder === "." || folder === "pages" ? undefined : 1)
    .map((name) => join(folder, name)),
);

const attacks: readonly unknown[] = [
  "javascript:alert(1)",
  '<img src=x onerror="alert(1)">',
  "../../../etc/passwd",
  "--output=/tmp/x",
  "x\n---\nserial_no: 1\n",
  "!!js/function 'x'",
  "&a [*a, *a]",
  "\u0000\ud800",
  "\u202egnp.x",
  "{{constructor.constructor('x')()}}",
  { toString: "x" },
  JSON.parse('{"__proto__": {"admin": true}, "en": "a", "ja": "b"}'),
  [[[[]]]],
  -1,
  1e309,
  Number.NaN,
  true,
  "長".repeat(3_000),
  ": | > - # ' \" % @ `",
  "2026-02-31",
];

let server: TestServer;
let staff: Agent;
/** The commit of the branch. A process of git for each of the hundreds of calls would take most of the time. */
const head = (): string =>
  readFileSync(join(server.settings.contentDir, "..", ".git", "refs", "heads", "main"), "utf8").trim();
beforeAll(async () => {
  server = await startTestServer({
    files: {
      ...Object.fromEntries(files.map((path) => [path, readFileSync(join(content, path), "utf8")])),
      // The sample content has none.
      "custom-pages/join.md": pageFile(
        { title_jp: "入会", image: "/media/home/event-banner.jpg" },
        "Join us.",
        "ご入会。",
      ),
      "custom-pages/visit.md": pageFile({ title_jp: "アクセス", summary: "Where we are" }, "By train.", "電車で。"),
      "redirects.yml": "entries:\n  - { from: /company/old, to: /company/akiya2.0 }\n",
    },
  });
  cpSync(join(content, "media"), join(server.settings.contentDir, "media"), { recursive: true });
  server.git("add", "--all");
  server.git("commit", "--quiet", "--message", "Pictures");
  staff = await server.loggedIn("Mei Tan");
});
afterAll(() => server.close());

/** Pages have hundreds of fields of the same few kinds: one in six has its turn. */
const sampled: Readonly<Partial<Record<CollectionName, number>>> = { pages: 6 };

type Path = readonly (string | number)[];

/** The paths of all values that hold no others, of a list those of its first item only. */
function leavesOf(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value !== "object" || value === null) return [path];
  const entries = Array.isArray(value) ? [[0, value[0]] as const].slice(0, value.length) : Object.entries(value);
  return entries.flatMap(([key, inner]) => leavesOf(inner, [...path, key]));
}

function withValue(value: unknown, [step, ...rest]: Path, leaf: unknown): unknown {
  if (step === undefined) return leaf;
  if (Array.isArray(value))
    return value.map((item: unknown, index) => (index === step ? withValue(item, rest, leaf) : item));
  const map = value as Readonly<Record<string, unknown>>;
  return { ...map, [step]: withValue(map[step], rest, leaf) };
}

test.each(collectionNames)(
  "no value of a field of %s breaks anything: it is refused by its field, or kept as text in its file",
  async (name) => {
    const list = (await staff.get(`/api/collections/${name}`).expect(200)).body as readonly EntryAnswer[];
    let turn = 0;
    let refused = 0;
    for (const { _id, version: _, ...fields } of list)
      for (const leaf of leavesOf(fields).filter((_leaf, index) => index % (sampled[name] ?? 1) === 0)) {
        const [field] = leaf;
        const attack = attacks[turn++ % attacks.length];
        const body = { [String(field)]: withValue(fields, leaf, attack) };
        const sent = { [String(field)]: (body[String(field)] as Readonly<Record<string, unknown>>)[String(field)] };
        const before = head();
        const answer = await staff.put(`/api/collections/${name}/${encodeURIComponent(_id)}`).send(sent);
        expect({ leaf, attack, status: answer.status }).toEqual({
          leaf,
          attack,
          status: answer.status === 200 ? 200 : 400,
        });
        if (answer.status === 400) {
          refused += 1;
          const { fields: faults } = (answer.body as { error: { fields?: object } }).error;
          // Such a body is refused before its fields are looked at.
          if (faults === undefined) expect(JSON.stringify(attack)).toContain("__proto__");
          const named = Object.keys(faults ?? {});
          expect(named.every((each) => each === field || each.startsWith(`${String(field)}.`))).toBe(true);
        }
        const isSaved = head() !== before;
        const changed = isSaved ? server.git("diff", "--name-only", before, "HEAD").trim().split("\n") : [];
        const year = /^\d{4}/.exec(_id)?.[0] ?? "";
        expect(changed.every((path) => path === `content/${pathOf(collections[name], _id, year)}`)).toBe(true);
        if (isSaved) {
          server.git("revert", "--no-edit", "HEAD");
          await staff.get(`/api/collections/${name}/${encodeURIComponent(_id)}`).expect(200);
        }
      }
    expect(refused).toBeGreaterThan(0);
    expect(({} as { admin?: unknown }).admin).toBeUndefined();
  },
);
