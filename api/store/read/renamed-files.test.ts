import type { ContentStore } from "../content-store";
import { eventText, temporaryRepository, type TemporaryRepository } from "../test-support/temporary-repository";
import { contentIs, testStore, writing } from "../test-support/test-store";

const lines = (word: string): string =>
  Array.from({ length: 6 }, (_, at) => `${word} and more of ${word} ${String(at)}.\n`).join("");
const company = (id: number, name: string, text = lines(name)): string =>
  `---\nid: ${String(id)}\nname: "${name}"\ndescription: Tea\nlocation: Kyoto\nlogoImg: /media/a.png\nlink: https://a.example\n---\n${text}`;
const names = ["name", "title", "bio"].map((field) => `${field}: { en: Lee, ja: リー }\n`).join("");

const files: Readonly<Record<string, string>> = {
  "events/2026/picnic.md": eventText("Picnic", lines("Grass")),
  "events/2026/lunch.md": eventText("Lunch", lines("Rice")),
  "news/2026/report.md": `---\nserial_no: 1\ntitle: "Report"\ndate: 2026-05-03\n---\n${lines("Numbers")}`,
  "companies/acme.md": company(1, "Acme"),
  "companies/short.md": company(2, "Short", ""),
  "people/lee.yml": `serial_no: 1\nlists: [board]\nimage: /media/a.png\n${names}`,
  "custom-pages/visit.md": `---\ntitle: "Visit"\n---\n${lines("Trains")}`,
};
const textOf = (path: string): string => files[path] ?? "";

let repository: TemporaryRepository;
let store: ContentStore;
beforeEach(async () => {
  repository = temporaryRepository({
    files: Object.fromEntries(Object.entries(files).map(([path, text]) => [`content/${path}`, text])),
  });
  store = await testStore(repository.contentDir);
});
afterEach(async () => {
  await store.close();
  repository.remove();
});

