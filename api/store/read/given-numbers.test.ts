import type { ContentFile } from "../../../content/model/entries/content-file";
import { readWithHistory } from "../../../scripts/site/read-with-history";
import { PublicContent } from "../../publication/public-content";
import { newsFile } from "../../test-support/item-files";
import type { ContentStore } from "../content-store";
import { temporaryRepository, type TemporaryRepository } from "../test-support/temporary-repository";
import { contentIs, testNow, testStore, writing } from "../test-support/test-store";

const kinds = {
  people: {
    path: (name: string) => `people/${name}.yml`,
    text: (name: string, number: number) =>
      `serial_no: ${String(number)}\nlists: [board]\nimage: /media/a.png\n` +
      ["name", "title", "bio"].map((field) => `${field}: { en: ${name}, ja: ${name} }\n`).join(""),
  },
  news: {
    path: (name: string) => `news/2026/${name}.md`,
    text: (name: string, number: number) => newsFile({ serial_no: String(number), title: name }),
  },
} as const;
type Kind = keyof typeof kinds;

let repository: TemporaryRepository;
let store: ContentStore;

async function started(kind: Kind): Promise<void> {
  repository = temporaryRepository({ files: { [`content/${kinds[kind].path("mori")}`]: kinds[kind].text("mori", 3) } });
  store = await testStore(repository.contentDir);
}
afterEach(async () => {
  await store.close();
  repository.remove();
});

const write = (kind: Kind, name: string, number: number): void =>
  repository.write(`content/${kinds[kind].path(name)}`, kinds[kind].text(name, number));
async function committed(): Promise<void> {
  repository.git("add", "--all");
  repository.git("commit", "--quiet", "--allow-empty", "--message", "By hand");
  const head = repository.git("rev-parse", "HEAD");
  await contentIs(store, () => store.snapshot().commit === head);
}

/** Number -> the entry that visitors find under it, as the service, a fresh clone's check and a static build see it. */
async function holders(kind: Kind): Promise<Readonly<Record<string, unknown>>> {
  const named = (files: readonly { readonly file: ContentFile }[]) =>
    Object.fromEntries(
      files.flatMap(({ file }) =>
        "serial_no" in file.fields ? [[String(file.fields.serial_no), file.id] as const] : [],
      ),
    );
  const served = named(store.snapshot().shown(kind));
  const inCheck = await readWithHistory(repository.contentDir, ({ content }) => Promise.resolve(named(content.files)));
  return { ...served, inCheck: inCheck["3"] };
}
/** What renderers are not given: they cannot know who was first. */
const hidden = (): readonly string[] => new PublicContent(() => testNow).of(store.snapshot()).hidden;
const taken = (): readonly string[] =>
  store
    .snapshot()
    .problems.filter(({ code }) => code === "numberTaken")
    .map(({ path }) => path);

const copy = async (kind: Kind, name: string): Promise<void> => {
  write(kind, name, 3);
  await committed();
};
const acts: Readonly<Record<string, (kind: Kind, name: string) => Promise<void>>> = {
  "a copy of its file": copy,
  "a copy, and an edit of its own file before": async (kind, name) => {
    await copy(kind, name);
    repository.write(`content/${kinds[kind].path("mori")}`, `${kinds[kind].text("mori", 3)}\n\n`);
    await committed();
  },
  "a copy, after its own file could not be read for one commit": async (kind, name) => {
    repository.write(`content/${kinds[kind].path("mori")}`, "---\ntitle: [\n---\n");
    await committed();
    write(kind, "mori", 3);
    await committed();
    await copy(kind, name);
  },
};

describe.each(Object.keys(kinds) as Kind[])("in %s", (kind) => {
  test.each([
    ...Object.entries(acts).map(([act, run]) => [act, "abe", run] as const),
    ["a copy of its file", "tan", copy] as const,
  ])("a number stays with whom it was given to first: %s, as %s", async (_, name, run) => {
    await started(kind);
    await run(kind, name);
    for (const _start of ["running", "restarted"]) {
      expect(await holders(kind)).toEqual({ 3: "mori", inCheck: "mori" });
      expect(taken()).toEqual([kinds[kind].path(name)]);
      expect(hidden()).toContain(kinds[kind].path(name));
      await store.close();
      store = await testStore(repository.contentDir);
    }
  });

  test("an entry that is given another's number by hand is shown under its own", async () => {
    const name = "abe";
    await started(kind);
    write(kind, name, 4);
    await committed();
    await copy(kind, name);
    expect(await holders(kind)).toEqual({ 3: "mori", 4: name, inCheck: "mori" });
    expect(taken()).toEqual([kinds[kind].path(name)]);
    expect(hidden()).not.toContain(kinds[kind].path(name));
    write(kind, "mori", 5);
    await committed();
    expect(await holders(kind)).toMatchObject({ 3: name, 5: "mori" });
    expect([taken(), store.snapshot().lastGood]).toEqual([[], []]);
  });

  test.each(["abe", "tan"])(
    "its file is renamed by the commit that gives its number to another one: %s",
    async (name) => {
      await started(kind);
      repository.git("mv", `content/${kinds[kind].path("mori")}`, `content/${kinds[kind].path("mori-aya")}`);
      write(kind, name, 3);
      await committed();
      expect(await holders(kind)).toEqual({ 3: "mori-aya", inCheck: "mori-aya" });
    },
  );

  test("what a branch did to its number counts only where it was taken over", async () => {
    await started(kind);
    repository.git("checkout", "--quiet", "-b", "side");
    write(kind, "mori", 5);
    repository.git("commit", "--quiet", "--all", "--message", "On a branch");
    repository.git("checkout", "--quiet", "main");
    repository.git("merge", "--quiet", "--no-ff", "--strategy", "ours", "--message", "Not taken over", "side");
    await copy(kind, "abe");
    expect(await holders(kind)).toEqual({ 3: "mori", inCheck: "mori" });
  });

  test("a branch that is joined later takes no number that staff's entry got meanwhile", async () => {
    await started(kind);
    repository.git("checkout", "--quiet", "-b", "side");
    write(kind, "abe", 4);
    repository.git("add", "--all");
    repository.git("commit", "--quiet", "--message", "On a branch");
    repository.git("checkout", "--quiet", "main");
    await store.close();
    // Of a second, git shows the newer one first whatever the order was.
    store = await testStore(repository.contentDir, { now: () => new Date(Date.now() + 10_000) });
    await store.save(writing(kinds[kind].path("tan"), kinds[kind].text("tan", 4)), { name: "Mei" });
    repository.git("merge", "--quiet", "--message", "Joined", "side");
    await committed();
    expect(await holders(kind)).toMatchObject({ 3: "mori", 4: "tan" });
    expect(taken()).toEqual([kinds[kind].path("abe")]);
  });

  test("an edit that is not committed yet takes no number away", async () => {
    await started(kind);
    write(kind, "abe", 3);
    const found = await readWithHistory(repository.contentDir, ({ content }) =>
      Promise.resolve(content.problems.filter(({ code }) => code === "numberTaken").map(({ path }) => path)),
    );
    expect(found).toEqual([kinds[kind].path("abe")]);
  });
});
