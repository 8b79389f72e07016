import type { ContentStore } from "../content-store";
import { interleavingRun } from "../test-support/interleaving-run";
import { StoreProcess } from "../test-support/store-process";
import { eventText, temporaryRepository, type TemporaryRepository } from "../test-support/temporary-repository";
import { testStore } from "../test-support/test-store";

describe("many at once", () => {
  let repository: TemporaryRepository;
  let store: ContentStore | undefined;
  beforeEach(() => {
    repository = temporaryRepository();
  });
  afterEach(async () => {
    await store?.close();
    store = undefined;
    repository.remove();
  });

  test("20 writers x 5 saves in one process: none lost, one commit each", async () => {
    const opened = await testStore(repository.contentDir);
    store = opened;
    const commits: string[] = [];
    const writer = async (number: number) => {
      for (let count = 0; count < 5; count += 1) {
        const files = [{ path: `events/2026/w${number}-${count}.md`, bytes: eventText(`Night ${number}.${count}`) }];
        commits.push(
          (await opened.save(() => ({ message: `Save ${number}.${count}`, files }), { name: `Writer ${number}` }))
            .commit,
        );
      }
    };
    await Promise.all(Array.from({ length: 20 }, (_, number) => writer(number)));
    expect(new Set(commits).size).toBe(100);
    expect(repository.git("rev-list", "--reverse", "HEAD").split("\n").slice(1)).toEqual(commits);
    expect(opened.snapshot().files("events")).toHaveLength(101);
    expect(repository.git("ls-files", "content/events/2026").split("\n")).toHaveLength(100);
    expect(repository.git("status", "--porcelain")).toBe("");
    expect(repository.git("fsck", "--full", "--strict")).toBe("");
  });

  test("two processes on one checkout: none lost, one commit each, both see everything", async () => {
    const processes = [1, 2].map(
      (number) =>
        new StoreProcess({ contentDir: repository.contentDir, name: `p${number}`, seed: number, writers: 4, saves: 4 }),
    );
    await Promise.all(processes.map(({ ended }) => ended));
    expect(processes.flatMap(({ refused }) => refused)).toEqual([]);
    const commits = processes.flatMap(({ saved }) => saved);
    expect(new Set(commits).size).toBe(32);
    expect(repository.git("rev-list", "HEAD").split("\n").slice(0, -1).sort()).toEqual([...commits].sort());
    expect(repository.git("status", "--porcelain")).toBe("");
  });

  test("a maintainer commits, reverts, amends and force-moves the branch meanwhile: nothing silently overwritten or swept in", async () => {
    store = await testStore(repository.contentDir);
    const figures = await interleavingRun(store, repository, 20, 7);
    expect(figures).toMatchObject({
      neverOnBranch: [],
      overwriting: [],
      sweeping: [],
      takenBack: [],
      unkept: [],
      status: "",
      fsck: "",
    });
    expect(figures.acknowledged + figures.refused).toBe(41);
    expect(figures.acknowledged).toBeGreaterThan(30);
  });
});
