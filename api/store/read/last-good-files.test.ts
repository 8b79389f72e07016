import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { sampleContent } from "../../../content/model/test-support/sample-content";
import { leavesOut } from "../../../content/model/problems/problem";
import type { ContentStore } from "../content-store";
import { shownFiles } from "../../publish/render/shown-files";
import { damageLoose } from "../test-support/damage-loose";
import { commitByHand } from "../test-support/commit-by-hand";
import {
  eventText,
  picnicPath,
  temporaryRepository,
  type TemporaryRepository,
} from "../test-support/temporary-repository";
import { contentIs, testStore, writing } from "../test-support/test-store";

let repository: TemporaryRepository;
let store: ContentStore;
const events: object[] = [];
const bad = "---\ntitle: [not closed\n---\nText\n";
const news = (title: string, serialNo: number): string =>
  `---\nserial_no: ${String(serialNo)}\ntitle: ${title}\ndate: 2026-05-03\n---\nText\n`;

beforeEach(async () => {
  events.length = 0;
  repository = temporaryRepository();
  store = await testStore(repository.contentDir, { events });
});
afterEach(async () => {
  await store.close();
  repository.remove();
});

const commit = (files: Readonly<Record<string, string | null>>): Promise<string> =>
  commitByHand(repository, store, files);

const lastGood = (): (readonly [path: string, commit: string])[] =>
  store.snapshot().lastGood.map(({ path, madeBy }) => [path, madeBy.commit]);
const titles = (list: "files" | "shown"): string[] =>
  store
    .snapshot()
    [list]("events")
    .map(({ file }) => file.fields.title);

test("a file that is broken by hand keeps its last good version, and is left out of the files as ever", async () => {
  const good = await commit({ [picnicPath]: eventText("Picnic in the park") });
  const version = repository.git("rev-parse", `HEAD:content/${picnicPath}`);
  await commit({ [picnicPath]: bad });
  await commit({ [picnicPath]: `${bad}worse` });
  expect(lastGood()).toEqual([[picnicPath, good]]);
  expect(store.snapshot().lastGood[0]).toMatchObject({ version, madeBy: { date: expect.stringMatching(/^\d{4}-/) } });
  expect([titles("files"), titles("shown")]).toEqual([[], ["Picnic in the park"]]);
  expect(store.snapshot().problems).toContainEqual(expect.objectContaining({ path: picnicPath }));
});

test("a save elsewhere, a restart, and a file broken later change nothing about it", async () => {
  const first = repository.git("rev-parse", "HEAD");
  const second = await commit({ "events/2026/b.md": eventText("Second") });
  await commit({ [picnicPath]: bad });
  await store.save(writing("events/2026/c.md", eventText("Third")), { name: "Mei Tan" });
  await commit({ "events/2026/b.md": bad });
  const both = [
    [picnicPath, first],
    ["events/2026/b.md", second],
  ];
  expect(lastGood()).toEqual(both);
  await store.close();
  store = await testStore(repository.contentDir);
  expect(lastGood()).toEqual(both);
  expect(titles("shown")).toEqual(["Picnic", "Second", "Third"]);
});

test("a revert, a mended file, a deleted and a moved one are no longer kept", async () => {
  await commit({ [picnicPath]: bad });
  repository.git("revert", "--no-edit", "HEAD");
  await contentIs(store, () => store.snapshot().commit === repository.git("rev-parse", "HEAD"));
  expect([lastGood(), titles("files")]).toEqual([[], ["Picnic"]]);
  await commit({ [picnicPath]: bad });
  await commit({ [picnicPath]: eventText("Mended") });
  expect([lastGood(), titles("files")]).toEqual([[], ["Mended"]]);
  await commit({ [picnicPath]: bad });
  await commit({ [picnicPath]: null, "events/2026/moved.md": bad });
  expect([lastGood(), titles("shown")]).toEqual([[], []]);
});

test("broken, mended and broken again between two looks: the mended version counts", async () => {
  await commit({ [picnicPath]: bad });
  const save = (text: string): string => {
    repository.write(`content/${picnicPath}`, text);
    repository.git("commit", "--quiet", "--all", "--message", "By hand");
    return repository.git("rev-parse", "HEAD");
  };
  await store.close();
  const mended = save(eventText("Mended"));
  save(bad);
  store = await testStore(repository.contentDir);
  expect(lastGood()).toEqual([[picnicPath, mended]]);
});

test("what never was good, is no UTF-8, or only clashes with another file is left out without a substitute", async () => {
  await commit({
    "events/2026/new.md": bad,
    "news/2026/a.md": news("First", 7),
    "news/2026/b.md": news("Second", 7),
  });
  expect(lastGood()).toEqual([]);
  expect(store.snapshot().problems.map(({ path }) => path)).toEqual(["events/2026/new.md", "news/2026/b.md"]);
  repository.write(`content/${picnicPath}`, Buffer.from([0xff, 0xfe, 0x41]));
  await commit({});
  expect(titles("shown")).toEqual(["Picnic"]);
});