/** One commit that writes files, or removes those that are null. */
async function commit(changes: Readonly<Record<string, string | Uint8Array | null>>): Promise<void> {
  for (const [path, text] of Object.entries(changes)) {
    if (text === null) repository.git("rm", "--quiet", `content/${path}`);
    else repository.write(`content/${path}`, text);
  }
  repository.git("add", "--all");
  repository.git("commit", "--quiet", "--message", "By hand");
  const head = repository.git("rev-parse", "HEAD");
  await contentIs(store, () => store.snapshot().commit === head);
}
/** The paths whose last good versions are shown, the same after a restart. */
async function kept(): Promise<readonly string[]> {
  const before = store.snapshot().lastGood.map(({ path }) => path);
  await store.close();
  store = await testStore(repository.contentDir);
  expect(store.snapshot().lastGood.map(({ path }) => path)).toEqual(before);
  return before;
}
const unquoted = (path: string): string => textOf(path).replace(/"$/m, "");

const renames: readonly (readonly [from: string, to: string, broken: string | Buffer])[] = [
  ["events/2026/picnic.md", "events/2026/garden.md", textOf("events/2026/picnic.md").replace("2026-05-03", "2027-4-9")],
  ["events/2026/picnic.md", "events/2027/garden.md", textOf("events/2026/picnic.md").replace("\n---\n\n", "\n\n")],
  ["events/2026/picnic.md", "events/2027/picnic.md", ""],
  ["events/2026/picnic.md", "events/2026/夜の会.md", textOf("events/2026/picnic.md").replace("Picnic", "夜の会")],
  ["news/2026/report.md", "news/2026/annual-report.md", unquoted("news/2026/report.md")],
  ["companies/acme.md", "companies/acme-tea.md", unquoted("companies/acme.md").replace("Acme", "Acme Tea")],
  ["companies/short.md", "companies/short-tea.md", unquoted("companies/short.md").replace("Tea", "Green tea")],
  ["people/lee.yml", "people/lee-mori.yml", textOf("people/lee.yml").replace("リー }", "リー")],
  ["custom-pages/visit.md", "custom-pages/visit-us.md", unquoted("custom-pages/visit.md")],
  [
    "companies/acme.md",
    "companies/acme-tea.md",
    Buffer.from([...Buffer.from(textOf("companies/acme.md")), 0x83, 0x41, 0x83, 0x4e]),
  ],
];

test.each(renames)(
  "of %s, renamed to %s and broken in one commit, visitors see the last good version",
  async (...row) => {
    const [from, to, broken] = row;
    const good = repository.git("rev-parse", "HEAD");
    await commit({ [from]: null, [to]: broken });
    expect(await kept()).toEqual([from]);
    expect(store.snapshot().lastGood).toMatchObject([{ text: textOf(from), madeBy: { commit: good } }]);
    await commit({ [to]: Buffer.concat([Buffer.from(broken), Buffer.from([0xff])]) });
    await store.save(writing("events/2026/other.md", eventText("Other")), { name: "Mei Tan" });
    expect(await kept()).toEqual([from]);
    await commit({ [to]: null });
    expect(await kept()).toEqual([]);
  },
);

test("when the renamed file is mended, it is shown alone", async () => {
  const [from, to] = ["events/2026/picnic.md", "events/2026/garden.md"];
  await commit({ [from]: null, [to]: textOf(from).replace("2026-05-03", "2027-4-9") });
  await commit({ [to]: textOf(from).replace("2026-05-03", "2027-04-09") });
  expect(await kept()).toEqual([]);
  expect(
    store
      .snapshot()
      .shown("events")
      .map(({ path }) => path),
  ).toEqual([to, "events/2026/lunch.md"]);
  // What was mended once is no new file when it is broken again.
  await commit({ [to]: textOf(from).replace("2026-05-03", "2027-4-9") });
  expect(await kept()).toEqual([to]);
});

test("two files that are renamed and broken in one commit are kept each for itself", async () => {
  const broken = (path: string): string => textOf(path).replace("2026-05-03", "2027-4-9");
  const [picnic, lunch] = ["events/2026/picnic.md", "events/2026/lunch.md"];
  await commit({
    [picnic]: null,
    [lunch]: null,
    "events/2026/a.md": broken(lunch),
    "events/2026/b.md": broken(picnic),
  });
  expect(await kept()).toEqual([lunch, picnic]);
  await commit({ "events/2026/a.md": textOf(lunch) });
  expect(await kept()).toEqual([picnic]);
  await commit({ "events/2026/b.md": null });
  expect(await kept()).toEqual([]);
});

test("a renamed and broken file that is renamed again stays, also to where none is read", async () => {
  const from = "events/2026/picnic.md";
  const broken = textOf(from).replace("2026-05-03", "2027-4-9");
  await commit({ [from]: null, "events/2026/a.md": broken });
  await commit({ "events/2026/a.md": null, "events/2026/b.md": broken });
  expect(await kept()).toEqual([from]);
  await commit({ "events/2026/b.md": null, "events/2026/夜.md": `${broken}More\n` });
  expect(await kept()).toEqual([from]);
  await commit({ "events/2026/夜.md": null, "events/2026/c.md": broken });
  expect(await kept()).toEqual([from]);
  // The first path has another file, which is deleted then.
  await commit({ [from]: eventText("Another", "Something else.") });
  await commit({ [from]: null });
  expect(await kept()).toEqual([]);
});

test.each([
  ["an unrelated broken file", { "events/2026/a.md": "---\ntitle: [Another\n---\nSomething else.\n" }],
  ["a broken file of another collection", { "news/2026/a.md": textOf("events/2026/picnic.md") }],
  [
    "what it became, and a broken copy",
    {
      "events/2026/a.md": textOf("events/2026/picnic.md"),
      "events/2026/b.md": textOf("events/2026/picnic.md").replace("2026-05-03", "2027-4-9"),
    },
  ],
  [
    "what it became after an edit, and a broken copy",
    {
      "events/2026/a.md": textOf("events/2026/picnic.md").replace("All day", "10:00"),
      "events/2026/b.md": `${textOf("events/2026/picnic.md").replace("2026-05-03", "2027-4-9")}More\n`,
    },
  ],
  [
    "a broken file that is a draft",
    {
      "events/2026/a.md": textOf("events/2026/picnic.md").replace("2026-05-03", "2027-4-9\ndraft: true"),
    },
  ],
])("an event that is deleted in the commit that adds %s is gone", async (_, added) => {
  await commit({ "events/2026/picnic.md": null, ...added });
  expect(await kept()).toEqual([]);
});

test("an event that a later commit deletes is gone, beside a broken copy of it", async () => {
  const [from, copy] = ["events/2026/picnic.md", "events/2026/a.md"];
  await commit({ [copy]: textOf(from).replace("2026-05-03", "2027-4-9") });
  await commit({ [from]: null });
  expect(await kept()).toEqual([]);
  await commit({ [copy]: null });
  await commit({ [copy]: textOf(from).replace("2026-05-03", "2027-4-9") });
  expect(await kept()).toEqual([]);
});

test("a broken file that is deleted, and comes back later, brings nothing back", async () => {
  const [from, to] = ["events/2026/picnic.md", "events/2026/a.md"];
  const broken = textOf(from).replace("2026-05-03", "2027-4-9");
  await commit({ [from]: null, [to]: broken });
  await commit({ [to]: null });
  await commit({ [to]: broken });
  expect(await kept()).toEqual([]);
});
