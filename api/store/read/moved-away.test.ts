import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { leavesOut } from "../../../content/model/problems/problem";
import type { ContentStore } from "../content-store";
import { eventText, temporaryRepository, type TemporaryRepository } from "../test-support/temporary-repository";
import { contentIs, testStore } from "../test-support/test-store";

const files: Readonly<Record<string, string>> = {
  "events/2025/a.md": eventText("A"),
  "events/2026/b.md": eventText("B"),
  "custom-pages/visit.md": "---\ntitle: Visit\n---\nText\n",
  "redirects.yml": "entries:\n  - from: /old\n    to: /visit\n",
  "news/2026/report.md": "---\nserial_no: 1\ntitle: Report\ndate: 2026-05-03\nevent: b\n---\nText\n",
};

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

const content = (path: string): string => join("content", path);
function move(from: string, to: string): void {
  const parked = content("../parked");
  repository.git("mv", content(from), parked);
  repository.write(content(`${dirname(to)}/README`), "");
  repository.git("mv", parked, content(to));
}
async function committed(): Promise<void> {
  repository.git("add", "--all");
  repository.git("commit", "--quiet", "--message", "By hand");
  const head = repository.git("rev-parse", "HEAD");
  await contentIs(store, () => store.snapshot().commit === head);
}
async function restarted(): Promise<void> {
  await store.close();
  store = await testStore(repository.contentDir);
}
const kept = (): readonly string[] => store.snapshot().lastGood.map(({ path }) => path);
const named = (): readonly string[] => [
  ...new Set(
    store
      .snapshot()
      .problems.filter(({ severity }) => severity !== "notice")
      .map(({ path }) => path),
  ),
];

const moves: readonly (readonly [from: string, to: string, misplaced: readonly string[]])[] = [
  ["events", "Events", ["Events/2025/a.md", "Events/2026/b.md"]],
  ["events", "event", ["event/2025/a.md", "event/2026/b.md"]],
  ["events/2026", "events/archive-x", ["events/archive-x/b.md"]],
  ["events/2026/b.md", "events/b.md", ["events/b.md"]],
  ["events/2026/b.md", "events/2026/B.md", ["events/2026/B.md"]],
  ["events/2025/a.md", "events/2025/夜の会.md", ["events/2025/夜の会.md"]],
  ["events/2026/b.md", "events/2026/b.markdown", ["events/2026/b.markdown"]],
  ["custom-pages", "Custom-Pages", ["Custom-Pages/visit.md"]],
  ["redirects.yml", "Redirects.yml", ["Redirects.yml"]],
  ["redirects.yml", "redirects.yaml", ["redirects.yaml"]],
];

const below = (from: string): readonly string[] =>
  Object.keys(files).filter((path) => `${path}/`.startsWith(`${from}/`));

test.each(moves)(
  "of %s moved to %s what visitors saw stays, and the misplaced files alone are named",
  async (from, to, misplaced) => {
    const gone = below(from);
    const before = repository.git("rev-parse", "HEAD");
    move(from, to);
    await committed();
    expect([kept(), named()]).toEqual([gone, misplaced]);
    expect(store.snapshot().lastGood.map(({ madeBy }) => madeBy.commit)).toEqual(gone.map(() => before));
    const folder = mkdtempSync(join(tmpdir(), "exported-"));
    const { commit, lastGood } = store.snapshot();
    const exported = await store.exportTo(join(folder, "content"), commit, lastGood);
    expect(exported.map(({ path }) => path)).toEqual(expect.arrayContaining(gone));
    rmSync(folder, { recursive: true });

    repository.write(content("news/2026/other.md"), files["news/2026/report.md"]?.replace("1", "2") ?? "");
    await committed();
    expect(kept()).toEqual(gone);
    await restarted();
    expect([kept(), named()]).toEqual([gone, misplaced]);

    move(to, from);
    await committed();
    expect([kept(), named()]).toEqual([[], []]);
  },
);

describe.each(moves.filter(([, to]) => /^Events$|夜|^Red/.test(to)))("%s moved to %s", (from, to, misplaced) => {
  const gone = below(from);

  test("a deletion after it, and one before, take what is deleted off", async () => {
    move(from, to);
    await committed();
    repository.git("rm", "-r", "--quiet", content(to));
    await committed();
    expect(kept()).toEqual([]);
    await restarted();
    expect(kept()).toEqual([]);
    for (const path of misplaced) repository.write(content(path), files[gone[misplaced.indexOf(path)] ?? ""] ?? "");
    await committed();
    expect([kept(), named()]).toEqual([[], misplaced]);
  });

  test("what staff delete is gone at once, also beside a copy of it at such a path", async () => {
    for (const path of misplaced) repository.write(content(path), files[gone[misplaced.indexOf(path)] ?? ""] ?? "");
    await committed();
    await store.save(() => ({ message: "Delete", files: gone.map((path) => ({ path, remove: true as const })) }), {
      name: "Mei Tan",
    });
    expect(kept()).toEqual([]);
    await restarted();
    expect(kept()).toEqual([]);
  });
});

test.each([
  ["deletes", () => repository.git("rm", "--quiet", content("events/2026/b.md"))],
  ["renames", () => repository.git("mv", content("events/2026/b.md"), content("events/2026/b-party.md"))],
])("beside a copy that was there before, what a maintainer %s is gone from its path", async (_, change) => {
  repository.write(content("events/2026/b copy.md"), files["events/2026/b.md"] ?? "");
  await committed();
  change();
  await committed();
  expect(kept()).not.toContain("events/2026/b.md");
  await restarted();
  expect(kept()).not.toContain("events/2026/b.md");
});

test.each(["in the same commit", "later"])(
  "a file of the name that is edited %s is the moved one still",
  async (when) => {
    move("events", "Events");
    if (when === "later") await committed();
    repository.write(content("Events/2026/b.md"), eventText("B, edited"));
    await committed();
    expect([kept(), named()]).toEqual([
      ["events/2025/a.md", "events/2026/b.md"],
      ["Events/2025/a.md", "Events/2026/b.md"],
    ]);
    expect(store.snapshot().lastGood.map(({ file }) => file.fields)).toMatchObject([{ title: "A" }, { title: "B" }]);
    repository.write(content("Events/2026/b.md"), eventText("B").replace("time:", "draft: true\ntime:"));
    await committed();
    expect(kept()).toEqual(["events/2025/a.md"]);
  },
);

test("moved twice, the second time to another such place", async () => {
  move("events", "Events");
  await committed();
  move("Events", "event");
  await committed();
  expect([kept(), named()]).toEqual([
    ["events/2025/a.md", "events/2026/b.md"],
    ["event/2025/a.md", "event/2026/b.md"],
  ]);
});

test("of a moved folder, the file that is deleted with the move goes", async () => {
  move("events", "Events");
  repository.git("rm", "--quiet", "--force", content("Events/2025/a.md"));
  await committed();
  expect([
    kept(),
    store
      .snapshot()
      .problems.filter(leavesOut)
      .map(({ path }) => path),
  ]).toEqual([["events/2026/b.md"], ["Events/2026/b.md"]]);
});