test("an old version whose number another item has now does not push that one out", async () => {
  const good = await commit({ "news/2026/a.md": news("First", 7) });
  await commit({ "news/2026/a.md": bad });
  expect(lastGood()).toEqual([["news/2026/a.md", good]]);
  await commit({ "news/2026/b.md": news("Second", 7) });
  expect(lastGood()).toEqual([]);
  await commit({ "news/2026/b.md": news("Second", 8) });
  expect(lastGood()).toEqual([["news/2026/a.md", good]]);
});

test("history that is rewritten takes its versions along", async () => {
  const first = repository.git("rev-parse", "HEAD");
  await commit({ [picnicPath]: eventText("Not for the public") });
  await commit({ [picnicPath]: bad });
  expect(titles("shown")).toEqual(["Not for the public"]);
  repository.git("reset", "--quiet", "--hard", first);
  await commit({ [picnicPath]: bad });
  expect(lastGood()).toEqual([[picnicPath, first]]);
});

test("an export has the kept version at the file's path", async () => {
  await commit({ [picnicPath]: bad, "site.yml": "product: [" });
  const folder = mkdtempSync(join(tmpdir(), "exported-"));
  const { commit: newest, lastGood: instead } = store.snapshot();
  await store.exportTo(join(folder, "content"), newest, instead);
  expect(readFileSync(join(folder, "content", picnicPath), "utf8")).toBe(eventText("Picnic"));
  expect(readFileSync(join(folder, "content", "site.yml"), "utf8")).toBe("product: [");
  await store.exportTo(join(folder, "content"), newest);
  expect(readFileSync(join(folder, "content", picnicPath), "utf8")).toBe(bad);
  rmSync(folder, { recursive: true });
});

const redirects = "entries:\n  - from: /old\n    to: /events\n";
const insteadOf: readonly (readonly [what: string, code: string, put: (path: string) => void])[] = [
  [
    "a link",
    "symbolicLink",
    (path) => {
      mkdirSync(dirname(join(repository.contentDir, path)), { recursive: true });
      symlinkSync("../README.md", join(repository.contentDir, path));
    },
  ],
  [
    "a submodule",
    "submodule",
    (path) => {
      const cacheinfo = `160000,${repository.git("rev-parse", "HEAD")},content/${path}`;
      repository.git("update-index", "--add", "--cacheinfo", cacheinfo);
    },
  ],
  [
    "a folder",
    "folderInPlace",
    (path) => {
      repository.write(`content/${path}/a.md`, "A");
      repository.write(`content/${path}/README.md`, "B");
    },
  ],
];

describe.each(insteadOf)("%s in the place of", (_, code, put) => {
  const places: (readonly [what: string, path: string])[] = [
    ["an event", picnicPath],
    ["the redirects", "redirects.yml"],
    ...(code === "folderInPlace" ? [] : [["a folder of events", "events/2025"] as const]),
  ];
  test.each(places)("%s: visitors see the last good version, and the path is named", async (_what, path) => {
    const good = await commit({ "redirects.yml": redirects, "events/2024/b.md": eventText("Other") });
    const made = path === "redirects.yml" ? good : repository.git("rev-parse", "HEAD~1");
    repository.git("rm", "-r", "--quiet", `content/${path}`);
    put(path);
    await byIndex(code === "submodule");
    const kept = path === "redirects.yml" ? path : picnicPath;
    expect(lastGood()).toEqual([[kept, made]]);
    expect(store.snapshot().problems.filter(leavesOut)).toEqual([{ path, code, severity: "left out" }]);
    expect([titles("shown"), store.snapshot().shown("redirects").length]).toEqual([["Other", "Picnic"], 1]);

    const folder = mkdtempSync(join(tmpdir(), "exported-"));
    const exported = await store.exportTo(join(folder, "content"), store.snapshot().commit, store.snapshot().lastGood);
    expect(exported.map((file) => file.path)).toEqual(["events/2024/b.md", picnicPath, "redirects.yml"]);
    expect(shownFiles(store.snapshot(), []).map((file) => file.path)).toEqual(exported.map((file) => file.path));
    rmSync(folder, { recursive: true });

    await store.close();
    store = await testStore(repository.contentDir);
    expect(lastGood()).toEqual([[kept, made]]);
    repository.git("revert", "--no-edit", "HEAD");
    await contentIs(store, () => !store.snapshot().problems.some(leavesOut));
    expect([lastGood(), titles("files")]).toEqual([[], ["Other", "Picnic"]]);
  });

  test("a deleted event brings nothing back", async () => {
    await commit({ "events/2026/b.md": eventText("Other"), [picnicPath]: null });
    put(picnicPath);
    await byIndex(code === "submodule");
    expect([lastGood(), titles("shown")]).toEqual([[], ["Other"]]);
  });
});

test.each(["events/2025", "events"])(
  "a file in the place of the folder %s: visitors see what was in it",
  async (path) => {
    const good = repository.git("rev-parse", "HEAD");
    repository.git("rm", "-r", "--quiet", "content/events");
    await commit({ [path]: "A" });
    expect(lastGood()).toEqual([[picnicPath, good]]);
    expect(store.snapshot().problems).toEqual([{ path, code: "fileInPlace", severity: "left out" }]);
    const folder = mkdtempSync(join(tmpdir(), "exported-"));
    const exported = await store.exportTo(join(folder, "content"), store.snapshot().commit, store.snapshot().lastGood);
    expect(exported.map((file) => file.path)).toEqual([picnicPath]);
    rmSync(folder, { recursive: true });
  },
);

test.each([
  ["events", "a file"],
  ["custom-pages", "a file"],
  ["custom-pages/visit.md", "a link"],
  ["events/2025", "a file"],
  [`${picnicPath}/a.md`, "a folder"],
  [picnicPath, "a link"],
  [picnicPath, "a fault"],
])("of %s, which is %s, the cause alone is named, and not what leads to what was there", async (path, what) => {
  const label = "label: {en: Picnic, ja: ピクニック}";
  await commit({
    "site.yml": `${readFileSync(join(sampleContent, "site.yml"), "utf8")}menu:\n  - ${label}\n    to: /visit\n`,
    "redirects.yml": "entries:\n  - from: /old\n    to: /events/picnic\n",
    "custom-pages/visit.md": "---\ntitle: Visit\n---\nText\n",
    "news/2026/a.md": news("Report", 1).replace("date:", "event: picnic\ndate:"),
  });
  // The pictures of the settings are not there.
  const named = () => store.snapshot().problems.filter(({ code }) => code !== "pictureMissing");
  expect(named()).toEqual([]);
  if (what !== "a fault") repository.git("rm", "-r", "--quiet", `content/${path.split("/", 1).join("")}`);
  mkdirSync(dirname(join(repository.contentDir, path)), { recursive: true });
  if (what === "a link") symlinkSync("../README.md", join(repository.contentDir, path));
  await commit(what === "a link" ? {} : { [path]: bad });
  const place = path.replace("/a.md", "");
  expect([...new Set(named().map((problem) => problem.path))]).toEqual([place]);
  expect(named().every(leavesOut)).toBe(true);
});

/** Commits the index; without `isWhole` all of the work tree. */
async function byIndex(isWhole: boolean): Promise<void> {
  if (!isWhole) repository.git("add", "--all");
  repository.git("commit", "--quiet", "--message", "By hand");
  const head = repository.git("rev-parse", "HEAD");
  await contentIs(store, () => store.snapshot().commit === head);
}

test.each([
  ["an empty object", () => ""],
  ["one that was cut off", (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
  ["an overwritten one", (bytes: Buffer) => Buffer.alloc(bytes.length, 7)],
])(
  "of %s, as after a power cut, the file alone suffers, it is named, and saves and exports go on",
  async (_, damage) => {
    const good = await commit({ "redirects.yml": redirects });
    await commit({ [picnicPath]: eventText("New picnic"), "events/2024/b.md": eventText("Other"), "media/a.pdf": "A" });
    await commit({ "redirects.yml": `${redirects}# New\n` });
    await store.close();
    for (const path of [picnicPath, "redirects.yml", "media/a.pdf"])
      damageLoose(repository.git, repository.contentDir, path, damage);
    store = await testStore(repository.contentDir, { events });
    const damaged = { code: "objectDamaged", severity: "left out" };
    expect(store.snapshot().problems).toEqual([picnicPath, "redirects.yml"].map((path) => ({ path, ...damaged })));
    // An event may have been taken off the site.
    expect([lastGood(), titles("shown")]).toEqual([[["redirects.yml", good]], ["Other"]]);
    await store.save(writing("events/2024/b.md", eventText("Saved")), { name: "Mei Tan" });
    await store.save(writing("events/2024/c.md", eventText("Added")), { name: "Mei Tan" });
    expect(titles("shown")).toEqual(["Saved", "Added"]);
    const folder = mkdtempSync(join(tmpdir(), "exported-"));
    const { commit: newest, lastGood: instead } = store.snapshot();
    const exported = await store.exportTo(join(folder, "content"), newest, instead);
    expect(exported.map(({ path }) => path)).toEqual(["events/2024/b.md", "events/2024/c.md", "redirects.yml"]);
    rmSync(folder, { recursive: true });
    await store.save(writing(picnicPath, eventText("Saved again")), { name: "Mei Tan" });
    await store.save(writing("redirects.yml", "entries: []\n"), { name: "Mei Tan" });
    expect([store.snapshot().problems, titles("files")]).toEqual([[], ["Saved", "Added", "Saved again"]]);
  },
);

test("a version that the repository has lost is passed over, and the content is read all the same", async () => {
  const oldBlob = repository.git("rev-parse", `HEAD:content/${picnicPath}`);
  await commit({ [picnicPath]: bad });
  await store.close();
  rmSync(join(repository.root, ".git", "objects", oldBlob.slice(0, 2), oldBlob.slice(2)));
  store = await testStore(repository.contentDir, { events });
  expect([lastGood(), store.snapshot().problems.length > 0]).toEqual([[], true]);
});
